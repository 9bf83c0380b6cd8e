/**
 * Cards chosen in the own hand, matched against the discards that the server allows.  No rule is known here: a
 * selection fits when some allowed discard contains it.  Pure.
 */

import { countKinds, rankOf, sorted, type Stabs } from './picture';

/** The chosen cards, each copy by itself. */
export type Selection = readonly string[];

export interface Play {
  /** The action as the server writes it: "7+7+KO". */
  action: string;
  cards: string[];
  stabs: Stabs;
}

export function playsOf(plays: Record<string, Stabs> | null): Play[] {
  return Object.entries(plays ?? {}).map(([action, stabs]) => ({ action, cards: action.split('+'), stabs }));
}

function countOf(cards: readonly string[], code: string): number {
  return cards.filter((card) => card === code).length;
}

/** Whether `cards` has every copy that `part` has. */
function contains(cards: readonly string[], part: readonly string[]): boolean {
  return part.every((code) => countOf(cards, code) >= countOf(part, code));
}

/** The chosen cards as an action: numbers first, as the server writes it. */
export function actionOf(selection: Selection): string {
  return sorted(selection).join('+');
}

/** The allowed discard that is exactly the selection; null when it is none. */
export function exactPlay(plays: readonly Play[], selection: Selection): Play | null {
  const wanted = actionOf(selection);
  return plays.find(({ cards }) => actionOf(cards) === wanted) ?? null;
}

/** The allowed discards that contain the selection, most stabbed first, then the longest, then the lowest cards. */
export function fittingPlays(plays: readonly Play[], selection: Selection): Play[] {
  return plays
    .filter(({ cards }) => contains(cards, selection))
    .sort(
      (one, other) =>
        weight(other) - weight(one) ||
        other.cards.length - one.cards.length ||
        rankOf(one.cards[0] ?? '') - rankOf(other.cards[0] ?? ''),
    );
}

/** How many groups of others a play would stab, and whether something of the display. */
function weight({ stabs }: Play): number {
  return 2 * stabs.opponents.length + (stabs.display.length > 0 ? 1 : 0);
}

/** The kinds of which one more card leads on to an allowed discard. */
export function extensions(plays: readonly Play[], selection: Selection): Set<string> {
  const found = new Set<string>();
  for (const { cards } of plays) {
    if (cards.length <= selection.length || !contains(cards, selection)) continue;
    for (const code of cards) if (countOf(cards, code) > countOf(selection, code)) found.add(code);
  }
  return found;
}

/** The selection after a tap on a kind of the hand: one copy more, or none any more when all `held` were chosen. */
export function tapped(selection: Selection, code: string, held: number): string[] {
  if (countOf(selection, code) >= held) return selection.filter((card) => card !== code);
  return sorted([...selection, code]);
}

/** How many copies of each kind are chosen. */
export function chosenCounts(selection: Selection): Map<string, number> {
  return new Map(countKinds(selection).map(({ code, count }) => [code, count]));
}

/** What remains of the selection in a hand that has changed. */
export function stillHeld(selection: Selection, hand: readonly string[]): string[] {
  return countKinds(selection).flatMap(({ code, count }) =>
    Array.from({ length: Math.min(count, countOf(hand, code)) }, () => code),
  );
}
