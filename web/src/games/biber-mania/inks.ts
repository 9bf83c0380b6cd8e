/** The inks in which cards are printed: of a number its family's, of an action card and the joker their own. */

import { kindOf } from './picture';
import { familyOf } from './pips';

const FAMILIES: readonly { ink: string; tint: string }[] = [
  { ink: '#4a6d31', tint: '#e9eed8' },
  { ink: '#1f6a7b', tint: '#e0edec' },
  { ink: '#9a5f0a', tint: '#f8ebc8' },
  { ink: '#8d4a2a', tint: '#f5e3d2' },
  { ink: '#a83a4a', tint: '#f8dfdc' },
];

const SIGNS: Readonly<Record<string, string>> = {
  SB: '#a83a4a',
  DI: '#2b3440',
  FE: '#8a3f86',
  PB: '#b0491d',
  HI: '#4a6d31',
  GE: '#4b2f63',
  BG: '#1f4f7b',
  KO: '#8f5a06',
  JO: '#1f6a5c',
};

/** What figures, pips and signs of a card are printed in. */
export function inkOf(code: string): string {
  return kindOf(code) === 'number'
    ? (FAMILIES[familyOf(Number(code))]?.ink ?? '#1f2d38')
    : (SIGNS[code] ?? '#1f2d38');
}

/** The ground of a number card; that of all others is the paper. */
export function tintOf(code: string): string {
  return kindOf(code) === 'number' ? (FAMILIES[familyOf(Number(code))]?.tint ?? '#fffaee') : '#fffaee';
}
