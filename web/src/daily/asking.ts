/** Where positions of the days are asked for. */

import type { DailyAnswer, DailyChoice, DailyDays, DailyQuestion, DailyStanding } from '../protocol';
import { asked } from '../replay/archive';

/** How long the page rests between two questions, in milliseconds; the server waits for news besides. */
const REST = 600;

/** For which days there are positions; NotShown where nobody answers. */
export async function daysThereAre(): Promise<DailyDays> {
  return (await asked('daily')) as DailyDays;
}

/** The position of a day once it is chosen, for as long as it is `wanted`; NotShown where there is none. */
export async function questionOf(
  game: string,
  day: string,
  wanted: () => boolean,
): Promise<DailyQuestion | null> {
  while (wanted()) {
    const { question } = (await asked(`daily/${game}/${day}`)) as DailyStanding;
    if (question) return question;
    await new Promise((resolve) => setTimeout(resolve, REST));
  }
  return null;
}

/** Counts a choice; what the actions were worth, and what people have chosen. */
export async function answerTo(game: string, day: string, choice: DailyChoice): Promise<DailyAnswer> {
  const request = { method: 'POST', body: JSON.stringify(choice) };
  return (await asked(`daily/${game}/${day}`, request)) as DailyAnswer;
}
