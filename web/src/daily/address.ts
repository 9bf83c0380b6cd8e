/** Where the positions of the days are.  Pure. */

import { here } from '../base';

/** The page of a day's position. */
export function dailyPath(game: string, day: string): string {
  return here(`/daily/${game}/${day}`);
}

/** The page of all positions of a day; today's where none is named. */
export function dayPath(day = ''): string {
  return here(day ? `/daily?day=${day}` : '/daily');
}

/** The day that a query names; empty where it names none. */
export function dayIn(query: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.exec(new URLSearchParams(query).get('day') ?? '')?.[0] ?? '';
}

/** The day so many days after another one, both as in 2026-11-23. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** A day as it is written in a language, whatever the clock of the device is set to. */
export function dayWords(day: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00Z`),
  );
}
