/** The address of a challenge. */

export function challengePath(code: string): string {
  return `/challenge/${code}`;
}
