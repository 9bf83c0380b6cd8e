/** Loading parts of the page, with their looks, over a network that comes and goes. */

/** The waits before each new attempt, in milliseconds; together longer than a server takes to come back. */
export const WAITS: readonly number[] = [300, 700, 1500, 3000, 5000, 8000, 13_000, 21_000];

/** What `load` brings, asked for again while it fails; rejects as its last attempt did. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const wait of WAITS) {
    try {
      return await withLooks(load);
    } catch {
      await rest(wait);
    }
  }
  return withLooks(load);
}

/** Waits so many milliseconds, or until the device has a network again. */
function rest(wait: number): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      clearTimeout(timer);
      removeEventListener('online', over);
      resolve();
    };
    const timer = setTimeout(over, wait);
    addEventListener('online', over);
  });
}

/** The addresses of stylesheets that have not arrived.  What loads parts asks for each but once, and then takes it for there. */
const lost = new Set<string>();

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    lost.add(target.href);
    target.remove();
  },
  { capture: true },
);

async function withLooks<Part>(load: () => Promise<Part>): Promise<Part> {
  const part = await load();
  await Promise.all([...lost].map(fetchSheet));
  return part;
}

/** Fetches a stylesheet once more; where it does not arrive again, it is still lost. */
function fetchSheet(address: string): Promise<unknown> {
  lost.delete(address);
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.crossOrigin = '';
  sheet.href = address;
  return new Promise((resolve, reject) => {
    sheet.onload = resolve;
    sheet.onerror = () => reject(new Error(`no stylesheet ${address}`));
    document.head.append(sheet);
  });
}
