/** Bots by their names in the reader's language. */

import { hasText, text } from '../texts/texts.svelte';

/** The name of `bot`. */
export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? text(`bot-${bot}`) : bot;
}

/** How `bot` plays `game`, in a few words; empty when nothing is said about it. */
export function botBlurb(bot: string, game: string): string {
  const message = [`bot-${bot}-blurb-${game}`, `bot-${bot}-blurb`].find(hasText);
  return message === undefined ? '' : text(message);
}
