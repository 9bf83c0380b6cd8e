/** Whether the rules lie open over the page, and at which place. */

import type { TableInfo } from '../protocol';

export interface OpenRules {
  game: string;
  chapter: 'how-to-play' | 'rulebook';
  /** The clause to show, as "4.4". */
  clause: string | null;
}

class RulesDesk {
  open = $state.raw<OpenRules | null>(null);
  /** The table that the page is at, which may play with other numbers than the rules say. */
  table = $state.raw<TableInfo | null>(null);

  /** Opens the drawn guide of `game`. */
  showGuide(game: string): void {
    this.open = { game, chapter: 'how-to-play', clause: null };
  }

  /** Opens the rulebook of `game`, at `clause` if one is given. */
  showRulebook(game: string, clause: string | null = null): void {
    this.open = { game, chapter: 'rulebook', clause };
  }

  close(): void {
    this.open = null;
  }
}

export const rulesDesk = new RulesDesk();
