/**
 * Local storage as JSON values, apart from what other houses on the same host keep.  A browser that forbids it only forgets.
 */

import { base } from './base';

/** The value kept under `key`; null when there is none or it cannot be read. */
export function stored(key: string): unknown {
  try {
    const text = localStorage.getItem(base + key);
    return text === null ? null : (JSON.parse(text) as unknown);
  } catch {
    return null;
  }
}

/** Keeps `value` under `key`, as far as the browser lets us. */
export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(base + key, JSON.stringify(value));
  } catch {
    // Private windows may refuse storage; the page then works without a memory.
  }
}
