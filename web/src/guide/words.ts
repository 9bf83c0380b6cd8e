/** What the guides of the games say: loaded when somebody is taught, game by game and language by language. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { patiently } from '../parts/patiently';
import type { Language } from '../texts/catalogue';
import type { Arguments } from '../texts/texts.svelte';

const SOURCES = import.meta.glob<string>('../../../biberbau/games/*/lesson/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Says a message of a lesson; an unknown one is said as itself, so that it is noticed. */
export type Saying = (message: string, args: Arguments) => string;

/** The words of a game's guide in a language, as `load` brings them. */
export async function sayingsOf(
  game: string,
  language: Language,
  load = SOURCES[pathOf(game, language)],
): Promise<Saying> {
  const source = load && (await patiently(load));
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
