/** Bots by their names in the reader's language. */

import { hasText, text } from '../texts/texts.svelte';

/** The name of `bot`; behind that of somebody's own, in brackets, the package that it comes from. */
export function botName(bot: string): string {
  return hasText(`bot-${bot}`) ? text(`bot-${bot}`) : bot.replace(/@(.*)$/, ' ($1)');
}

/** How `bot` plays `game`, in a few words; empty when nothing is said about it. */
export function botBlurb(bot: string, game: string): string {
  const message = [`bot-${bot}-blurb-${game}`, `bot-${bot}-blurb`].find(hasText);
  return message === undefined ? '' : text(message);
}
