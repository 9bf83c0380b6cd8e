/** What cards, places and moments are called in the reader's language. */

import type { Code } from '../../cards/place';
import { nameOf, youOf, type Naming as Named } from '../../table-parts/naming';
import type { Text } from '../../texts/texts.svelte';
import { thumbsOf, type Take } from './curtain';
import { snakeOf, type Picture, type Standing, type TrickCard } from './picture';

export type Naming = Named<Picture>;

const POISON = { poisonous: 'yes', harmless: 'no', unknown: 'unknown' } as const;

/** A card in words, with what the reader knows of its head. */
export function cardName(text: Text, code: Code): string {
  if (code === null) return text('daumen-drauf-hidden-card');
  const { colour, value, head } = snakeOf(code);
  return text('daumen-drauf-card-name', { colour, value, poison: POISON[head] });
}

/** A card as it looks under a thumb: colour and number. */
export function faceName(text: Text, code: string): string {
  const { colour, value } = snakeOf(code);
  return text('daumen-drauf-face', { colour, value });
}

export function trickName(naming: Naming, { seat, card, thumb }: TrickCard, last: boolean): string {
  const { text } = naming;
  const place = text(thumb ? 'web-daumen-drauf-place-thumb' : 'web-daumen-drauf-place-laid', {
    shown: cardName(text, card),
    you: youOf(naming, seat),
    name: nameOf(naming, seat),
  });
  return last ? place + text('web-daumen-drauf-last-suffix') : place;
}

export function ownName({ text }: Naming, card: string, plays: 'shows' | 'parries' | null): string {
  const place = text('web-daumen-drauf-place-own', { shown: cardName(text, card) });
  return plays ? place + text(`web-daumen-drauf-${plays}-suffix`) : place;
}

export function handName(naming: Naming, seat: number): string {
  const count = naming.picture.hands[seat]?.length ?? 0;
  return naming.text('web-daumen-drauf-place-hand', { name: nameOf(naming, seat), count });
}

export function pileName(naming: Naming, seat: number): string {
  const count = naming.picture.piles[seat]?.length ?? 0;
  return naming.text('web-daumen-drauf-place-pile', {
    name: nameOf(naming, seat),
    you: youOf(naming, seat),
    count,
  });
}

export function stackName({ text, picture }: Naming): string {
  return text('web-daumen-drauf-place-stack', { count: picture.stack });
}

export function standingName(text: Text, standing: Standing): string {
  return standing === 'none' ? '' : text(`web-daumen-drauf-standing-${standing}`);
}

/** What is higher than the shown card, in words; null while nothing is shown. */
export function higherName({ text, picture }: Naming): string | null {
  const shown = picture.to_beat;
  if (!shown) return null;
  const same =
    shown.value < picture.values
      ? [text('web-daumen-drauf-higher-same', { colour: shown.colour, least: shown.value + 1 })]
      : [];
  const fresh = shown.fresh.map((colour) => text('web-daumen-drauf-higher-fresh', { colour }));
  return [...same, ...fresh].join(', ') || text('web-daumen-drauf-higher-none');
}

/** The line over the middle of the table: what is asked, of whom. */
export function promptOf(naming: Naming, asked: boolean): string {
  const { text, picture, seat } = naming;
  const shown = picture.to_beat ? faceName(text, picture.to_beat.card) : '';
  switch (picture.phase) {
    case 'dealing':
      return text('web-daumen-drauf-prompt-dealing');
    case 'lead':
      if (asked) return text('web-daumen-drauf-prompt-lead');
      return text('web-daumen-drauf-prompt-other-lead', { name: nameOf(naming, picture.turn ?? 0) });
    case 'turn':
      if (asked) return text('web-daumen-drauf-prompt-turn', { shown });
      return text('web-daumen-drauf-prompt-other-turn', { name: nameOf(naming, picture.turn ?? 0), shown });
    case 'window':
      if (asked) return text('web-daumen-drauf-prompt-window', { shown });
      if (seat !== null && picture.window.includes(seat)) return text('web-daumen-drauf-prompt-window-let');
      return text(
        seat === picture.shower
          ? 'web-daumen-drauf-prompt-window-own'
          : 'web-daumen-drauf-prompt-window-other',
        {
          shown,
        },
      );
    case 'round_over':
      return text('web-daumen-drauf-prompt-over');
    case 'match_over':
      return text('web-daumen-drauf-prompt-match-over');
  }
}

/** The line while a trick is taken. */
export function takeName(naming: Naming, take: Take): string {
  const how = take.parry ? 'parry' : thumbsOf(take).length > 0 ? 'lift' : 'plain';
  return naming.text(`web-daumen-drauf-take-${how}`, {
    you: youOf(naming, take.taker),
    name: nameOf(naming, take.taker),
  });
}
