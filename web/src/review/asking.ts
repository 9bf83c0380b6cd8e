/** Where reviews are asked for. */

import type { KeptMatch } from '../matches/kept';
import type { Losses, LuckPart, PlayedMatch, ReviewPart, Tries, TryAnswer } from '../protocol';
import { asked, type NotShown } from '../replay/archive';

/** As many matches as the house takes in one request, and as many letters of their records. */
const AT_ONCE = 24;
const LETTERS_AT_ONCE = 200_000;

/** Said to whoever asks too much at once; a little later there is an answer. */
const TOO_OFTEN = 'refusal-replay-too-often';
/** So long, in milliseconds, and so often a page then waits: together as long as the house takes for fifty records. */
const BREATH = 2500;
const MOST_BREATHS = 100;

/** What `ask` brings, as soon as the house does not find it too much. */
export async function unhurried<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let breaths = 0; ; breaths += 1) {
    try {
      return await ask();
    } catch (refused) {
      if ((refused as NotShown).reason.message !== TOO_OFTEN || breaths === MOST_BREATHS) throw refused;
      await new Promise((resolve) => setTimeout(resolve, BREATH));
    }
  }
}

/** What the decisions of a seat were worth, those from number `first` on; NotShown where nothing can be told. */
export async function reviewOf(path: string, seat: number, first: number): Promise<ReviewPart> {
  return (await asked(`reviews/${path}/${seat}?first=${first}`)) as ReviewPart;
}

/** How much of a match was luck, and how much was play; NotShown where it cannot be told. */
export async function luckOf(path: string): Promise<LuckPart> {
  return (await asked(`reviews/${path}/luck`)) as LuckPart;
}

/** Where most was lost in a review that is done, as positions to solve; NotShown where it is not done. */
export async function triesOf(path: string, seat: number): Promise<Tries> {
  return (await asked(`reviews/${path}/${seat}/tries`)) as Tries;
}

/** What the actions of such a position were worth. */
export async function answerTo(path: string, seat: number, step: number): Promise<TryAnswer> {
  return (await asked(`reviews/${path}/${seat}/tries/${step}`)) as TryAnswer;
}

/** What was lost in each of some matches, by record; null where no review is done.  NotShown where it is not told. */
export async function lossesOf(matches: readonly KeptMatch[]): Promise<Map<string, Losses | null>> {
  const found = new Map<string, Losses | null>();
  for (const some of portions(matches)) {
    const wanted: PlayedMatch[] = some.map(({ record, seat }) => ({ record, seat }));
    const answer = await unhurried(() => asked('reviews', { method: 'POST', body: JSON.stringify(wanted) }));
    some.forEach(({ record }, number) => found.set(record, (answer as (Losses | null)[])[number] ?? null));
  }
  return found;
}

function portions(matches: readonly KeptMatch[]): KeptMatch[][] {
  const all: KeptMatch[][] = [];
  let letters = 0;
  for (const match of matches) {
    const last = all.at(-1);
    letters += match.record.length;
    if (last && last.length < AT_ONCE && letters <= LETTERS_AT_ONCE) last.push(match);
    else {
      all.push([match]);
      letters = match.record.length;
    }
  }
  return all;
}
