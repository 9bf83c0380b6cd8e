import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { show } from '../testing/screen';
import BeaverPortrait from './BeaverPortrait.svelte';
import { COLOURS, HATS, lookOf, type Look, type Sitter } from './gang';

const TOKENS = readFileSync('src/theme/tokens.css', 'utf8');

/** A token by day and by night. */
function inks(token: string): [string, string] {
  const [, day = '', night = ''] =
    new RegExp(`--${token}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(TOKENS) ?? [];
  return [day, night];
}

function linear(hex: string): [number, number, number] {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return [red, green, blue];
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((hex) => {
      const [red, green, blue] = linear(hex);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** How far two colours are apart in Oklab (Ottosson 2020); from 0.02 on a difference is seen, 1 is black to white. */
function distance(one: string, other: string): number {
  const [from, to] = [one, other].map((hex) => {
    const [red, green, blue] = linear(hex);
    const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return [
      0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
      1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
      0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
    ];
  });
  return Math.hypot(...(from ?? []).map((part, index) => part - (to?.[index] ?? 0)));
}

describe.each([
  ['day', 0],
  ['night', 1],
] as const)('by %s', (_, scheme) => {
  const ink = (token: string) => inks(token)[scheme];

  test.each(COLOURS)('%s stands out from paper', (colour) => {
    for (const paper of ['paper', 'paper-raised']) {
      expect(contrast(ink(`look-${colour}`), ink(paper))).toBeGreaterThanOrEqual(3);
    }
  });

  test('each colour is told from each other', () => {
    for (const [index, one] of COLOURS.entries()) {
      for (const other of COLOURS.slice(index + 1)) {
        const apart = distance(ink(`look-${one}`), ink(`look-${other}`));
        expect(apart, `${one} and ${other}`).toBeGreaterThan(0.09);
      }
    }
  });
});

test('seats look different from one another as long as nobody has chosen, and bots other than people', () => {
  const sitters: Sitter[] = Array.from({ length: 7 }, (__, seat) => ({ kind: seat % 2 ? 'bot' : 'human' }));
  const shown = sitters.map((__, seat) => lookOf(sitters, seat));
  expect(new Set(shown.map(({ hat }) => hat)).size).toBe(7);
  expect(new Set(shown.map(({ colour }) => colour)).size).toBe(7);
  expect(shown.map(({ bot }) => bot)).toEqual([false, true, false, true, false, true, false]);
});

test('whoever has chosen has it, and nobody else is given the same', () => {
  const sitters: Sitter[] = [
    { kind: 'human' },
    { kind: 'human', hat: HATS[0] ?? null, colour: COLOURS[0] ?? null },
    { kind: 'bot' },
  ];
  expect(lookOf(sitters, 1)).toMatchObject({ hat: HATS[0], colour: COLOURS[0] });
  expect(lookOf(sitters, 0).hat).not.toBe(HATS[0]);
  expect(lookOf(sitters, 0).colour).not.toBe(COLOURS[0]);
});

test('a person looks out of a disc, and a bot out of a riveted plate', () => {
  const ground = (bot: boolean) => {
    const look: Look = { hat: 'none', colour: 'water', eyes: 'open', bot };
    show(BeaverPortrait, { look });
    return [...document.querySelectorAll('svg > g')].at(-1)?.parentElement?.querySelector('g')
      ?.firstElementChild?.tagName;
  };
  expect([ground(false), ground(true)]).toEqual(['circle', 'path']);
});
