/** What the plate of a seat says. */

import type { TableInfo } from '../../protocol';
import { isAway, nameOf } from '../../table-parts/naming';
import type { Naming } from './names';
import type { Standing } from './picture';

/** The name, the points so far, and whether it is the seat's turn to show. */
export function plateOf(naming: Naming, table: TableInfo, seat: number, standing: Standing) {
  const total = naming.picture.totals[seat] ?? 0;
  return {
    seat,
    name: nameOf(naming, seat),
    total: naming.text('web-daumen-drauf-total', { total }),
    figure: total,
    turn: standing === 'turn' || standing === 'leads',
    away: isAway(table, seat),
  };
}
