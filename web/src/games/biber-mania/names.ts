/** What cards, places and moments are called in the reader's language. */

import type { Code } from '../../cards/place';
import { nameOf, youOf, type Naming as Named } from '../../table-parts/naming';
import { listed } from '../../texts/listing';
import type { Text } from '../../texts/texts.svelte';
import { actorOf, pileSize, sizeOf, topOf, type Group, type Picture } from './picture';
import type { Play } from './selection';

export type Naming = Named<Picture>;

/** A card in words: its number, or who it is. */
export function cardName(text: Text, code: Code): string {
  return code === null ? text('web-biber-mania-hidden-card') : text('biber-mania-card-name', { card: code });
}

/** Cards in words: "7, 7 and King". */
export function cardsName(text: Text, codes: readonly string[]): string {
  return listed(codes.map((code) => cardName(text, code)));
}

export interface KindState {
  count: number;
  /** Copies that are chosen. */
  chosen?: number;
  /** It would be stabbed by what is chosen. */
  threatened?: boolean;
}

/** All copies of a kind in the own hand, the display or the stock. */
export function kindName(
  { text }: Naming,
  zone: 'own' | 'display' | 'stock',
  code: string,
  { count, chosen = 0, threatened = false }: KindState,
): string {
  const name = text(`web-biber-mania-place-${zone}`, { shown: cardName(text, code), count });
  return [
    name,
    chosen > 0 ? text('web-biber-mania-suffix-chosen', { chosen }) : '',
    threatened ? text('web-biber-mania-suffix-threatened') : '',
  ].join('');
}

/** The cards of a group, and that they are protected where they are. */
export function groupName(text: Text, group: Group): string {
  if (!('cards' in group)) return text('web-biber-mania-group-hidden', { count: sizeOf(group) });
  const cards = cardsName(text, group.cards);
  return group.protected ? text('web-biber-mania-group-protected', { shown: cards }) : cards;
}

export function pileName(naming: Naming, seat: number, threatened = false): string {
  const { text, picture } = naming;
  const pile = picture.piles[seat] ?? [];
  const top = topOf(pile);
  const name = text('web-biber-mania-place-pile', {
    name: nameOf(naming, seat),
    you: youOf(naming, seat),
    count: pileSize(pile),
    shown: top ? groupName(text, top) : '',
  });
  return threatened ? name + text('web-biber-mania-suffix-threatened') : name;
}

export function handName(naming: Naming, seat: number): string {
  const count = naming.picture.hands[seat]?.count ?? 0;
  return naming.text('web-biber-mania-place-hand', { name: nameOf(naming, seat), count });
}

export function deckName({ text, picture }: Naming): string {
  return text('web-biber-mania-place-deck', { count: picture.deck });
}

export function removedName({ text, picture }: Naming): string {
  return text('web-biber-mania-place-removed', { count: picture.removed });
}

/** What a play would stab, in words; what it stabs nothing is said too. */
export function stabsName(naming: Naming, { stabs }: Play): string {
  const { text } = naming;
  const display =
    stabs.display.length > 0
      ? [
          text('web-biber-mania-stabs-display', {
            shown: listedOr(
              stabs.display.map((code) => cardName(text, code)),
              text,
            ),
          }),
        ]
      : [];
  const others = stabs.opponents.map((seat) =>
    text('web-biber-mania-stabs-opponent', { name: nameOf(naming, seat) }),
  );
  const all = [...display, ...others];
  return all.length > 0
    ? text('web-biber-mania-stabs', { targets: listed(all) })
    : text('web-biber-mania-stabs-nothing');
}

function listedOr(names: readonly string[], text: Text): string {
  return names.join(text('web-biber-mania-or'));
}

/** A play on its button: the cards, and what they would stab. */
export function playName(naming: Naming, play: Play): string {
  return selectionName(naming, play.cards, play);
}

/** What is chosen, and what it would stab if it may be laid; told while cards are chosen. */
export function selectionName(naming: Naming, cards: readonly string[], play: Play | null): string {
  const { text } = naming;
  return text('web-biber-mania-play', {
    shown: cardsName(text, cards),
    stabs: play ? stabsName(naming, play) : text('web-biber-mania-prompt-unfit'),
  });
}

/** The line over the middle of the table: what is asked, of whom. */
export function promptOf(
  naming: Naming,
  asked: boolean,
  chosen: { count: number; play: Play | null },
): string {
  const { text, picture } = naming;
  const actor = actorOf(picture);
  const you = asked ? 'yes' : 'no';
  const name = actor === null ? '' : nameOf(naming, actor);
  switch (picture.phase) {
    case 'dealing':
      return text('web-biber-mania-prompt-dealing');
    case 'round_over':
      return text('web-biber-mania-prompt-over');
    case 'match_over':
      return text('web-biber-mania-prompt-match-over');
    case 'discard':
      if (asked && chosen.count > 0)
        return chosen.play ? stabsName(naming, chosen.play) : text('web-biber-mania-prompt-unfit');
      return text('web-biber-mania-prompt-discard', { you, name });
    case 'stab_opponent':
      if (!picture.stab) return text('web-biber-mania-prompt-stab-whom', { you, name });
      return text('web-biber-mania-prompt-stab-opponent', {
        you,
        name,
        victim: nameOf(naming, picture.stab.seat),
        victimyou: youOf(naming, picture.stab.seat),
        shown: cardsName(text, picture.stab.cards),
      });
    case 'steal':
      return text('web-biber-mania-prompt-steal', { you, name, count: picture.thefts });
    case 'bad_guy_draw':
      return text('web-biber-mania-prompt-bad-guy-draw', {
        you,
        name,
        victim: nameOf(naming, picture.victim ?? 0),
        victimyou: youOf(naming, picture.victim),
        count: picture.gifts,
      });
    case 'draw':
      return text('web-biber-mania-prompt-draw', { you, name, count: picture.losses[actor ?? 0] ?? 0 });
    case 'stab_display':
      return text('web-biber-mania-prompt-stab-display', { you, name });
    case 'wish':
      return text('web-biber-mania-prompt-wish', { you, name });
    case 'bad_guy':
      return text('web-biber-mania-prompt-bad-guy', { you, name });
  }
}
