/** Where reviews are asked for. */

import type { LuckPart, ReviewPart, Tries, TryAnswer } from '../protocol';
import { asked } from '../replay/archive';

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
