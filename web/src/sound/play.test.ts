import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings.svelte';
import { play } from './play';

/** What makes sounds in a browser, which jsdom has not: it counts them, and begins to run when the test lets it. */
class Audio {
  static latest: Audio;
  state = 'suspended';
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  made = 0;
  #begin: (() => void)[] = [];

  constructor() {
    Audio.latest = this;
  }

  readonly resume = vi.fn(() => new Promise<void>((resolve) => this.#begin.push(resolve)));

  run(): void {
    this.state = 'running';
    for (const begin of this.#begin.splice(0)) begin();
  }

  readonly #node = () => {
    const value = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
    return { frequency: value, gain: value, connect: vi.fn(), start: vi.fn(), stop: vi.fn() };
  };

  createOscillator(): unknown {
    this.made += 1;
    return this.#node();
  }

  createGain(): unknown {
    return this.#node();
  }
}

/** What a knock is made of. */
const KNOCK = 2;
/** Lets everything pass that does not wait for time. */
const soon = () => new Promise<void>((resolve) => setTimeout(resolve));
let audio: Audio;

beforeEach(async () => {
  vi.stubGlobal('AudioContext', Audio);
  settings.change({ sound: true, volume: 1 });
  // The page has one for all its sounds.
  play('wood');
  audio = Audio.latest;
  audio.run();
  await soon();
  audio.made = 0;
  audio.resume.mockClear();
});

afterEach(() => {
  settings.change({ sound: false });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('sounds that nobody could hear do not come all at once later', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  audio.state = 'suspended';
  play('wood');
  play('wood');
  now.mockReturnValue(5000);
  play('wood');
  audio.run();
  await soon();
  expect(audio.made).toBe(KNOCK);
});

test.each(['suspended', 'interrupted'])(
  'a page whose sounds are %s goes on with them when it is touched',
  (state) => {
    audio.state = state;
    document.body.click();
    expect(audio.resume).toHaveBeenCalled();
    audio.resume.mockClear();
    audio.run();
    document.body.click();
    settings.change({ sound: false });
    audio.state = state;
    document.body.click();
    expect(audio.resume).not.toHaveBeenCalled();
  },
);
