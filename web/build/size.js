/** Fails when the scripts and styles that the first page loads weigh more than the budget, gzipped. */

import { readFile, readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

const BUDGET = 150_000;
const built = fileURLToPath(new URL('../../biberbau/server/static/', import.meta.url));

let total = 0;
for (const file of (await readdir(built, { recursive: true })).sort()) {
  if (!file.endsWith('.js')) continue;
  const size = gzipSync(await readFile(built + file), { level: 9 }).length;
  total += size;
  console.log(`${String(size).padStart(8)}  ${file}`);
}
console.log(`${String(total).padStart(8)}  of ${BUDGET} bytes of script, gzipped, everything counted`);
if (total === 0) throw new Error(`no scripts in ${built}: run "npm run build" first`);
if (total > BUDGET) {
  console.error('The scripts are over the budget.');
  process.exit(1);
}
