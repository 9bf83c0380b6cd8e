/** The table of a game as its tests see it: shown with what may change, touched at its places and by keys. */

import { flushSync, type Component } from 'svelte';
import { vi } from 'vitest';
import type { TableProps } from '../table-parts/props';
import { render } from '../texts/texts.svelte';
import { show } from './screen';

/** What a test has to say about a table; the rest is as at any table in English. */
export type Shown = Pick<TableProps, 'situation' | 'table' | 'act'> & Partial<TableProps>;

/** Shows a game's table to seat 0 and returns its properties, whose changes it follows. */
export function showTable(Table: Component<TableProps>, shown: Shown): TableProps {
  const props: TableProps = $state({
    seat: 0,
    moves: [],
    seq: 1,
    hint: null,
    language: 'en',
    text: (id, args) => render('en', id, args),
    requestHint: vi.fn(),
    speed: 1,
    ...shown,
  });
  show(Table as unknown as Component<Record<string, unknown>>, props as unknown as Record<string, unknown>);
  return props;
}

/** The card at a place of the table; throws where there is none. */
export function card(place: string): HTMLButtonElement {
  const found = document.querySelector<HTMLButtonElement>(`[data-place="${place}"]`);
  if (!found) throw new Error(`no card at ${place}`);
  return found;
}

/** Taps the cards at these places one after the other. */
export function tap(...places: string[]): void {
  for (const place of places) {
    card(place).click();
    flushSync();
  }
}

/** Presses keys one after the other. */
export function press(...keys: string[]): void {
  for (const key of keys) {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    flushSync();
  }
}

/** The name of the card at a place. */
export function label(place: string): string | null {
  return card(place).getAttribute('aria-label');
}

/** Whether the card at a place is lit. */
export function isLit(place: string): boolean {
  return card(place).classList.contains('lit');
}

/** What the banner says. */
export function banner(): string | undefined {
  return document.querySelector('.banner')?.textContent.trim();
}

/** What those are told who hear the table: what is asked of them, or what comes of what they have chosen. */
export function told(): string | undefined {
  return document.querySelector('.table > [role=status]')?.textContent.trim();
}

/** Clicks the button on which exactly these words stand. */
export function clickWords(words: string): void {
  const found = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === words);
  if (!found) throw new Error(`no button "${words}"`);
  found.click();
  flushSync();
}
