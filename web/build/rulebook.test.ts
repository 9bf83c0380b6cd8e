import { expect, test } from 'vitest';
import { rulebookHtml } from './rulebook';

test('a clause gets its anchor where it first stands', () => {
  const html = rulebookHtml('**3.4** Swap it.\n\nSee **3.4** again.\n');
  expect(html).toContain(
    '<p class="clause" id="clause-3-4" tabindex="-1"><strong class="clause-number">3.4</strong> Swap it.',
  );
  expect(html.match(/id="clause-3-4"/g)).toHaveLength(1);
});

test('a clause in a list item is anchored at the item', () => {
  expect(rulebookHtml('- **1.1** Cards\n- **1.2** Players\n')).toContain(
    '<li class="clause" id="clause-1-2"',
  );
});

test('chapters are anchored and tables can scroll on their own', () => {
  const html = rulebookHtml('## 6 Scoring\n\n| a | b |\n|---|---|\n| **6.1** | 2 |\n');
  expect(html).toContain('<h2 id="chapter-6" tabindex="-1">6 Scoring</h2>');
  expect(html).toContain('<div class="scroll" tabindex="0"><table>');
  expect(html).toContain('<td class="clause" id="clause-6-1"');
});

test('a mention of a clause leads to it, an unknown number stays a number', () => {
  const html = rulebookHtml('**4.2** Swim.\n\nIt swims (4.2), 4.25 times, not 9.9.\n');
  expect(html).toContain('(<a href="#clause-4-2">4.2</a>), 4.25 times, not 9.9.');
});
