import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { drawn } from './build/drawn.ts';
import { packed } from './build/packed.ts';
import { rulebook } from './build/rulebook.ts';

const repository = fileURLToPath(new URL('..', import.meta.url));

/** Where `npm run dev` finds the game server. */
const server = process.env['BIBERBAU_SERVER'] ?? 'http://127.0.0.1:8400';

/**
 * The games as the front page shows them, with all that they need: other pages show them too, and without this each of
 * these modules would be a file of its own, which weighs 8 kB more.
 */
const FRONT = { name: 'front', test: /\/src\/(lobby\/(Game\w+\.svelte|tiles)|guide\/LearnButton)/ };

export default defineConfig(({ mode }) => ({
  // The house says in the page beneath which path it lies (server/pages/front.py); all else finds itself from there.
  base: './',
  plugins: [rulebook(), drawn(), svelte(), mode !== 'gallery' && packed()],
  // Component tests need Svelte's browser build; Vitest would otherwise resolve the server one.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: fileURLToPath(
      new URL(mode === 'gallery' ? '../build/gallery' : '../biberbau/server/static', import.meta.url),
    ),
    emptyOutDir: true,
    rolldownOptions:
      mode === 'gallery' ? { input: 'gallery.html' } : { output: { codeSplitting: { groups: [FRONT] } } },
    ...(mode === 'gallery' && { minify: false }),
    // The content security policy allows no `data:` addresses, so every asset stays a file.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
    // The themes rely on `light-dark()`, which these browsers were the first to know.
    cssTarget: ['chrome123', 'firefox121', 'safari17.5'],
  },
  server: {
    port: 5173,
    fs: { allow: [repository] },
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true, changeOrigin: true, rewriteWsOrigin: true },
    },
  },
  test: {
    environment: 'jsdom',
    setupFiles: ['src/testing/setup.ts'],
    // The files share one page and its modules: to open a page for each took four times as long as all tests.
    isolate: false,
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    // A busy machine takes its time to draw a whole table.
    testTimeout: 20_000,
    hookTimeout: 20_000,
  },
}));
