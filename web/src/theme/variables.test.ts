import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const SET = /(--[a-z][\w-]*)['"`]?(?=[:=,}\s])|setProperty\(\s*['"`](--[a-z][\w-]*)/g;

test('every variable of the styles that is used is set somewhere', () => {
  const all = readdirSync('src', { recursive: true, encoding: 'utf-8' })
    .filter((name) => /\.(svelte|css|ts)$/.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`src/${name}`, 'utf-8'));
  expect(all.length).toBeGreaterThan(100);
  const used = new Set(
    all.flatMap((source) => [...source.matchAll(/var\(\s*(--[a-z][\w-]*)/g)].map(([, name]) => name)),
  );
  const set = new Set(
    all
      .map((source) => source.replace(/var\(\s*--[a-z][\w-]*/g, ''))
      .flatMap((source) => [...source.matchAll(SET)].map(([, name, called]) => name ?? called)),
  );
  // What ends with a hyphen is put together by code.
  expect([...used].filter((name) => !name?.endsWith('-') && !set.has(name))).toEqual([]);
});
