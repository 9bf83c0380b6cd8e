/** Three small sounds, made on the spot: wood for a knock, paper for a card, water for a beaver. */

import { settings } from '../settings.svelte';

export type Sound = 'wood' | 'paper' | 'water';

/** So late, in milliseconds, a sound may be for what it belongs to; one that is later is left out. */
const LATEST = 300;

let context: AudioContext | null = null;

/** Plays `sound` if the reader has asked for sound. */
export function play(sound: Sound): void {
  const audio = wanted();
  if (!audio) return;
  const make = () => SOUNDS[sound](audio, audio.currentTime + 0.01);
  if (audio.state === 'running') {
    make();
    return;
  }
  // Until the page has been touched, and after a call, time stands still for sounds: they would all come at once.
  const asked = performance.now();
  void audio.resume().then(
    () => performance.now() - asked < LATEST && make(),
    () => undefined,
  );
}

/** What sounds are made with; null where the reader wants none, or the browser knows none. */
function wanted(): AudioContext | null {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === 'undefined') return null;
  return (context ??= new AudioContext());
}

// A page may sound once it has been touched: for some browsers that has to be asked for in the touch itself.
for (const touch of ['pointerup', 'click', 'keydown'])
  addEventListener(
    touch,
    () => {
      const audio = wanted();
      if (audio && audio.state !== 'running') void audio.resume().catch(() => undefined);
    },
    { capture: true, passive: true },
  );

const SOUNDS: Record<Sound, (audio: AudioContext, start: number) => void> = {
  // Two short partials that die at once, as of a knuckle on a board.
  wood: (audio, start) => {
    tone(audio, { start, length: 0.12, from: 310, to: 240, level: 0.22 });
    tone(audio, { start, length: 0.05, from: 820, to: 700, level: 0.08 });
  },
  // A breath of noise that rises and is cut off, as of a card on a table.
  paper: (audio, start) => rustle(audio, { start, length: 0.09, from: 1800, to: 4200, level: 0.09 }),
  // A falling gulp and two drops.
  water: (audio, start) => {
    rustle(audio, { start, length: 0.35, from: 900, to: 250, level: 0.12 });
    tone(audio, { start: start + 0.06, length: 0.12, from: 300, to: 620, level: 0.12 });
    tone(audio, { start: start + 0.2, length: 0.1, from: 480, to: 900, level: 0.08 });
  },
};

interface Shape {
  /** When it begins, in seconds of the audio clock. */
  start: number;
  /** How long it lasts, in seconds. */
  length: number;
  /** Its frequency at the beginning and at the end, in hertz. */
  from: number;
  to: number;
  /** Its loudness at the beginning, 0 to 1. */
  level: number;
}

function tone(audio: AudioContext, shape: Shape): void {
  const source = audio.createOscillator();
  source.frequency.setValueAtTime(shape.from, shape.start);
  source.frequency.exponentialRampToValueAtTime(shape.to, shape.start + shape.length);
  source.connect(fading(audio, shape));
  source.start(shape.start);
  source.stop(shape.start + shape.length);
}

function rustle(audio: AudioContext, shape: Shape): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * shape.length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const band = audio.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 1.2;
  band.frequency.setValueAtTime(shape.from, shape.start);
  band.frequency.exponentialRampToValueAtTime(shape.to, shape.start + shape.length);
  source.connect(band);
  band.connect(fading(audio, shape));
  source.start(shape.start);
}

/** As good as silence; what fades cannot come to nothing. */
const QUIETEST = 0.0001;

/**
 * A way to the loudspeaker that fades from the level of `shape`, as loud as the reader wants it, to silence.  The ear takes
 * the square of what the slider says for its even steps.
 */
function fading(audio: AudioContext, shape: Shape): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(Math.max(QUIETEST, shape.level * settings.volume ** 2), shape.start);
  gain.gain.exponentialRampToValueAtTime(QUIETEST, shape.start + shape.length);
  gain.connect(audio.destination);
  return gain;
}
