/**
 * The lifting of the thumbs, as a score of cues.  A trick is taken in one event: its moves tell every card and under
 * which thumb it was.  Pure: no clock, no elements.
 */

import type { Move } from '../../protocol';
import { covered, sameFace, snakeOf, type Colour, type TrickCard } from './picture';

/** A trick that is being taken, its heads shown as far as the reader may see them. */
export interface Take {
  taker: number;
  cards: TrickCard[];
  /** Whether the last card is the twin that parried. */
  parry: boolean;
  /** The colours of the trick, the weakest first. */
  colours: Colour[];
}

/** The trick that `moves` carry to somebody's pile; null when no trick is taken. */
export function takeOf(moves: readonly Move[]): Take | null {
  const cards: TrickCard[] = [];
  let taker: number | null = null;
  for (const { card, source, target } of moves) {
    const [from, owner] = source.split(':');
    const [to, seat] = target.split(':');
    if (to !== 'pile' || card === null) continue;
    taker = Number(seat);
    cards.push({ seat: Number(owner), card, thumb: from === 'thumb' });
  }
  if (taker === null) return null;
  const [twin, last] = [cards.at(-2), cards.at(-1)];
  return {
    taker,
    cards,
    parry: twin !== undefined && last !== undefined && sameFace(twin.card, last.card),
    colours: [...new Set(cards.map(({ card }) => snakeOf(card).colour))],
  };
}

/** Places in the trick whose thumbs are lifted, in order; a thumb stays where the reader may not look. */
export function thumbsOf(take: Take): number[] {
  return take.cards.flatMap(({ card, thumb }, index) =>
    thumb && snakeOf(card).head !== 'unknown' ? [index] : [],
  );
}

export interface Moment {
  stage: 'held' | 'lifting' | 'counted' | 'leaving' | 'gone';
  /** How many thumbs are up. */
  lifted: number;
}

export interface Cue {
  /** When it comes, in milliseconds from the beginning. */
  at: number;
  moment: Moment;
}

const FIRST_LOOK = 450;
/** A parry is read before the thumbs go up. */
const PARRY_LOOK = 1100;
const LIFT = 430;
const COUNT = 1300;
const LEAVE = 480;

/** What happens when, at `speed`: 0 shows the result at once, 2 is twice as fast. */
export function cuesOf(take: Take, speed: number): Cue[] {
  const thumbs = thumbsOf(take).length;
  if (speed === 0)
    return [
      { at: 0, moment: { stage: 'counted', lifted: thumbs } },
      { at: FIRST_LOOK + COUNT, moment: { stage: 'gone', lifted: thumbs } },
    ];
  let at = 0;
  const cues: Cue[] = [{ at, moment: { stage: 'held', lifted: 0 } }];
  const then = (wait: number, moment: Moment) => cues.push({ at: (at += wait / speed), moment });
  for (let lifted = 1; lifted <= thumbs; lifted++)
    then(lifted > 1 ? LIFT : take.parry ? PARRY_LOOK : FIRST_LOOK, { stage: 'lifting', lifted });
  then(LIFT, { stage: 'counted', lifted: thumbs });
  then(COUNT, { stage: 'leaving', lifted: thumbs });
  then(LEAVE, { stage: 'gone', lifted: thumbs });
  return cues;
}

/** The trick as it is seen at `moment`: under a thumb that is still down nobody sees a head, not even by a sign. */
export function trickAt(take: Take, { lifted }: Moment): TrickCard[] {
  const up = new Set(thumbsOf(take).slice(0, lifted));
  return take.cards.map((card, index) =>
    card.thumb && !up.has(index) ? { ...card, card: covered(card.card) } : { ...card, thumb: false },
  );
}

export interface Tally {
  harmless: number;
  poisonous: number;
  /** Cards whose heads the reader does not see yet, or never. */
  unseen: number;
}

export function tallyOf(trick: readonly TrickCard[]): Tally {
  const tally = { harmless: 0, poisonous: 0, unseen: 0 };
  for (const { card, thumb } of trick) {
    const { head } = snakeOf(card);
    tally[thumb || head === 'unknown' ? 'unseen' : head] += 1;
  }
  return tally;
}
