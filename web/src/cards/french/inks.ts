/** The ink in which each suit is printed; its shape tells it without the colour. */

import type { Suit } from './suits';

export const INKS: Readonly<Record<Suit, string>> = {
  C: '#3c6428',
  D: '#a84a12',
  H: '#a3243b',
  S: '#1d3a5f',
};
