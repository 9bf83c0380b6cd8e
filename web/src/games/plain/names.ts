/** What zones, cards and moments of an installed game are called in the reader's language. */

import { frenchCard, frenchName } from '../../cards/french/suits';
import type { Code } from '../../cards/place';
import { nameOf, youOf, type Naming as Named } from '../../table-parts/naming';
import { hasText, type Arguments, type Text } from '../../texts/texts.svelte';
import type { Reading } from './choice';
import type { Deck } from './deck';
import type { Fact, Picture, Zone } from './picture';

export interface Naming extends Named<Picture> {
  deck: Deck;
}

/** What names need that are of no moment of a match. */
type Worded = Omit<Naming, 'picture'>;

/** What a card is called: as the game's texts say, or else by rank and suit, or by its code. */
function cardName(text: Text, { game, french }: Deck, code: string): string {
  if (hasText(`${game}-card-name`)) return text(`${game}-card-name`, { card: code });
  const card = french ? frenchCard(code) : null;
  return card ? frenchName(text, card) : code;
}

/** What a card or a covered one is called. */
export function codeName({ text, deck }: Worded, code: Code): string {
  return code === null ? text('web-plain-covered') : cardName(text, deck, code);
}

/** What the game calls a zone, or something else that there is to see. */
export function fieldName({ text, deck }: Worded, name: string): string {
  return text(`${deck.game}-field-${name}`);
}

/** Which zone it is, and whose. */
export function zoneName(naming: Naming, { name, seat }: Pick<Zone, 'name' | 'seat'>): string {
  const zone = fieldName(naming, name);
  if (seat === null) return zone;
  return naming.text('web-plain-zone-of', { zone, name: nameOf(naming, seat), you: youOf(naming, seat) });
}

/** A zone as it is heard: whose it is, and what lies there. */
export function zoneSaid(naming: Naming, zone: Zone): string {
  const { text } = naming;
  const open = zone.cards.filter((card) => card !== null).map((card) => codeName(naming, card));
  const covered = zone.cards.length - open.length;
  return [
    zoneName(naming, zone),
    ...(zone.cards.length === 0 ? [text('web-plain-empty')] : open),
    ...(covered > 0 ? [text('web-plain-covered-cards', { count: covered })] : []),
  ].join(', ');
}

/** A card at its place. */
export function placedName(naming: Naming, zone: Zone, code: Code, may: boolean): string {
  const shown = codeName(naming, code);
  const name = naming.text('web-plain-place', { shown, zone: zoneName(naming, zone) });
  return may ? name + naming.text('web-plain-may-suffix') : name;
}

/** What is to be known besides cards: "Knocked: Anna". */
export function factSaid(naming: Naming, { name, value, is_seat }: Fact): string {
  const worded = `${naming.deck.game}-field-${name}-${value}`;
  const told = is_seat
    ? nameOf(naming, Number(value))
    : hasText(worded)
      ? naming.text(worded)
      : String(value);
  return naming.text('web-plain-fact', { name: fieldName(naming, name), value: told });
}

/** What an action is called on its button. */
export function actionName(naming: Worded, { word, chosen }: Reading): string {
  const args: Arguments = {};
  for (const { part, value } of chosen) {
    if (part.kind === 'card') args[part.name] = codeName(naming, value);
    else if (part.kind === 'seat') Object.assign(args, seatArguments(naming, part.name, Number(value)));
    else args[part.name] = /^-?\d+$/.test(value) ? Number(value) : value;
  }
  return naming.text(`${naming.deck.game}-action-${word}`, args);
}

function seatArguments(naming: Worded, name: string, seat: number): Arguments {
  return { [name]: nameOf(naming, seat), [`you${name}`]: youOf(naming, seat) };
}

/** What is asked now and of whom. */
export function promptOf(naming: Naming, asked: boolean, chosen: boolean): string {
  const { text, picture } = naming;
  if (asked) return text(chosen ? 'web-plain-prompt-chosen' : 'web-plain-prompt-own');
  if (picture.phase === 'match_over') return text('web-plain-prompt-match-over');
  if (picture.phase === 'round_over') return text('web-plain-prompt-over');
  if (picture.phase === 'dealing') return text('web-plain-prompt-dealing');
  if (picture.turn === null) return text('web-plain-prompt-others');
  return text('web-plain-prompt-other', { name: nameOf(naming, picture.turn) });
}
