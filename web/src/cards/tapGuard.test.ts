import { describe, expect, it } from 'vitest';
import { TapGuard } from './tapGuard';

describe('TapGuard', () => {
  it('lets a double click act once, and two different taps act twice', () => {
    const guard = new TapGuard();
    expect(guard.passes('deck', 1000)).toBe(true);
    expect(guard.passes('deck', 1150)).toBe(false);
    expect(guard.passes('T1', 1200)).toBe(true);
    expect(guard.passes('T1', 2000)).toBe(true);
  });
});
