/** A game of the house as tests of pages have it. */

import type { GameInfo } from '../lobby/games.svelte';

/** Biber Gang without options, with `changes`. */
export function gameOf(changes: Partial<GameInfo> = {}): GameInfo {
  return {
    name: 'biber-gang',
    players: { least: 2, most: 6 },
    options: [],
    constants: [],
    variants: [],
    settings: [],
    bots: ['careful'],
    levels: [],
    adaptive: null,
    at_once: { bots: [], options: {} },
    ...changes,
  };
}
