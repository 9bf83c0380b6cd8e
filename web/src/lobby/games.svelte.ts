/** What the server says about the games it plays, their options and bots, and how far the rules are compiled. */

import { here } from '../base';
import { entryOf } from '../games';
import type { NamedVariant, Sentence, TableInfo } from '../protocol';
import { declare, type Declared } from '../table-parts/declared';
import { add, text, hasText, type Language } from '../texts/texts.svelte';

export interface OptionInfo {
  name: string;
  values: string[];
  default: string;
  /** What has to be chosen for this one to do anything: one of these values of another; missing where it always may. */
  counts?: { key: string; values: string[] } | null;
  /** Whether tables choose it so often that it is offered before the others. */
  often?: boolean;
}

/** A number of a game that a table may change, or several that belong together. */
export interface ConstantInfo {
  name: string;
  /** As the standard game has them. */
  standard: number[];
  least: number;
  most: number;
  /** What each of several is for; empty for a single one. */
  each: string[];
}

export interface GameInfo {
  name: string;
  /** How many can play. */
  players: { least: number; most: number };
  options: OptionInfo[];
  constants: ConstantInfo[];
  /** With which other numbers the house knows it by a name. */
  variants: NamedVariant[];
  /** What its rulebook calls one deal, played out; a round where nobody has said. */
  deal?: 'round' | 'game';
  /** What can be set at its tables besides. */
  settings: OptionInfo[];
  bots: string[];
  /** Those among the bots that differ in strength, from weak to strong; none where nobody has measured them. */
  levels: string[];
  /** The bot that is about as strong as the others at its table. */
  adaptive: string | null;
  /** Of an installed game: what its tables are drawn by, and its words by language, in Fluent syntax. */
  declared?: Declared;
  texts?: Record<Language, string>;
  /** Who plays along at a table that is dealt at once, and by which options. */
  at_once: { bots: string[]; options: Record<string, string> };
}

export interface Warming {
  done: number;
  total: number;
  /** Games that can be played already. */
  playable: string[];
}

interface Answer {
  games: GameInfo[];
  warming: Warming | null;
}

/** While the rules compile, the progress is asked for at this pace, in milliseconds. */
const PACE = 1000;

/** What was taken in of installed games, by their names. */
const brought = new Map<string, string>();

/** Takes in what comes with an installed game. */
function bring({ name, declared, texts }: GameInfo): void {
  const told = JSON.stringify([declared, texts]);
  if (!declared || !texts || brought.get(name) === told) return;
  brought.set(name, told);
  add('en', texts.en);
  add('de', texts.de);
  declare(name, declared);
}

class Games {
  /** The games that the server plays and this client can draw. */
  list = $state.raw<GameInfo[]>([]);
  warming = $state.raw<Warming | null>(null);
  /** Whether the server has answered, so that the words of installed games are there. */
  asked = $state(false);
  /** Whether the latest question went unanswered. */
  unreachable = $state(false);
  /** Why the house does not take this page in; null where it does. */
  turnedAway = $state.raw<Sentence | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Asks the server, and again while the rules compile or it cannot be reached. */
  async load(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      const response = await fetch(here('/api/games'));
      const answer = (await response.json()) as Answer | { reason: Sentence };
      this.turnedAway = 'reason' in answer ? answer.reason : null;
      this.unreachable = false;
      // Asking again and again would change nothing; whoever wants to know asks once more.
      if ('reason' in answer) return;
      for (const game of answer.games) bring(game);
      this.list = answer.games.filter((game) => entryOf(game.name) !== undefined);
      this.asked = true;
      this.warming = answer.warming;
    } catch {
      this.unreachable = true;
    }
    if (this.warming !== null || this.unreachable) {
      this.#timer = setTimeout(() => {
        void this.load();
      }, PACE);
    }
  }

  /** Whether the rules of a game are ready, as far as the server has said. */
  playable(name: string): boolean {
    return this.warming === null || this.warming.playable.includes(name);
  }

  named(name: string): GameInfo | null {
    return this.list.find((game) => game.name === name) ?? null;
  }
}

export const games = new Games();

/** How many can play at a table; undefined as long as nobody has said. */
export function playersAt({ game, variant }: TableInfo): { least: number; most: number } | undefined {
  return variant ?? games.named(game)?.players;
}

/** What `game` calls one deal, played out, as sentences of the page choose by it. */
export function dealOf(game: string): 'round' | 'game' {
  return games.named(game)?.deal ?? 'round';
}

/** What `game` is about, in one sentence; empty when nothing is said about it. */
export function gameBlurb(game: string): string {
  return hasText(`${game}-blurb`) ? text(`${game}-blurb`) : '';
}

/** The same in as few words as fit on a phone. */
export function gameTeaser(game: string): string {
  return hasText(`${game}-teaser`) ? text(`${game}-teaser`) : '';
}

/** The title of `game` in the reader's language. */
export function gameTitle(game: string): string {
  return hasText(`${game}-title`) ? text(`${game}-title`) : game;
}
