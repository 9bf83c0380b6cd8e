/** Where the house lies on its host: nowhere in particular, or beneath a path of another site.  The page says it. */

/** '' or as '/cards'. */
export const base = document.querySelector<HTMLMetaElement>('meta[name="biberbau-base"]')?.content ?? '';

/** The address of what the house itself calls `path`. */
export function here(path: string): string {
  return base + path;
}

/** What the house itself calls the path of an address; a page that came without the way beneath is taken as it is. */
export function pathWithin(path: string): string {
  if (base === '' || !`${path}/`.startsWith(`${base}/`)) return path;
  return path.slice(base.length) || '/';
}
