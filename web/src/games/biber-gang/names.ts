/** What cards, places and moments are called in the reader's language. */

import type { Code } from '../../cards/place';
import { nameOf, type Naming as Named } from '../../table-parts/naming';
import type { Text } from '../../texts/texts.svelte';
import type { Intent } from './intent';
import { columnLook, SLOTS, type Picture, type Slot } from './picture';

export type Naming = Named<Picture>;

/** A card in words: its number, the beaver, or that it lies face down. */
export function cardName(text: Text, code: Code): string {
  return code === null ? text('biber-gang-hidden-card') : text('biber-gang-card-name', { card: code });
}

export function slotName(naming: Naming, seat: number, slot: Slot): string {
  const { text, picture } = naming;
  const display = picture.displays[seat] ?? [];
  const index = SLOTS.indexOf(slot);
  const column = index % 4;
  const shown = cardName(text, display[index] ?? null);
  const place =
    seat === naming.seat
      ? text('web-biber-gang-place-own', { shown, slot })
      : text('web-biber-gang-place-other', { shown, slot, name: nameOf(naming, seat) });
  const look = columnLook(display[column] ?? null, display[column + 4] ?? null);
  return look === 'open' ? place : place + text(`web-biber-gang-${look}-suffix`);
}

export function displayName({ text, picture, ...naming }: Naming, seat: number): string {
  const hidden = (picture.displays[seat] ?? []).filter((code) => code === null).length;
  const told = { hidden, points: picture.open_points[seat] ?? 0 };
  return seat === naming.seat
    ? text('web-biber-gang-display-own', told)
    : text('web-biber-gang-display-other', { ...told, name: nameOf(naming, seat) });
}

export function deckName({ text, picture }: Naming): string {
  return picture.deck > 0
    ? text('web-biber-gang-deck-place', { count: picture.deck })
    : text('web-biber-gang-deck-empty');
}

export function pileName({ text, picture }: Naming): string {
  return picture.top === null
    ? text('web-biber-gang-pile-empty')
    : text('web-biber-gang-pile-place', { shown: cardName(text, picture.top) });
}

export function handName(naming: Naming, seat: number): string {
  const shown = cardName(naming.text, naming.picture.drawn?.card ?? null);
  return seat === naming.seat
    ? naming.text('web-biber-gang-hand-own', { shown })
    : naming.text('web-biber-gang-hand-other', { shown, name: nameOf(naming, seat) });
}

/** What may be done with the drawn card besides swapping it in. */
export interface May {
  swim: boolean;
  refuse: boolean;
}

/** The line over the middle of the table: what is asked, of whom. */
export function promptOf(naming: Naming, asked: boolean, intent: Intent, may: May): string {
  const { text, picture } = naming;
  switch (picture.phase) {
    case 'dealing':
      return text('web-biber-gang-prompt-dealing');
    case 'opening':
      if (!asked) return text('web-biber-gang-prompt-opening-waiting');
      return text(
        ['web-biber-gang-prompt-opening', 'web-biber-gang-prompt-opening-second'][intent.selection.length] ??
          'web-biber-gang-prompt-opening-confirm',
      );
    case 'round_over':
      return text('web-biber-gang-prompt-over');
    case 'match_over':
      return text('web-biber-gang-prompt-match-over');
    case 'draw':
      if (asked) return text('web-biber-gang-prompt-draw');
      return text('web-biber-gang-prompt-other-draw', { name: nameOf(naming, picture.turn ?? 0) });
    case 'decide':
      if (!asked)
        return text('web-biber-gang-prompt-other-decide', { name: nameOf(naming, picture.turn ?? 0) });
      if (intent.mode.name === 'place')
        return text(`web-biber-gang-prompt-${may.refuse ? 'place' : 'keep'}${may.swim ? '-swim' : ''}`, {
          card: picture.drawn?.card ?? '',
        });
      return text(`web-biber-gang-prompt-${intent.mode.name}`);
  }
}
