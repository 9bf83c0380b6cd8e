/** Who is not at the table though the match goes on, and who may do something about it. */

import type { SeatInfo, TableInfo } from '../protocol';
import type { TableState } from './state';

export interface Absence {
  seat: number;
  name: string;
  /** Without a connection, or connected and keeping the table waiting for long. */
  why: 'away' | 'idle';
}

function absenceOf({ kind, bot, online, idle }: SeatInfo): Absence['why'] | null {
  if (kind === 'bot' || bot !== null) return null;
  return online ? (idle ? 'idle' : null) : 'away';
}

/** People besides the reader for whom nobody plays now, in the order of their seats. */
export function absencesAt({ seat: own, table }: TableState): readonly Absence[] {
  if (table.stage !== 'playing' && table.stage !== 'round_over') return [];
  return table.seats.flatMap((info, seat) => {
    const why = seat === own ? null : absenceOf(info);
    return why === null ? [] : [{ seat, name: info.name, why }];
  });
}

/** Whether the host of a table can do nothing for it now. */
function hostIsAbsent({ host, seats }: TableInfo): boolean {
  const info = seats[host];
  return info === undefined || absenceOf(info) !== null;
}

/** Whether the reader decides who comes and who plays for whom: the host, or anybody while the host is absent. */
export function mayDecide({ seat, table }: TableState): boolean {
  if (seat === null) return false;
  return seat === table.host || (hostIsAbsent(table) && table.seats[seat]?.bot === null);
}

/** Whether a bot may play in `seat` for the person whose seat it is, or another bot than now. */
export function needsStandIn(state: TableState, seat: number): boolean {
  const { stage, seats } = state.table;
  const info = seats[seat];
  if (info?.kind !== 'human' || seat === state.seat || stage === 'lobby') return false;
  return mayDecide(state) && (info.bot !== null || absenceOf(info) !== null);
}
