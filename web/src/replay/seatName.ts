/** What seats are called of which no names are known; `own` is the reader's. */

import { text } from '../texts/texts.svelte';

export function seatName(seat: number, own: number): string {
  return text(seat === own ? 'web-replay-own-seat' : 'web-replay-seat', { number: seat + 1 });
}
