/** The reader's language and the words in it: a language has to be learned before anything is said in it. */

import { FluentNumber, FluentResource, type FluentBundle } from '@fluent/bundle';
import { settings } from '../settings.svelte';
import { bundleOf, type Language } from './catalogue';

export type { Language } from './catalogue';

export type Arguments = Record<string, string | number>;

/** Renders a message of the catalogue, or one of its attributes as `id.attribute`. */
export type Text = (id: string, args?: Arguments) => string;

const bundles: Partial<Record<Language, FluentBundle>> = {};
/** What pages that were loaded later have added. */
const added: Record<Language, string[]> = { en: [], de: [] };

/** Loads the words of `language`, once; rejects when they cannot be had. */
export async function learn(language: Language): Promise<void> {
  if (bundles[language]) return;
  const bundle = await bundleOf(language);
  for (const source of added[language]) bundle.addResource(new FluentResource(source));
  bundles[language] = bundle;
}

/** Adds messages to the catalogue of `language`, also when it is learned afterwards. */
export function add(language: Language, source: string): void {
  added[language].push(source);
  bundles[language]?.addResource(new FluentResource(source));
}

/** The text of `id` in the language chosen now; an unknown id is shown as itself, so that it is noticed. */
export const text: Text = (id, args) => render(settings.language, id, args);

/** Whether the catalogue knows `id`. */
export function hasText(id: string): boolean {
  return bundles[settings.language]?.hasMessage(id) ?? false;
}

/** A number in a sentence, with a true minus sign, as sheets of scores write it. */
class TrueNumber extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', '−');
  }
}

/** The text of `id` in `language`. */
export function render(language: Language, id: string, args: Arguments = {}): string {
  const [name = id, attribute] = id.split('.');
  const bundle = bundles[language];
  const message = bundle?.getMessage(name);
  const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
  if (!bundle || pattern === null || pattern === undefined) return id;
  const errors: Error[] = [];
  const named = Object.entries(args).map(([key, value]) => [
    key,
    typeof value === 'number' ? new TrueNumber(value) : value,
  ]);
  const result = bundle.formatPattern(pattern, Object.fromEntries(named), errors);
  if (errors.length > 0) console.warn(`Text "${id}" (${language}): ${errors.join('; ')}`);
  return result;
}
