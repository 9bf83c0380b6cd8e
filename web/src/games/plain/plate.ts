/** What the plate of a seat says. */

import type { TableInfo } from '../../protocol';
import { isAway, nameOf } from '../../table-parts/naming';
import { factSaid, type Naming } from './names';

/** The name, the points so far, what else is known of the seat, and whether it is its turn. */
export function plateOf(naming: Naming, table: TableInfo, seat: number) {
  const { picture, text } = naming;
  const total = picture.totals[seat] ?? 0;
  return {
    seat,
    name: nameOf(naming, seat),
    total: text('web-plain-total', { total }),
    figure: total,
    turn: picture.turn === seat,
    away: isAway(table, seat),
    tags: picture.facts
      .filter((fact) => fact.seat === seat)
      .map((fact) => ({ label: factSaid(naming, fact), short: String(fact.value) })),
  };
}
