/** Parts of the client that are loaded when first needed, from a server that may just be away. */

/** The waits between tries, in milliseconds; the last one repeats. */
const WAITS = [500, 1000, 2000, 4000];

/** Tries to load something again and again, about ten minutes long; only then the promise fails. */
export function patiently<Part>(load: () => Promise<Part>, tries = 150): () => Promise<Part> {
  let loaded: Promise<Part> | undefined;

  async function insist(): Promise<Part> {
    for (let failed = 0; ; failed += 1) {
      try {
        return await load();
      } catch (error) {
        if (failed + 1 >= tries) throw error;
        const wait = WAITS[Math.min(failed, WAITS.length - 1)];
        await new Promise((resolve) => setTimeout(resolve, wait));
      }
    }
  }

  return () => {
    loaded ??= insist().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
