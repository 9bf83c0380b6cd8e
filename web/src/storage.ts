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

/** Forgets what is kept under `key`. */
export function drop(key: string): void {
  try {
    localStorage.removeItem(base + key);
  } catch {
    // What is forbidden keeps nothing.
  }
}

/**
 * Keeps `value` under `key`, and says whether the browser has let us.  Private windows may refuse storage, and it may be
 * full; the page then works without a memory, and what was kept there before stays.
 */
export function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(base + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
