/** What this client knows of its table, and how each message of the server changes it. */

import { entryOf } from '../games';
import { isStopped } from '../table-parts/stopping';
import type { Event, LogLine, Move, Presence, Sentence, Situation, Snapshot, TableInfo } from '../protocol';

export interface TableState {
  seq: number;
  /** The reader's own seat; null for a watcher. */
  seat: number | null;
  table: TableInfo;
  situation: Situation | null;
  /** The moves of the latest event. */
  moves: Move[];
  /** What happened, oldest first; events that say nothing leave no line. */
  log: LogLine[];
}

/** How many lines of the log are kept. */
export const LOG_LIMIT = 200;

/** The state that `snapshot` describes; it replaces whatever was known. */
export function stateOf(snapshot: Snapshot): TableState {
  return {
    seq: snapshot.seq,
    seat: snapshot.seat,
    table: snapshot.table,
    situation: snapshot.situation,
    moves: [],
    log: snapshot.log.filter((line) => line.sentences.length > 0),
  };
}

/** `state` after `event`; an event that was already seen changes nothing. */
export function afterEvent(state: TableState, event: Event): TableState {
  if (event.seq <= state.seq) return state;
  const line = { seq: event.seq, sentences: event.sentences };
  return {
    seq: event.seq,
    seat: state.seat,
    table: event.table ?? state.table,
    situation: event.situation,
    moves: event.moves,
    log: event.sentences.length > 0 ? [...state.log, line].slice(-LOG_LIMIT) : state.log,
  };
}

/** `state` with who is connected and ready as `presence` says. */
export function withPresence(state: TableState, presence: Presence): TableState {
  const seats = state.table.seats.map((seat, number) => ({
    ...seat,
    online: presence.online[number] ?? seat.online,
    ready: presence.ready[number] ?? seat.ready,
    idle: presence.idle?.includes(number) === true,
  }));
  const { watchers, knocks = [], preparing = false } = presence;
  return { ...state, table: { ...state.table, seats, watchers, knocks, preparing } };
}

/** `state` with what came after sequence `shown` left out of the log; null leaves out nothing. */
export function toldUpTo(state: TableState, shown: number | null): TableState {
  return shown === null ? state : { ...state, log: state.log.filter(({ seq }) => seq <= shown) };
}

/** Whether the reader's seat is played by a bot for now. */
export function botPlaysForReader(state: TableState): boolean {
  const own = state.seat === null ? undefined : state.table.seats[state.seat];
  return own?.kind === 'human' && own.bot !== null;
}

/** What is to be done, as the table shows it: nothing is asked of a reader for whom a bot plays. */
export function shownSituation(state: TableState): TableState['situation'] {
  return state.situation && botPlaysForReader(state) ? { ...state.situation, legal: [] } : state.situation;
}

/** Whether the table waits for an action of the reader; in real time, where all may act, whether it is their turn. */
export function readerIsToAct(state: TableState): boolean {
  const { seat, situation, table } = state;
  if (table.stage !== 'playing' || seat === null || !situation || botPlaysForReader(state)) return false;
  return entryOf(table.game)?.realTime ? situation.picture.turn === seat : situation.actors.includes(seat);
}

/** Whether the reader looks on, without a seat, where something is played. */
export function watches({ seat, table }: TableState): boolean {
  return seat === null && table.stage !== 'lobby';
}

/** Whether the reader is the only person at the table. */
export function isAlone({ seat, table }: TableState): boolean {
  if (seat === null) return false;
  const people = table.seats.filter(({ kind, online, bot }) => kind === 'human' && online && bot === null);
  return people.length === 1 && people[0] === table.seats[seat];
}

/** The seats that are to act before play can go on; none in a pause. */
function due({ situation, table }: TableState): readonly number[] {
  if (table.stage !== 'playing' || isStopped(table) || !situation) return [];
  const { turn } = situation.picture;
  if (entryOf(table.game)?.realTime) return turn === null ? [] : [turn];
  return situation.actors;
}

/** The people for whom the table waits: to act, or between two rounds to have read the sheet. */
export function awaited(state: TableState): readonly number[] {
  const { seats, stage } = state.table;
  const reading = seats.flatMap(({ online, ready }, seat) => (online && !ready ? [seat] : []));
  const waiting = stage === 'round_over' ? reading : due(state);
  return waiting.filter((seat) => seats[seat]?.kind === 'human' && seats[seat].bot === null);
}

/** The other people at the table, by seat. */
export function otherPeople({ seat, table }: TableState): readonly number[] {
  return table.seats.flatMap(({ kind }, number) => (kind === 'human' && number !== seat ? [number] : []));
}

/** Whether the table waits for nobody but bots. */
export function waitsForBots(state: TableState): boolean {
  const waiting = due(state);
  return waiting.length > 0 && waiting.every((seat) => typeof state.table.seats[seat]?.bot === 'string');
}

/**
 * What an event did to the reader's own cards while it was for others to act: some went away, or came by the deed of
 * somebody whom a sentence tells to whom it was done.  What comes by itself, as to everybody, is no such deed, and there
 * is none in real time, where all may act.
 */
function sufferedIn({ moves, sentences }: Event, { seat, situation }: TableState): readonly Sentence[] {
  if (seat === null || !situation || situation.actors.includes(seat)) return [];
  const own = (place: string) => place === `pile:${seat}` || place === `hand:${seat}`;
  const given = sentences.some((sentence) => sentence.arguments['other'] === seat);
  const suffered = moves.some(({ source, target }) =>
    own(source) ? !own(target) : given && target === `hand:${seat}`,
  );
  return suffered ? sentences : [];
}

/** What was suffered so far and in an event; nothing where a bot plays for the reader, or nothing is played any more. */
export function sufferedSince(
  earlier: readonly Sentence[],
  event: Event,
  state: TableState,
): readonly Sentence[] {
  const { stage } = event.table ?? state.table;
  if (stage !== 'playing' || botPlaysForReader(state)) return [];
  return [...earlier, ...sufferedIn(event, state)];
}
