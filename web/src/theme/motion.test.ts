/** Who asks for less motion gets it everywhere: styles by one rule of the theme, cards by the stage, and nothing else moves. */

import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const THEME = 'src/theme/theme.css';
/** Flies the cards, and lets them fade in where they lie when the reader wants calm. */
const STAGE = 'src/cards/stage.ts';

const sources = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts|css)$/.test(file) && !/\.test\.ts$/.test(file))
    .map((file) => [`src/${file}`, readFileSync(`src/${file}`, 'utf8')]),
);
const filesWith = (sign: RegExp) =>
  [...sources].flatMap(([file, source]) => (sign.test(source) ? [file] : []));

it('has one rule that stills all styles', () => {
  const calm =
    /@media \(prefers-reduced-motion: reduce\) \{([^]*)\}/.exec(sources.get(THEME) ?? '')?.[1] ?? '';
  for (const what of ['transition: none', 'animation-duration: 1ms', 'scroll-behavior: auto'])
    expect(calm).toContain(`${what} !important`);
});

it('has no style that outdoes this rule', () => {
  expect(filesWith(/(animation|transition|scroll-behavior)[^;{}]*!important/)).toEqual([THEME]);
});

it('moves by script on the stage alone, which asks', () => {
  expect(filesWith(/\.animate\(/)).toEqual([STAGE]);
  expect(sources.get(STAGE)).toContain('prefers-reduced-motion: reduce');
  expect(filesWith(/svelte\/(transition|motion|animate)|behavior: ['"]smooth|<animate/)).toEqual([]);
});
