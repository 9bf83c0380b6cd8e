/** Weeks of the calendar where the reader is: they begin on a Monday, as ISO 8601 counts them.  Pure. */

const DAY = 24 * 3600 * 1000;

/** Midnight of the Monday on which the week of a moment begins. */
export function mondayOf(moment: number): Date {
  const day = new Date(moment);
  return new Date(day.getFullYear(), day.getMonth(), day.getDate() - ((day.getDay() + 6) % 7));
}

/** How many weeks later another week begins; a day in between may have 23 or 25 hours. */
export function weeksBetween(first: Date, later: Date): number {
  return Math.round((later.getTime() - first.getTime()) / (7 * DAY));
}

/** The number of a week in its year: the first one is that with the first Thursday. */
export function weekNumber(monday: Date): number {
  const thursday = new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + 3);
  return 1 + weeksBetween(mondayOf(new Date(thursday.getFullYear(), 0, 4).getTime()), monday);
}

/** The last day of a week. */
export function sundayOf(monday: Date): Date {
  return new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + 6);
}
