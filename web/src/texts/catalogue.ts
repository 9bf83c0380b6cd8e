/** The Fluent catalogue that Python and the browser share, as one bundle per language. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const SOURCES: Record<string, string> = {
  ...import.meta.glob<string>('../../../biberbau/{core,server,bots}/texts/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../biberbau/games/*/texts/*.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../games/*/texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
  ...import.meta.glob<string>('../../texts/*.ftl', { query: '?raw', import: 'default', eager: true }),
};

/** Every catalogue file of `language` by its path, in Fluent syntax. */
export function sources(language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(SOURCES).filter(
      ([path]) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`),
    ),
  );
}

/** The bundle of `language`; throws when a file does not parse or two files define one message. */
export function bundleOf(language: Language): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(sources(language))) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw new Error(`${path}: ${errors.map((error) => error.message).join('; ')}`);
  }
  return bundle;
}
