/**
 * Vite plugin: `Tile.svelte?drawn` is the address of what a component draws, as a file of markup that is drawn at build time.
 * A page that puts it in its place loads none of the scripts that draw it, and its colours follow the page.
 */

import { basename, dirname } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { runnerImport, type Plugin } from 'vite';

const QUERY = '?drawn';
const DRAWN = '.drawn';
/** What renders the component, and a module for each style that it takes. */
const PAGE = 'virtual:drawn';
const STYLE = 'virtual:drawn-';

interface Drawn {
  markup: string;
  /** By the name of the class of those to whom it applies, so that components in several pictures are dressed once. */
  styles: Map<string, string>;
}

export function drawn(): Plugin {
  const styles = new Map<string, string>();
  let building = false;
  return {
    name: 'biberbau:drawn',
    enforce: 'pre',
    configResolved({ command }) {
      building = command === 'build';
    },
    async resolveId(id, importer) {
      if (id.startsWith(STYLE)) return `/${id}`;
      if (!id.endsWith(`.svelte${QUERY}`)) return null;
      const component = await this.resolve(id.slice(0, -QUERY.length), importer);
      // Under another name, for whatever ends as a component does would be compiled as one.
      return component && component.id.replace(/\.svelte$/, DRAWN);
    },
    async load(id) {
      if (id.startsWith(`/${STYLE}`)) return styles.get(basename(id, '.css').slice(STYLE.length)) ?? null;
      if (!id.endsWith(DRAWN)) return null;
      const path = `${id.slice(0, -DRAWN.length)}.svelte`;
      this.addWatchFile(path);
      const picture = await draw(path);
      for (const [name, style] of picture.styles) styles.set(name, style);
      const name = `${basename(dirname(path))}.html`;
      const address = building
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: 'asset', name, source: picture.markup })}`
        : JSON.stringify(`data:text/html,${encodeURIComponent(picture.markup)}`);
      const dresses = [...picture.styles.keys()].map((name) => `import '${STYLE}${name}.css';\n`);
      return { code: `${dresses.join('')}export default ${address};`, map: null, moduleType: 'js' };
    },
  };
}

/** What the component in the file `path` draws. */
async function draw(path: string): Promise<Drawn> {
  const { module } = await runnerImport<{ default: { head: string; body: string } }>(PAGE, {
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [
      svelte({ configFile: false, emitCss: false, compilerOptions: { css: 'injected', dev: false } }),
      {
        name: 'biberbau:drawing',
        resolveId: (id) => (id === PAGE ? id : null),
        load: (id) =>
          id === PAGE
            ? `import { render } from 'svelte/server';
               import Picture from ${JSON.stringify(path)};
               export default render(Picture, { idPrefix: ${JSON.stringify(basename(dirname(path)))} });`
            : null,
      },
    ],
  });
  const { head, body } = module.default;
  const styles = head.matchAll(/<style id="([^"]+)">(.*?)<\/style>/gs);
  return {
    // The comments are for scripts that would take the markup over.
    markup: body.replace(/<!--.*?-->/gs, ''),
    styles: new Map([...styles].map(([, name = '', style = '']) => [name, style])),
  };
}
