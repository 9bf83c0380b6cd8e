import { expect, test } from 'vitest';
import { settings, settingsFrom } from './settings.svelte';

test('a first visit takes the language of the browser, else English, without sound', () => {
  expect(settingsFrom(null, ['fr-FR', 'de-AT', 'en'])).toEqual({
    language: 'de',
    theme: 'auto',
    sound: false,
    volume: 1,
    notify: false,
    speed: 1,
    look: null,
    twice: false,
    name: '',
  });
  expect(settingsFrom(null, ['fr']).language).toBe('en');
});

test('what was saved is kept, and what is damaged falls back', () => {
  const saved = {
    language: 'de',
    theme: 'dark',
    sound: true,
    volume: 0.25,
    notify: true,
    speed: 0,
    look: { hat: 'straw', colour: 'sky' },
    twice: true,
    name: 'Anna',
  };
  expect(settingsFrom(saved, ['en'])).toEqual(saved);
  const damaged = {
    language: 'xx',
    theme: 7,
    sound: 'yes',
    volume: 'loud',
    notify: 1,
    speed: 3,
    twice: 1,
    name: null,
  };
  expect(settingsFrom(damaged, ['en'])).toEqual({
    language: 'en',
    theme: 'auto',
    sound: false,
    volume: 1,
    notify: false,
    speed: 1,
    look: null,
    twice: false,
    name: '',
  });
});

test('what was set in another tab meanwhile stays set', () => {
  const kept = () => settingsFrom(JSON.parse(localStorage.getItem('biberbau-settings') ?? ''), []);
  settings.change({ name: 'Anna', volume: 1 });
  localStorage.setItem('biberbau-settings', JSON.stringify({ ...kept(), name: 'Berta' }));
  settings.change({ volume: 0.5 });
  expect(kept()).toMatchObject({ name: 'Berta', volume: 0.5 });
  settings.change({ name: '', volume: 1 });
});
