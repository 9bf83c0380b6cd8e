import { expect, it } from 'vitest';
import { keyHelp, type KeyLine } from '../table-parts/keys';
import { sources } from '../texts/catalogue';
import { GAMES } from '.';

const modules = import.meta.glob<{ KEYS: readonly KeyLine<unknown>[] }>('./*/keys.ts', { eager: true });

it.each(Object.keys(GAMES))('%s says of every key what it does, and of no other', (game) => {
  const lines = modules[`./${game}/keys.ts`]?.KEYS ?? [];
  const asked = keyHelp(lines, game, (id) => id).map(([, meaning]) => meaning);
  const written = Object.values(sources('en'))
    .flatMap((source) => source.match(/^web-[\w-]+(?= =)/gm) ?? [])
    .filter((id) => id.startsWith(`web-${game}-key-`));
  expect(asked.toSorted()).toEqual(written.toSorted());
  expect(new Set(lines.map(({ printed }) => printed)).size).toBe(lines.length);
});
