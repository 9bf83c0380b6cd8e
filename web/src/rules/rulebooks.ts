/** The rulebooks as HTML, made from `docs/rules` at build time and loaded when first opened. */

import type { Language } from '../texts/catalogue';

const PAGES = import.meta.glob<string>('../../../docs/rules/*.md', { query: '?rulebook', import: 'default' });

/** The rulebook of `game` in `language`, else in English; null when there is none. */
export async function rulebookPage(game: string, language: Language): Promise<string | null> {
  const load = PAGES[pathOf(game, language)] ?? PAGES[pathOf(game, 'en')];
  return load ? load() : null;
}

function pathOf(game: string, language: Language): string {
  return `../../../docs/rules/${game}${language === 'en' ? '' : `.${language}`}.md`;
}
