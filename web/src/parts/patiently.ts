/** Loading parts of the page over a network that comes and goes. */

/** The waits before each new attempt, in milliseconds; together longer than a server takes to come back. */
export const WAITS: readonly number[] = [300, 700, 1500, 3000, 5000, 8000, 13_000, 21_000];

/** What `load` brings, asked for again while it fails; rejects as its last attempt did. */
export async function patiently<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const wait of WAITS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return load();
}
