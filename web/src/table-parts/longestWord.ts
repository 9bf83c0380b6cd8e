/** How wide letters are at most in the bold face of names, in parts of their height. */
const WIDTHS: readonly [RegExp, number][] = [
  [/[iljIJ.,'’]/u, 0.32],
  [/[frt]/u, 0.39],
  [/[csz]/u, 0.49],
  [/[mwM]/u, 0.88],
  [/W/u, 1.1],
  [/[\p{Lu}&@]/u, 0.77],
  [/[\p{Script=Latin}\d]/u, 0.6],
];

/** How wide any other is: letters of which nothing is known take a square. */
const SQUARE = 1;

/** How wide the longest word of a name is at most, in parts of the height of its letters. */
export function longestWord(name: string): number {
  const widths = name.split(/[\s-]+/u).map((word) => [...word].reduce((sum, one) => sum + widthOf(one), 0));
  return Math.max(SQUARE, ...widths);
}

function widthOf(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? SQUARE;
}
