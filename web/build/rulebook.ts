/** Vite plugin: `docs/rules/<game>.md?rulebook` becomes HTML with an anchor per clause, at build time. */

import { readFile } from 'node:fs/promises';
import { marked } from 'marked';
import type { Plugin } from 'vite';

const QUERY = '?rulebook';

export function rulebook(): Plugin {
  return {
    name: 'biberbau:rulebook',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(`.md${QUERY}`)) return null;
      const path = id.slice(0, -QUERY.length);
      this.addWatchFile(path);
      const html = rulebookHtml(await readFile(path, 'utf8'));
      return { code: `export default ${JSON.stringify(html)};`, map: null, moduleType: 'js' };
    },
  };
}

/**
 * The HTML of a rulebook in Markdown.  A clause number in bold ("**3.4**") gets the anchor `clause-3-4` where it first
 * stands and every mention of it leads there, a chapter heading ("## 3 A turn") the anchor `chapter-3`, and a table a box of its own that can scroll.
 */
export function rulebookHtml(markdown: string): string {
  const seen = new Set<string>();
  const html = marked
    .parse(markdown, { async: false, gfm: true })
    .replace(
      /(<(?:p|li|td)>)?<strong>(\d+(?:\.\d+)+)\.?<\/strong>/g,
      (whole, container: string | undefined, number: string) => {
        if (seen.has(number)) return whole;
        seen.add(number);
        const anchor = `id="clause-${number.replaceAll('.', '-')}" tabindex="-1"`;
        const label = `<strong class="clause-number">${number}</strong>`;
        return container
          ? `${container.slice(0, -1)} class="clause" ${anchor}>${label}`
          : `<span ${anchor}>${label}</span>`;
      },
    )
    .replace(/<h2>(\d+)/g, '<h2 id="chapter-$1" tabindex="-1">$1')
    .replaceAll('<table>', '<div class="scroll" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
  return withReferences(html, seen);
}

/** `html` with every mention of a clause outside its own label made a link to it. */
function withReferences(html: string, clauses: ReadonlySet<string>): string {
  return html
    .split(/(<strong class="clause-number">.*?<\/strong>|<[^>]*>)/)
    .map((part) =>
      part.startsWith('<')
        ? part
        : part.replace(/(?<![\w.])\d+\.\d+(?!\.?\d)/g, (number) =>
            clauses.has(number) ? `<a href="#clause-${number.replaceAll('.', '-')}">${number}</a>` : number,
          ),
    )
    .join('');
}
