/** Why a match cannot be shown, as far as it makes a difference for what the reader may do about it. */

import type { Sentence } from '../protocol';

export type WhyNot = 'goes-on' | 'sealed' | 'gone' | 'damaged' | 'not-now' | 'nothing';

const KNOWN: Readonly<Record<string, WhyNot>> = {
  'refusal-replay-not-over': 'goes-on',
  'refusal-deal-sealed': 'sealed',
  'refusal-replay-no-match': 'gone',
  'refusal-replay-record-gone': 'gone',
  'refusal-table-broken': 'damaged',
  'refusal-table-too-new': 'damaged',
  'refusal-game-not-here': 'damaged',
  'refusal-replay-too-often': 'not-now',
  'refusal-replay-warming': 'not-now',
  'refusal-replay-preparing': 'not-now',
  'refusal-replay-busy': 'not-now',
  'refusal-replay-not-now': 'not-now',
  'web-replay-unreachable': 'not-now',
};

export function whyNot(reason: Sentence): WhyNot {
  return KNOWN[reason.message] ?? 'nothing';
}
