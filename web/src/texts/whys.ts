/** Why an action is good or bad: the words of a game for it, loaded when somebody first asks for advice. */

import { LANGUAGES } from './catalogue';
import { add } from './texts.svelte';

const SOURCES = import.meta.glob<string>('../../../biberbau/bots/of/*/texts/*.ftl', {
  query: '?raw',
  import: 'default',
});

const loading = new Map<string, Promise<void>>();

/** Makes the reasons of a game readable in every language; asked again if it failed. */
export function loadWhys(game: string): Promise<void> {
  let loaded = loading.get(game);
  if (!loaded) {
    loaded = load(game);
    loading.set(game, loaded);
    loaded.catch(() => loading.delete(game));
  }
  return loaded;
}

async function load(game: string): Promise<void> {
  const folder = `../../../biberbau/bots/of/${game.replaceAll('-', '_')}/texts`;
  const sources = await Promise.all(LANGUAGES.map((language) => SOURCES[`${folder}/${language}.ftl`]?.()));
  for (const [number, language] of LANGUAGES.entries()) add(language, sources[number] ?? '');
}
