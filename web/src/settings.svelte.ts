/** What the reader has set for this browser; kept in local storage. */

import { COLOURS, HATS, type Colour, type Hat } from './art/gang';
import { stored, store } from './storage';
import { LANGUAGES, type Language } from './texts/catalogue';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** 0 shows results at once, 1 is the natural pace, 2 is twice as fast. */
export const SPEEDS = [0, 1, 2] as const;
export type Speed = (typeof SPEEDS)[number];

export interface SettingsData {
  language: Language;
  theme: Theme;
  sound: boolean;
  /** How loud sounds are, 0 to 1. */
  volume: number;
  /** Whether the browser is to notify when it is the reader's turn and the page is hidden. */
  notify: boolean;
  speed: Speed;
  /** How the reader’s beaver looks at every table; null as long as they have not chosen. */
  look: { hat: Hat; colour: Colour } | null;
  /** Whether an action is asked for by two taps, so that a slip does nothing. */
  twice: boolean;
  /** The name the reader plays under; empty until they have given one. */
  name: string;
}

const KEY = 'biberbau-settings';

/** The settings that local storage holds as `data`, each unknown or damaged one replaced by its default. */
export function settingsFrom(data: unknown, languages: readonly string[]): SettingsData {
  const saved = (typeof data === 'object' && data !== null ? data : {}) as Partial<SettingsData>;
  return {
    language: LANGUAGES.find((language) => language === saved.language) ?? preferredLanguage(languages),
    theme: THEMES.find((theme) => theme === saved.theme) ?? 'auto',
    sound: saved.sound === true,
    volume: typeof saved.volume === 'number' ? Math.min(1, Math.max(0, saved.volume)) : 1,
    notify: saved.notify === true,
    look: lookFrom(saved.look),
    speed: SPEEDS.find((speed) => speed === saved.speed) ?? 1,
    twice: saved.twice === true,
    name: typeof saved.name === 'string' ? saved.name.slice(0, 24) : '',
  };
}

/** A hat and a colour that there are; null for anything else. */
function lookFrom(saved: SettingsData['look'] | undefined): SettingsData['look'] {
  const hat = HATS.find((one) => one === saved?.hat);
  const colour = COLOURS.find((one) => one === saved?.colour);
  return hat && colour ? { hat, colour } : null;
}

/** The first language of the browser that we speak; English for everybody else. */
function preferredLanguage(languages: readonly string[]): Language {
  for (const wanted of languages) {
    const found = LANGUAGES.find((language) => wanted.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

class Settings {
  #data = $state<SettingsData>(settingsFrom(stored(KEY), navigator.languages));

  get language(): Language {
    return this.#data.language;
  }
  get theme(): Theme {
    return this.#data.theme;
  }
  get sound(): boolean {
    return this.#data.sound;
  }
  get volume(): number {
    return this.#data.volume;
  }
  get notify(): boolean {
    return this.#data.notify;
  }
  get look(): SettingsData['look'] {
    return this.#data.look;
  }
  get speed(): Speed {
    return this.#data.speed;
  }
  get twice(): boolean {
    return this.#data.twice;
  }
  get name(): string {
    return this.#data.name;
  }

  /** Changes some settings and keeps them; what was set meanwhile in another tab stays kept. */
  change(changes: Partial<SettingsData>): void {
    Object.assign(this.#data, changes);
    store(KEY, { ...settingsFrom(stored(KEY), navigator.languages), ...changes });
  }
}

export const settings = new Settings();
