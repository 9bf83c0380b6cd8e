/** The Fluent catalogue that Python and the browser share, as one bundle per language. */

import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

const LOADING: Record<Language, () => Promise<{ SOURCES: Record<string, string> }>> = {
  en: () => import('./english'),
  de: () => import('./german'),
};

/** Every catalogue file of `language` by its path, in Fluent syntax. */
export async function sources(language: Language): Promise<Record<string, string>> {
  return (await LOADING[language]()).SOURCES;
}

/** The bundle of `language`; throws when a file does not parse or two files define one message. */
export async function bundleOf(language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(await sources(language))) {
    const errors = bundle.addResource(new FluentResource(source));
    if (errors.length > 0) throw new Error(`${path}: ${errors.map((error) => error.message).join('; ')}`);
  }
  return bundle;
}
