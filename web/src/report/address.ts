/** The report on the rules of a table as an address, which says all of them.  Pure. */

import { here } from '../base';
import type { ReportOffer } from '../protocol';
import { questionOf, type Numbers } from '../variant/numbers';

/** What of an address belongs to the question. */
const KEYS = ['constants', 'options', 'seats', 'matches', 'bots'];

/** The page of the report on a game with these numbers and options; other numbers of players or matches if need be. */
export function reportPath(
  game: string,
  numbers: Numbers = {},
  options: Readonly<Record<string, string>> = {},
): string {
  return reportAt(game, questionOf(numbers, options));
}

/** The page of the report that a question asks for; what it leaves open is as usual. */
export function reportAt(game: string, question: URLSearchParams): string {
  const said = KEYS.flatMap((key) => {
    const value = question.get(key) ?? '';
    return value === '' ? [] : [[key, value]];
  });
  const words = new URLSearchParams(said).toString();
  return here(`/report/${game}${words === '' ? '' : `?${words}`}`);
}

/** The same question with some of it as `changes` say; what is null there is as usual. */
export function asking(
  question: URLSearchParams,
  changes: Readonly<Record<string, string | number | null>>,
): URLSearchParams {
  const asked = new URLSearchParams(question);
  for (const [key, value] of Object.entries(changes)) {
    if (value === null) asked.delete(key);
    else asked.set(key, String(value));
  }
  return asked;
}

/** The same question with nothing left open; who usually plays is not named. */
export function wholeQuestion(
  question: URLSearchParams,
  { seats, matches, bots, players }: ReportOffer,
): URLSearchParams {
  return asking(question, { seats, matches, bots: bots === players[0] ? null : bots });
}
