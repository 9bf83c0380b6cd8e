/** What the guides of the games say: loaded when somebody is taught, game by game and language by language. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from '../texts/catalogue';
import type { Arguments } from '../texts/texts.svelte';

const SOURCES = import.meta.glob<string>('../../../biberbau/games/*/lesson/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Says a message of a lesson; an unknown one is said as itself, so that it is noticed. */
export type Saying = (message: string, args: Arguments) => string;

/** The words of a game's guide in a language; rejects where they do not come. */
export async function sayingsOf(game: string, language: Language): Promise<Saying> {
  const source = await SOURCES[pathOf(game, language)]?.();
  const bundle = new FluentBundle(language, { useIsolating: false });
  if (source !== undefined) bundle.addResource(new FluentResource(source));
  return (message, args) => {
    const pattern = bundle.getMessage(message)?.value;
    return pattern ? bundle.formatPattern(pattern, args) : message;
  };
}

/** Whether somebody has written a guided game of it. */
export function isTaught(game: string): boolean {
  return pathOf(game, 'en') in SOURCES;
}

function pathOf(game: string, language: Language): string {
  return `../../../biberbau/games/${game.replaceAll('-', '_')}/lesson/texts/${language}.ftl`;
}
