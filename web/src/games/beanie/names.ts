/** What cards, places and moments are called in the reader's language. */

import type { Code } from '../../cards/place';
import { nameOf, youOf, type Naming as Named } from '../../table-parts/naming';
import { listed } from '../../texts/listing';
import type { Text } from '../../texts/texts.svelte';
import { suitOfRun, type Offer } from './offers';
import { isRank, rankOf, suitOf, type Meld, type MeldCard, type Picture } from './picture';

export type Naming = Named<Picture>;

/** A rank or a card as the catalogue knows it: numbers as numbers, cards suit first. */
function word(rank: string): string | number {
  return /^\d+$/.test(rank) ? Number(rank) : rank;
}

/** A card in words: "ten of clubs". */
export function cardName(text: Text, code: Code): string {
  return code === null
    ? text('beanie-hidden-card')
    : text('beanie-card-name', { card: suitOf(code) + rankOf(code) });
}

/** Cards in words: "ten of clubs, ten of hearts and king of spades". */
export function cardsName(text: Text, codes: readonly string[]): string {
  return listed(codes.map((code) => cardName(text, code)));
}

/** A card as it lies in a meld: a beanie with what it stands for. */
export function laidName(text: Text, { card, as }: Pick<MeldCard, 'card' | 'as'>): string {
  if (as === null) return cardName(text, card);
  const stands = isRank(as) ? text('beanie-rank', { rank: word(as) }) : cardName(text, as);
  return text('web-beanie-stands', { shown: cardName(text, card), stands });
}

/** "set of tens", "run of hearts". */
export function kindName(text: Text, { kind, rank, suit }: Pick<Meld, 'kind' | 'rank' | 'suit'>): string {
  return kind === 'set'
    ? text('beanie-set', { rank: word(rank ?? '') })
    : text('beanie-run', { suit: suit ?? '' });
}

export function meldName(naming: Naming, meld: Meld, lit = false): string {
  const { text } = naming;
  const name = text('web-beanie-place-meld', {
    shown: kindName(text, meld),
    cards: listed(meld.cards.map((card) => laidName(text, card))),
    name: nameOf(naming, meld.seat),
    you: youOf(naming, meld.seat),
  });
  return name + (lit ? text('web-beanie-suffix-fits') : '');
}

export interface OwnState {
  chosen?: boolean;
  /** It goes with what is chosen. */
  leads?: boolean;
  drawn?: boolean;
}

export function ownName({ text, picture }: Naming, card: string, state: OwnState = {}): string {
  return [
    text('web-beanie-place-own', { shown: cardName(text, card) }),
    rankOf(card) === picture.wild ? text('web-beanie-suffix-beanie') : '',
    state.drawn ? text('web-beanie-suffix-drawn') : '',
    state.chosen ? text('web-beanie-suffix-chosen') : '',
    state.leads ? text('web-beanie-suffix-leads') : '',
  ].join('');
}

export function handName(naming: Naming, seat: number): string {
  const count = naming.picture.hands[seat]?.count ?? 0;
  return naming.text('web-beanie-place-hand', { name: nameOf(naming, seat), count });
}

export function stockName({ text, picture }: Naming): string {
  return text('web-beanie-place-stock', { count: picture.stock });
}

export function pileName({ text, picture }: Naming): string {
  const top = picture.pile.at(-1);
  return text('web-beanie-place-pile', {
    count: picture.pile_count,
    shown: top ? cardName(text, top) : '',
    points: picture.pile_worth,
  });
}

/** What an offer does, on its button: "set of tens", "below the run of hearts", "… and take king of clubs". */
export function offerName(naming: Naming, offer: Offer): string {
  const { text, picture } = naming;
  if (offer.kind === 'discard') return text('web-beanie-offer-discard');
  if (!('meld' in offer)) {
    const [first] = offer.laid;
    const rank = first ? (first.as ?? rankOf(first.card)) : '';
    const name =
      offer.kind === 'set'
        ? text('beanie-set', { rank: word(rank) })
        : text('beanie-run', { suit: suitOfRun(offer) });
    const cards = listed(offer.laid.map((laid) => laidName(text, laid)));
    return text('web-beanie-offer-new', { name, cards });
  }
  const meld = picture.melds.find(({ id }) => id === offer.meld);
  const name = meld ? kindName(text, meld) : offer.meld;
  const taken = takenBy(naming.picture, offer);
  if (taken) return text(`web-beanie-offer-${offer.kind}`, { name, shown: cardName(text, taken) });
  return text('web-beanie-offer-add', { name, end: offer.end ?? 'none' });
}

/** The beanie that an offer brings into the hand; null where it brings none. */
export function takenBy({ melds }: Picture, offer: Offer): string | null {
  if (!('meld' in offer)) return null;
  if (offer.kind !== 'swap') return offer.takes;
  const meld = melds.find(({ id }) => id === offer.meld);
  return meld?.cards.find(({ as }) => as === offer.laid[0]?.card)?.card ?? null;
}

export interface Asked {
  /** How many cards are chosen, in how many ways they may be laid, and whether more lead on. */
  chosen: number;
  fits: number;
  leads: boolean;
  /** Whether the turn ends with the last card kept. */
  keeps: boolean;
}

/** The line over the middle of the table: what is asked, of whom, or what the chosen cards can do. */
export function promptOf(naming: Naming, { chosen, fits, leads, keeps }: Asked): string {
  const { text, picture, seat } = naming;
  const { phase, turn } = picture;
  if (phase === 'dealing') return text('web-beanie-prompt-dealing');
  if (phase === 'round_over') return text('web-beanie-prompt-over');
  if (phase === 'match_over') return text('web-beanie-prompt-match-over');
  if (seat !== null && picture.callers.includes(seat)) return text('web-beanie-prompt-call');
  if (chosen > 0) {
    if (fits > 0) return text('web-beanie-prompt-fits', { count: chosen });
    return text(leads ? 'web-beanie-prompt-leads' : 'web-beanie-prompt-unfit', { count: chosen });
  }
  const caller = picture.callers[0];
  if (caller !== undefined) return text('web-beanie-prompt-caller', { name: nameOf(naming, caller) });
  if (keeps) return text('web-beanie-prompt-keep');
  const who = { you: youOf(naming, turn), name: nameOf(naming, turn ?? 0) };
  if (phase === 'draw' && picture.stock === 0) return text('web-beanie-prompt-last', who);
  if (phase === 'draw') return text('web-beanie-prompt-draw', { ...who, pile: picture.pile_count });
  return text(`web-beanie-prompt-${phase}`, who);
}
