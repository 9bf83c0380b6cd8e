import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setStage } from '../testing/stage';
import { comeTo, heard, keepFocus } from './hearing';

setStage();
let stop: () => void;
beforeEach(() => {
  document.body.innerHTML = '<main><button id="start"></button></main>';
  stop = keepFocus(document);
});
afterEach(() => {
  stop();
});

const change = async (markup: string, within = 'main') => {
  const part = document.querySelector(within);
  if (part) part.innerHTML = markup;
  await Promise.resolve();
};
const focused = () =>
  document.activeElement?.id || document.activeElement?.className || document.activeElement?.tagName;
const focus = (id: string) => document.getElementById(id)?.focus();

it('waits for the table on the main part of the page, and goes on to its card', async () => {
  focus('start');
  await change('');
  expect(focused()).toBe('MAIN');
  await change('<div class="game"><div class="table"><button id="card" tabindex="0"></button></div></div>');
  expect(focused()).toBe('card');
});

it('stays in the sheet on top when a button of it goes', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<dialog open><div class="body"><button id="bot"></button></div></dialog>',
  );
  focus('bot');
  await change('', '.body');
  expect(focused()).toBe('body');
});

it('takes nobody’s focus who never had it, or gave it away by touching the ground', async () => {
  await change('<p></p><button id="other"></button>');
  expect(focused()).toBe('BODY');
  focus('other');
  document.querySelector('p')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await change('');
  expect(focused()).toBe('BODY');
});

it('begins at the heading of a new page that comes late, and at the one that takes its place', async () => {
  focus('start');
  document.body.innerHTML = '';
  comeTo('other');
  await Promise.resolve();
  document.body.innerHTML =
    '<main class="game"><div class="table"><button tabindex="0"></button></div></main>';
  await Promise.resolve();
  expect(focused()).toBe('BODY');
  await change('<h1 id="waiting"></h1>');
  expect(focused()).toBe('waiting');
  await change('<h1 id="there"></h1><button id="more"></button>');
  expect(focused()).toBe('there');
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown' }));
  await change('<h1 id="later"></h1>');
  expect(focused()).toBe('game');
});

it('leaves the focus to who has gone on before the heading comes', async () => {
  document.body.innerHTML = '<main><button id="start"></button></main>';
  comeTo('other');
  focus('start');
  await change('<h1 id="there"></h1><button id="more"></button>');
  expect(focused()).toBe('MAIN');
});

it('hands on no key while something modal lies over the page or somebody writes', () => {
  document.body.innerHTML = '<dialog></dialog><input />';
  const hear = vi.fn();
  const pressed = heard(hear);
  const press = (target: Element | null) => {
    const event = new KeyboardEvent('keydown', { key: 'g' });
    Object.defineProperty(event, 'target', { value: target });
    pressed(event);
  };
  press(document.querySelector('input'));
  document.querySelector('dialog')?.showModal();
  press(document.body);
  expect(hear).not.toHaveBeenCalled();
  document.querySelector('dialog')?.remove();
  press(document.body);
  expect(hear).toHaveBeenCalledOnce();
});

it('is asked by everything that listens on the whole page', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.svelte'),
  );
  const listening = files.flatMap((file) =>
    [
      ...readFileSync(`src/${file}`, 'utf8').matchAll(/<svelte:(?:window|document)[^]*?\bonkey\w+=\{(\w+)/g),
    ].map(([, asked]) => `${file}: ${asked ?? ''}`),
  );
  expect(listening.length).toBeGreaterThan(5);
  expect(listening.filter((one) => !one.endsWith(': heard'))).toEqual([]);
});
