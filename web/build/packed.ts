/** Vite plugin: beside every built text file lies the same packed, so that the server need not pack it for each visitor. */

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|svg|webmanifest)$|assets\/.*\.html$/;
/** Smaller files, in bytes, gain nothing. */
const LEAST = 1000;

export function packed(): Plugin {
  let folder = '';
  return {
    name: 'biberbau:packed',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    async closeBundle() {
      for (const file of await readdir(folder, { recursive: true })) {
        if (!TEXT.test(file)) continue;
        const path = join(folder, file);
        const content = await readFile(path);
        if (content.length < LEAST) continue;
        await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        };
        await writeFile(`${path}.br`, brotliCompressSync(content, { params }));
      }
    },
  };
}
