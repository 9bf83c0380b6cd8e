/** The page of a day's position, of all of today's where none is named.  Pure. */

import { here } from '../base';
export function dailyPath(game?: string, day?: string): string {
  return here(game && day ? `/daily/${game}/${day}` : '/daily');
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
