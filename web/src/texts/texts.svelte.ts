/** The reader's language and the words in it. */

import { FluentResource, type FluentBundle } from '@fluent/bundle';
import { settings } from '../settings.svelte';
import { bundleOf, type Language } from './catalogue';

export type { Language } from './catalogue';

export type Arguments = Record<string, string | number>;

/** Renders a message of the catalogue, or one of its attributes as `id.attribute`. */
export type Text = (id: string, args?: Arguments) => string;

const BUNDLES: Record<Language, FluentBundle> = { en: bundleOf('en'), de: bundleOf('de') };

/** The text of `id` in the language chosen now; an unknown id is shown as itself, so that it is noticed. */
export const text: Text = (id, args) => render(settings.language, id, args);

/** Adds messages to the catalogue of `language`. */
export function learn(language: Language, source: string): void {
  BUNDLES[language].addResource(new FluentResource(source));
}

/** Whether the catalogue knows `id`. */
export function hasText(id: string): boolean {
  return BUNDLES[settings.language].hasMessage(id);
}

/** The text of `id` in `language`. */
export function render(language: Language, id: string, args: Arguments = {}): string {
  const [name = id, attribute] = id.split('.');
  const bundle = BUNDLES[language];
  const message = bundle.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (pattern === null || pattern === undefined) return id;
  const errors: Error[] = [];
  const result = bundle.formatPattern(pattern, args, errors);
  if (errors.length > 0) console.warn(`Text "${id}" (${language}): ${errors.join('; ')}`);
  return result;
}
