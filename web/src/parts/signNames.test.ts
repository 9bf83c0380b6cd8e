// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { nameSigns } from './signNames';

const over = (one: Element | null) => one?.dispatchEvent(new Event('pointerover', { bubbles: true }));

test('a sign without a word carries its name while the mouse is on it, and what says it itself never does', () => {
  document.body.innerHTML =
    '<button class="button icon" aria-label="Rules"><svg></svg></button><button class="button">Start</button>';
  const [rules, start] = [...document.querySelectorAll('button')];
  const leave = nameSigns(document);
  over(document.querySelector('svg'));
  expect(rules?.title).toBe('Rules');
  rules?.setAttribute('aria-label', 'Rulebook');
  over(rules ?? null);
  expect(rules?.title).toBe('Rulebook');
  over(start ?? null);
  expect([rules?.title, start?.title]).toEqual(['', '']);
  leave();
  over(rules ?? null);
  expect(rules?.title).toBe('');
});
