/** What the plate of a seat says. */

import type { TableInfo } from '../../protocol';
import { isAway, nameOf } from '../../table-parts/naming';
import type { Naming } from './names';

/** The name, the points so far, whose turn it is, and, of one's own, which round of how many is played. */
export function plateOf(naming: Naming, table: TableInfo, seat: number) {
  const { text, picture } = naming;
  const total = picture.totals[seat] ?? 0;
  return {
    seat,
    name: nameOf(naming, seat),
    total: text('web-beanie-total', { points: total }),
    figure: total,
    turn: picture.turn === seat && picture.sheet === null,
    away: isAway(table, seat),
    tags: [],
  };
}
