/** What a table plays otherwise than its rules say. */

import { games } from '../lobby/games.svelte';
import { changedOf } from '../lobby/options';
import type { TableInfo } from '../protocol';

/** The options that are not chosen as usual, with what is chosen of them. */
export function unusualOptions({ game, options }: TableInfo): Readonly<Record<string, string>> {
  const changed = changedOf(games.named(game)?.options ?? [], options);
  return Object.fromEntries(changed.map(({ name, default: usual }) => [name, options[name] ?? usual]));
}

/** Whether what a card does may be another thing than usual: by other numbers, or by a rule that tables rarely change. */
export function playsOtherwise({ game, options, variant }: TableInfo): boolean {
  const changed = changedOf(games.named(game)?.options ?? [], options);
  return (variant ?? null) !== null || changed.some(({ often }) => !often);
}
