/** Which folder may use which: the shared floors know no game, and a game knows only them and itself. */

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path/posix';
import { expect, it } from 'vitest';
import { GAMES } from './games';

/** What every game is built from; it knows no game, not even the list of them. */
const SHARED = ['art', 'cards', 'connection', 'parts', 'table-parts', 'texts'];
/** What a game may use besides its own folder. */
const BELOW_GAMES = ['art', 'cards', 'parts', 'protocol', 'rules', 'storage', 'table-parts', 'texts'];
/** What tells a game its picture by its name, and the types of all pictures, which are generated and no code. */
const PICTURES = ['games/pictureAt', 'games/pictures'];
/** What is there to look at and to test with, and may know all. */
const BESIDE = ['gallery', 'testing'];

interface Import {
  file: string;
  /** The file or folder that is imported, as a path in `src`. */
  target: string;
  /** Whether it is loaded only when it is needed. */
  lazy: boolean;
}

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(svelte|ts)$/.test(file) && !/\.test\.ts$/.test(file),
);
const sources = new Map(files.map((file) => [file, readFileSync(`src/${file}`, 'utf8')]));
const imports: Import[] = [...sources].flatMap(([file, source]) =>
  [...source.matchAll(/(?:from|import)\s*(\(?)\s*['"](\.[^'"]*)['"]/g)].map(([, lazy, path]) => ({
    file,
    target: normalize(`${dirname(file)}/${path ?? ''}`).replace(/^games(\/index)?$/, 'games/index'),
    lazy: lazy === '(',
  })),
);
const floorOf = (path: string) => path.split('/')[0]?.split('.')[0] ?? '';
const gameOf = (path: string) => /^games\/([^/.]+)\//.exec(path)?.[1] ?? null;
const told = (found: readonly Import[]) => found.map(({ file, target }) => `${file} imports ${target}`);

it('reads the imports', () => {
  expect(imports.length).toBeGreaterThan(500);
  expect(new Set(imports.map(({ target }) => gameOf(target)))).toEqual(
    new Set([null, ...Object.keys(GAMES)]),
  );
});

it('keeps the games out of the shared floors', () => {
  const shared = imports.filter(({ file }) => SHARED.includes(floorOf(file)));
  expect(told(shared.filter(({ target }) => floorOf(target) === 'games'))).toEqual([]);
  for (const [file, source] of sources)
    if (SHARED.includes(floorOf(file)))
      for (const game of Object.keys(GAMES))
        expect(source, `${file} names ${game}`).not.toContain(`${game}-`);
});

it('lets a game know only itself and what is shared', () => {
  const strange = imports.filter(({ file, target }) => {
    const game = gameOf(file);
    return (
      game !== null &&
      gameOf(target) !== game &&
      !BELOW_GAMES.includes(floorOf(target)) &&
      !PICTURES.includes(target)
    );
  });
  expect(told(strange)).toEqual([]);
});

it('lets everything else know the list of the games alone, which loads each when it is needed', () => {
  const knowing = imports.filter(
    ({ file, target, lazy }) =>
      gameOf(target) !== null &&
      gameOf(file) === null &&
      !BESIDE.includes(floorOf(file)) &&
      !(file === 'games/index.ts' && lazy) &&
      !PICTURES.includes(file.replace('.ts', '')),
  );
  expect(told(knowing)).toEqual([]);
});
