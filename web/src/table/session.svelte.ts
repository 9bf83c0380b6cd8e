/** The reader at one table: the connection, what is known of the table, and what the reader can ask for. */

import { Connection, newServerSocket, type NewSocket, type Status } from '../connection/connection';
import { forgetSeat, heldSeat, holdSeat, noteDeal, noteGame, shownSeats } from '../connection/seats';
import type { Body } from '../connection/outbox';
import type { Colour, Hat } from '../art/gang';
import { entryOf } from '../games';
import type {
  Clocks,
  Countdown,
  FromServer,
  Guide,
  Lag,
  Moments,
  Refused,
  Seated,
  Sentence,
} from '../protocol';
import { noteLesson } from '../guide/underWay';
import { announcing } from '../parts/announcing.svelte';
import { settings } from '../settings.svelte';
import { clocksFrom, type RunningClock } from '../table-parts/clocks';
import type { Words } from '../table-parts/spoken';
import { Voices } from '../talk/voices.svelte';
import { adoptName } from './adoptName';
import type { Advice, Refusal } from './answers';
import { greetingOf, type AtOnce, type Beginning } from './beginning';
import { Memory } from './memory.svelte';
import { NoticeBoard } from './noticeBoard.svelte';
import { refusedGreeting } from './refusedGreeting';
import {
  afterEvent,
  botPlaysForReader,
  stateOf,
  sufferedSince,
  withPresence,
  type TableState,
} from './state';

export type Countdowns = Readonly<Partial<Record<Countdown['to'], number | undefined>>>;

/** The longest time since an event was shown that the server wants to hear of, in milliseconds. */
const LONGEST_SINCE = 600_000;

/** How refusals begin that the guide of a guided game gives, not the rules. */
const OBJECTION = 'refusal-lesson-';

export class Session {
  /** The code of the table; null until a new table has one. */
  code = $state<string | null>(null);
  status = $state<Status>('closed');
  state = $state.raw<TableState | null>(null);
  advice = $state.raw<Advice | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The action that the next tap on it asks for, where two taps are wanted. */
  meant = $state<string | null>(null);
  /** What others did to the reader’s own cards since the reader last acted, in a round that the reader plays. */
  suffered = $state.raw<readonly Sentence[]>([]);
  /** Why this table cannot be shown at all. */
  closed = $state.raw<Sentence | null>(null);
  /** While the table still plays out what has happened: the sequence that it shows; else null. */
  heldAt = $state<number | null>(null);
  /** The actions that are on their way and not yet answered, oldest first. */
  underWay = $state.raw<readonly string[]>([]);
  /** The clocks that run now. */
  clocks = $state.raw<readonly RunningClock[]>([]);
  /** What will begin by itself, and when, in milliseconds on the clock of `performance.now`. */
  countdowns = $state.raw<Countdowns>({});
  /** What the line cost or gave in the round that is over; null where nobody knows. */
  lag = $state.raw<Lag | null>(null);
  /** What the guide of a guided game says; null where there is none. */
  guide = $state.raw<Guide | null>(null);
  /** What stood out in the match that is over; null as long as it is not known. */
  moments = $state.raw<Moments | null>(null);
  /** Whether the reader has answered a question that is still open for others. */
  answered = $state(false);
  /** Whether the reader has asked for a seat and waits for it. */
  knocking = $state(false);
  /** Whether the reader had a seat here that somebody has taken from them. */
  seatLost = $state(false);
  /** Whether the start of a match is on its way; it may wait for the rules to be compiled. */
  starting = $state(false);
  /** Whether other numbers are on their way. */
  varying = $state(false);
  /** Whether this table was opened to be dealt at once, and the cards have not come yet. */
  dealing = $state(false);
  /** Whether a seat has come here that may bring its reader's name along. */
  naming = $state(false);

  /** What people say to one another. */
  readonly voices = new Voices();

  /** What the reader has answered to notices. */
  readonly notices = new NoticeBoard();

  /** What this page has seen of the match. */
  readonly memory = new Memory();

  readonly #connection: Connection;
  readonly #beginning: Beginning;
  readonly #onseated: (code: string) => void;
  /** The token of the reader's seat here, of which the browser may hold several. */
  #token: string | null = null;
  /** When the latest situation was shown, on the clock of `performance.now`. */
  #shownAt = 0;
  /** The game that is to begin as soon as the table has changed to it. */
  #next: string | null = null;

