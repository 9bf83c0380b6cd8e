import { afterEach, beforeEach, expect, it } from 'vitest';
import { setStage } from '../testing/stage';
import { keepFocus } from './hearing';

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
