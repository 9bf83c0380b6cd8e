/** Fails when the scripts and styles that the first page loads weigh more than the budget, gzipped. */

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
  [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file),
);

const sizes = [];
for (const file of (await readdir(built, { recursive: true })).sort()) {
  if (!/\.(js|css)$/.test(file)) continue;
  sizes.push({ file, size: gzipSync(await readFile(built + file), { level: 9 }).length });
}

const print = (size, words) => console.log(`${String(size).padStart(8)}  ${words}`);
const sum = (list) => list.reduce((total, { size }) => total + size, 0);
const loaded = sizes.filter(({ file }) => first.has(file));
const later = sizes.filter(({ file }) => !first.has(file));

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