  constructor(
    beginning: Beginning,
    onseated: (code: string) => void,
    newSocket: NewSocket = newServerSocket,
  ) {
    this.#beginning = beginning;
    this.#onseated = onseated;
    this.code = beginning.code;
    this.naming = beginning.byLink === true;
    this.#connection = new Connection(
      {
        greeting: () => this.#greeting(),
        received: (message) => this.#receive(message),
        changed: (status) => {
          this.status = status;
          // What still counts down, and which clocks run, is told anew to whoever comes back.
          this.countdowns = {};
          if (status === 'open') this.clocks = [];
        },
      },
      newSocket,
    );
    this.#connection.open();
    if (beginning.atOnce) this.#dealAtOnce(beginning.atOnce);
  }

  /** Everything that a host would do before the first deal; it goes out behind the greeting that opens the table. */
  #dealAtOnce({ bots, options }: AtOnce): void {
    this.dealing = true;
    for (const bot of bots) this.seatBot(bot);
    if (Object.keys(options).length > 0) this.configure({ ...options });
    this.start();
  }

  /** Ends the visit; the seat stays held. */
  end(): void {
    this.#connection.close();
  }

  /** Tries to connect at once. */
  wake(): void {
    this.#connection.wake();
  }

  /** Hears from the device that it has no network: nobody need wait until an answer is missed. */
  loseNetwork(): void {
    if (this.status === 'open') this.#connection.retry();
  }

  /**
   * Takes `action` once.  While one is on its way, further ones are ignored; only in real time they may follow one
   * another, for there nobody waits for an answer.
   */
  act(action: string): void {
    const { state } = this;
    if (!state) return;
    const underWay = this.#connection.actions();
    const realTime = entryOf(state.table.game)?.realTime === true;
    if (realTime ? underWay.includes(action) : underWay.length > 0) return;
    if (settings.twice && !realTime && this.meant !== action) {
      this.meant = action;
      this.refusal = null;
      return;
    }
    this.meant = null;
    this.suffered = [];
    const since = Math.round(performance.now() - this.#shownAt);
    this.#send({ type: 'act', action, seen: state.seq, after_ms: Math.min(since, LONGEST_SINCE) });
    this.underWay = [...underWay, action];
  }

  /** Takes a free seat, or `seat` from the bot whose it is. */
  join(name: string, seat: number | null = null): void {
    if (this.code === null || this.#connection.awaits('join')) return;
    this.seatLost = false;
    const challenge = this.state?.table.challenge?.code;
    const shown = challenge === undefined ? {} : { seats: shownSeats(challenge) };
    this.#send({ type: 'join', code: this.code, name, seat, ...shown });
  }

  /** Lets newcomers in only with a nod, or without one again. */
  lock(on: boolean): void {
    if (!this.#connection.awaits('lock')) this.#send({ type: 'lock', on });
  }

  /** Lets in who knocks under this number, or does not. */
  admit(knock: number, on: boolean): void {
    if (!this.#connection.awaits('admit')) this.#send({ type: 'admit', knock, on });
  }

  /** Takes the seat from a person for good. */
  putOut(seat: number): void {
    if (!this.#connection.awaits('put_out')) this.#send({ type: 'put_out', seat });
  }

  configure(options: Record<string, string>): void {
    this.#send({ type: 'configure', options });
  }

  /** Plays with other numbers of the game from the next match on; with none it is the standard game again. */
  vary(constants: Record<string, number[]>): void {
    if (this.#connection.awaits('vary')) return;
    this.varying = true;
    this.#send({ type: 'vary', constants });
  }

  /** Sets how the table is played. */
  arrange(settings: Record<string, string>): void {
    this.#send({ type: 'arrange', settings });
  }

  /** Stops the table for all, or lets it go on. */
  pause(on: boolean): void {
    if (!this.#connection.awaits('pause')) this.#send({ type: 'pause', on });
  }

  /** Lets the bots act without pauses until it is the reader's turn. */
  goOn(): void {
    if (!this.#connection.awaits('go_on')) this.#send({ type: 'go_on' });
  }

  /** Seats `bot` in a new seat, or, with `seat`, lets it play for a leaver. */
  seatBot(bot: string, seat: number | null = null): void {
    this.#send({ type: 'seat_bot', bot, seat });
  }

  removeSeat(seat: number): void {
    this.#send({ type: 'remove_seat', seat });
  }

  start(): void {
    if (this.#connection.awaits('start')) return;
    this.#sitDownAgain();
    this.starting = true;
    this.#send({ type: 'start' });
  }

  /** Goes on with `game` for the same people, at once where `start`; else the table waits for who else may come. */
  changeGame(game: string, start: boolean): void {
    if (this.#connection.awaits('change_game')) return;
    this.#sitDownAgain();
    this.#next = start ? game : null;
    this.#send({ type: 'change_game', game });
  }

  /** Ends the match that is played, so that nobody wins it. */
  endMatch(): void {
    if (!this.#connection.awaits('end_match')) this.#send({ type: 'end_match' });
  }

  endEvening(): void {
    if (!this.#connection.awaits('end_evening')) this.#send({ type: 'end_evening' });
  }

  ready(): void {
    if (!this.#connection.awaits('ready')) this.#send({ type: 'ready' });
  }

  leave(): void {
    this.#send({ type: 'leave' });
  }

  comeBack(): void {
    this.#send({ type: 'come_back' });
  }

  /** Who lets a match begin plays it, though a bot has played the last one to its end for them. */
  #sitDownAgain(): void {
    const { state } = this;
    if (state?.table.stage === 'match_over' && botPlaysForReader(state)) this.comeBack();
  }

  /** Goes by another name at this table, if the reader sits here under another one. */
  goBy(name: string): void {
    const { state } = this;
    if (state?.seat == null || name === '' || state.table.seats[state.seat]?.name === name) return;
    this.#send({ type: 'rename', name });
  }

  /** Wears this hat and colour from now on. */
  dress(hat: Hat, colour: Colour): void {
    const { state } = this;
    if (state?.seat == null) return;
    const worn = state.table.seats[state.seat];
    if (worn?.hat !== hat || worn.colour !== colour) this.#send({ type: 'dress', hat, colour });
  }

  /** Says something to everybody, or makes a face; without a connection nobody would hear it, now or later. */
  say(words: Words): void {
    if (this.status === 'open') this.#send({ type: 'say', words });
  }

  /** Reminds somebody that everybody waits for them. */
  nudge(seat: number): void {
    if (this.status === 'open' && !this.#connection.awaits('nudge')) this.#send({ type: 'nudge', seat });
  }

  /** Says that the words of the guide's step have been read. */
  understood(step: number): void {
    if (!this.#connection.awaits('understood')) this.#send({ type: 'understood', step });
  }

  askForHint(): void {
    if (!this.#connection.awaits('hint')) this.#send({ type: 'hint' });
  }

  dismissRefusal(): void {
    this.refusal = null;
  }

  /** What the guide has against what the reader just tried. */
  get objection(): Sentence | null {
    const reason = this.refusal?.reason;
    return this.guide && reason?.message.startsWith(OBJECTION) ? reason : null;
  }

  dismissAdvice(): void {
    this.advice = null;
  }

  dismissSuffered(): void {
    this.suffered = [];
  }

  /** The secret that is the reader's seat; null for a watcher. */
  get token(): string | null {
    return this.#token;
  }

  /** The seat is not the reader's any more. */
  #loseSeat(token: string): void {
    forgetSeat(token);
    this.#token = null;
    this.seatLost = true;
  }

  #send(body: Body): void {
    this.refusal = null;
    this.#connection.send(body);
  }

  #greeting(): Body {
    if (this.code === null) return greetingOf(this.#beginning);
    this.#token ??= heldSeat(this.code)?.token ?? null;
    const { name, join } = this.#beginning;
    if (this.#token === null && join !== undefined) return { type: 'join', code: this.code, name, ...join };
    if (this.#token === null) return { type: 'watch', code: this.code };
    return { type: 'resume', code: this.code, token: this.#token, seen: this.state?.seq ?? 0 };
  }

  #receive(message: FromServer): void {
    switch (message.type) {
      case 'seated':
        this.#sit(message);
        break;
      case 'snapshot':
        this.#replace(stateOf(message));
        break;
      case 'event':
        if (this.state) {
          this.suffered = sufferedSince(this.suffered, message, this.state);
          this.#keep(afterEvent(this.state, message));
        }
        break;
      case 'presence':
        if (this.state) this.state = withPresence(this.state, message);
        break;
      case 'said':
      case 'nudged':
        if (this.state) this.voices.hear(message, this.state.table.seats);
        break;
      case 'hinted':
        this.advice = message;
        break;
      case 'refused':
        this.#refuse(message);
        break;
      case 'clocks':
        this.clocks = clocksFrom(message satisfies Clocks, performance.now());
        break;
      case 'guided':
        this.#teach(message.guide);
        break;
      case 'countdown': {
        const ends = message.left_ms === null ? undefined : performance.now() + message.left_ms;
        this.countdowns = { ...this.countdowns, [message.to]: ends };
        break;
      }
      case 'lag':
        this.lag = message;
        break;
      case 'moments':
        this.moments = message;
        break;
      case 'announcement':
        announcing.hear(message);
        break;
      case 'ack':
      case 'held':
      case 'ping':
        break;
    }
    this.underWay = this.#connection.actions();
    this.answered = this.#connection.holds('act');
    this.knocking = this.#connection.holds('join');
    this.starting = this.#connection.awaits('start');
    this.varying = this.#connection.awaits('vary');
    if (!this.starting) this.dealing = false;
  }

  #sit(message: Seated): void {
    const { code, token } = message;
    const isNew = this.code === null;
    this.code = code;
    if (token !== null) {
      this.#token = token;
      const game = this.state?.table.game ?? (this.#beginning.game || (heldSeat(code)?.game ?? ''));
      holdSeat({ code, token, game, visited: Date.now() });
    }
    if (isNew) this.#onseated(code);
  }

  #keep(state: TableState): void {
    if (state.seq !== this.state?.seq) {
      this.advice = null;
      this.meant = null;
      this.#shownAt = performance.now();
    }
    this.voices.enter(state.table.code);
    if (this.state) this.voices.follow(this.state.table.seats, state.table.seats);
    if (state.table.stage === 'playing') this.lag = null;
    this.state = state;
    this.memory.note(state);
    if (state.table.challenge && state.seat !== null) noteDeal(state.table.challenge.code, state.table.code);
    if (state.table.stage === 'match_over')
      void import('../matches/kept').then(
        ({ keepFinished }) => keepFinished(state, Date.now()),
        () => undefined,
      );
  }

  #teach(guide: Guide | null): void {
    this.guide = guide;
    if (this.state === null) return;
    const begun = guide !== null && guide.waits_for !== 'nothing';
    noteLesson(this.state.table.game, begun ? this.code : null);
  }

  /** What a snapshot tells replaces everything; a held seat that it does not know was freed. */
  #replace(state: TableState): void {
    const { game } = state.table;
    const { token } = this;
    if (token !== null && state.seat === null) this.#loseSeat(token);
    else noteGame(token, game);
    // A table that has been put away plays nothing out any more.
    if (state.table.stage === 'lobby') this.heldAt = null;
    this.#keep(state);
    // Whoever comes to a table looks as at the last one, unless they have dressed here already.
    const own = state.seat === null ? undefined : state.table.seats[state.seat];
    if (settings.look && own && !own.hat && !this.#connection.awaits('dress')) {
      this.dress(settings.look.hat, settings.look.colour);
    }
    if (this.naming && own) void adoptName(own.name).then(() => (this.naming = false));
    if (game === this.#next && state.table.stage === 'lobby') {
      this.#next = null;
      this.start();
    }
  }

  #refuse(message: Refused): void {
    this.#next = null;
    if (message.id !== this.#connection.greetingKey) {
      this.refusal = { reason: message.reason, clause: message.clause, late: message.late ?? null };
      return;
    }
    const { token } = this;
    const meaning = refusedGreeting(message.reason, token);
    if (meaning === 'passing') this.#connection.retry();
    else if (meaning === 'seat-gone' && this.code !== null && token !== null) {
      // The table may still be watched.
      this.#loseSeat(token);
      this.#connection.refresh();
    } else {
      this.closed = message.reason;
      this.#connection.close();
    }
  }
}
