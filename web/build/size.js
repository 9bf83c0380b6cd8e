/**
 * Fails when the scripts and styles that the first page loads before anything is touched, with one language, weigh more than
 * the budget, gzipped. That it loads no others tests/browser/test_home.py sees.
 */

import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 130_000;
const built = fileURLToPath(new URL('../../biberbau/server/static/', import.meta.url));
const page = await readFile(`${built}index.html`, 'utf8').catch(() => {
  throw new Error(`no page in ${built}: run "npm run build" first`);
});

/** What the page itself names; Vite names there whatever these scripts import before they run. */
const first = new Set(
  [...page.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file),
);

const sizes = [];
for (const file of (await readdir(built, { recursive: true })).sort()) {
  if (!/\.(js|css)$/.test(file)) continue;
  sizes.push({ file, size: gzipSync(await readFile(built + file), { level: 9 }).length });
}

const print = (size, words) => console.log(`${String(size).padStart(8)}  ${words}`);
const sum = (list) => list.reduce((total, { size }) => total + size, 0);
/** The words of each language; a page waits for those of its reader, so the longer ones count. */
const languages = sizes.filter(({ file }) => /\/(english|german)-[^/]+\.js$/.test(file));
if (languages.length !== 2) throw new Error('the words of two languages are to be found beside the page');
const longest = languages.reduce((one, other) => (one.size > other.size ? one : other)).file;

const loaded = sizes.filter(({ file }) => first.has(file) || file === longest);
const later = sizes.filter((one) => !loaded.includes(one));

for (const { file, size } of loaded) print(size, file);
print(sum(loaded), `of ${BUDGET} bytes of script and style for the first page, gzipped`);
console.log();
for (const { file, size } of later) print(size, file);
print(sum(later), 'more that is loaded when it is needed');

if (loaded.length === 0) throw new Error(`${built}index.html names no scripts`);
if (sum(loaded) > BUDGET) {
  console.error('The first page is over the budget.');
  process.exit(1);
}
