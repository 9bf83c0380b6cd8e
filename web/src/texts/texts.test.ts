import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../games';
import { LANGUAGES, sources as firstSources, type Language } from './catalogue';
import { laterSources } from './later';
import { render } from './texts.svelte';

const SOURCES = {
  en: { ...(await firstSources('en')), ...laterSources('en') },
  de: { ...(await firstSources('de')), ...laterSources('de') },
};

/** The source of each message of a language. */
function blocksOf(language: Language): Map<string, string> {
  const found = new Map<string, string>();
  for (const source of Object.values(SOURCES[language])) {
    for (const block of source.replace(/^#.*$/gm, '').split(/\n(?=[a-z])/)) {
      const id = /^\s*([a-z][\w-]*) =/.exec(block)?.[1];
      if (id) found.set(id, block);
    }
  }
  return found;
}

/** The variables of each message, those of the messages it refers to included. */
function messagesOf(language: Language): Map<string, string[]> {
  const blocks = blocksOf(language);
  const variablesOf = (id: string): string[] => {
    const block = blocks.get(id) ?? '';
    const referred = [...block.matchAll(/\{ ([a-z][\w-]*) \}/g)].flatMap((match) =>
      variablesOf(match[1] ?? ''),
    );
    return [...(block.match(/\$[\w-]+/g) ?? []), ...referred];
  };
  return new Map([...blocks.keys()].map((id) => [id, [...new Set(variablesOf(id))].sort()]));
}

/** What the source of the browser says of its own texts: whole ids, and beginnings that it completes while running. */
function usedIds(): { whole: string[]; beginnings: string[] } {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.(svelte|ts)$/.test(file),
  );
  const source = files.map((file) => readFileSync(`src/${file}`, 'utf8')).join('\n');
  // What the shared parts ask for they ask of each game.
  const code = [
    source,
    ...Object.keys(GAMES).map((game) => source.replaceAll('web-${game}-', `web-${game}-`)),
  ].join('\n');
  const found = (pattern: RegExp): string[] => [
    ...new Set([...code.matchAll(pattern)].map((match) => match[1] ?? '')),
  ];
  return {
    whole: found(/['"`](web-[a-z0-9-]*[a-z0-9])['"`]/g),
    beginnings: found(/`(web-[a-z0-9-]*-)\$\{/g),
  };
}

describe('the catalogue', () => {
  const english = messagesOf('en');
  const german = messagesOf('de');

  test('has the same messages in both languages', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
    expect(english.size).toBeGreaterThan(100);
  });

  test('uses the same variables in both languages', () => {
    for (const [id, variables] of english) expect(german.get(id), id).toEqual(variables);
  });

  test('defines no message twice', () => {
    for (const language of LANGUAGES) {
      const bundle = new FluentBundle(language);
      for (const [path, source] of Object.entries(SOURCES[language])) {
        expect(bundle.addResource(new FluentResource(source)), path).toEqual([]);
      }
    }
  });

  test('has every text that the browser asks for, and the browser asks for every text of its own', () => {
    const { whole, beginnings } = usedIds();
    expect(whole.length).toBeGreaterThan(50);
    for (const id of whole) expect(english.has(id), `${id} is missing`).toBe(true);
    for (const beginning of beginnings) {
      expect(
        [...english.keys()].some((id) => id.startsWith(beginning)),
        `${beginning}… is missing`,
      ).toBe(true);
    }
    for (const id of english.keys()) {
      const isUsed = whole.includes(id) || beginnings.some((beginning) => id.startsWith(beginning));
      if (id.startsWith('web-')) expect(isUsed, `${id} is unused`).toBe(true);
    }
  });
});

test('plural and choice follow the arguments', () => {
  expect(render('en', 'web-watchers', { watchers: 1 })).toBe('One person is watching.');
  expect(render('de', 'web-watchers', { watchers: 3 })).toBe('3 Personen sehen zu.');
  expect(render('en', 'biber-gang-event-drew-pile', { you: 'yes', seat: 'Anna', card: 'B' })).toBe(
    'You take the beaver from the discard pile.',
  );
});

test('less than nothing has a true minus sign, and is counted as ever', () => {
  const wins = (total: number): string =>
    render('en', 'daumen-drauf-event-wins', { you: 'no', seat: 'Anna', total });
  expect(wins(-6)).toBe('Anna wins with −6 points!');
  expect(wins(-1)).toBe('Anna wins with −1 point!');
  expect(wins(1)).toBe('Anna wins with 1 point!');
});

test('an unknown id is shown as itself', () => {
  expect(render('en', 'web-nothing-of-the-kind')).toBe('web-nothing-of-the-kind');
});
