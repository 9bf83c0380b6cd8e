import { describe, expect, it } from 'vitest';
import { actionOf, exactPlay, extensions, fittingPlays, playsOf, stillHeld, tapped } from './selection';

const NOTHING = { display: [], opponents: [] };
const PLAYS = playsOf({
  '7': { display: ['3'], opponents: [] },
  '7+7': { display: [], opponents: [1, 2] },
  '7+7+KO': NOTHING,
  '7+JO': NOTHING,
  '2+3+HI': NOTHING,
  HI: NOTHING,
});

const actions = (selection: string[]) => fittingPlays(PLAYS, selection).map(({ action }) => action);

it('writes a selection as the server writes a discard: numbers first', () => {
  expect(actionOf(['KO', '7', '7'])).toBe('7+7+KO');
  expect(actionOf(['HI', '10', '2'])).toBe('2+10+HI');
  expect(actionOf(['JO', 'JO'])).toBe('JO+JO');
});

describe('a selection', () => {
  it('is a play only when it is exactly one', () => {
    expect(exactPlay(PLAYS, ['7', '7'])?.stabs.opponents).toEqual([1, 2]);
    expect(exactPlay(PLAYS, ['HI', '3', '2'])?.action).toBe('2+3+HI');
    expect(exactPlay(PLAYS, ['2', '3'])).toBeNull();
    expect(exactPlay(PLAYS, [])).toBeNull();
  });

  it('leads on to what an allowed discard adds to it', () => {
    expect(extensions(PLAYS, [])).toEqual(new Set(['7', 'KO', 'JO', '2', '3', 'HI']));
    expect(extensions(PLAYS, ['7'])).toEqual(new Set(['7', 'KO', 'JO']));
    expect(extensions(PLAYS, ['7', '7'])).toEqual(new Set(['KO']));
    expect(extensions(PLAYS, ['7', 'KO'])).toEqual(new Set(['7']));
    expect(extensions(PLAYS, ['7', '2'])).toEqual(new Set());
  });

  it('shows the plays that contain it, those that stab most first', () => {
    expect(actions(['7'])).toEqual(['7+7', '7', '7+7+KO', '7+JO']);
    expect(actions(['HI'])).toEqual(['2+3+HI', 'HI']);
    expect(actions(['7', 'HI'])).toEqual([]);
  });

  it('grows copy by copy and is emptied when all were chosen', () => {
    expect(tapped([], '7', 2)).toEqual(['7']);
    expect(tapped(['7', 'KO'], '7', 2)).toEqual(['7', '7', 'KO']);
    expect(tapped(['7', '7', 'KO'], '7', 2)).toEqual(['KO']);
  });

  it('keeps only what is still in the hand', () => {
    expect(stillHeld(['7', '7', 'KO'], ['7', '2', 'KO'])).toEqual(['7', 'KO']);
  });
});
