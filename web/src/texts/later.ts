/** Words of pages that are loaded when somebody goes there; importing this module adds them to the catalogue. */

import { LANGUAGES, type Language } from './catalogue';
import { add } from './texts.svelte';

const SOURCES: Record<string, string> = {
  ...import.meta.glob<string>('../../texts/later/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../../biberbau/server/{replay,review,challenges}/texts/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../biberbau/laboratory/texts/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../biberbau/{core,server,games/*}/texts/later/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};

/** Every file of `language` by its path, in Fluent syntax. */
export function laterSources(language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SOURCES).filter(([path]) => new RegExp(`[./]${language}\\.ftl$`).test(path)),
  );
}

for (const language of LANGUAGES) {
  for (const source of Object.values(laterSources(language))) add(language, source);
}
