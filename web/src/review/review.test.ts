import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LuckPart, ReviewPart, TableInfo } from '../protocol';
import { NotShown } from '../replay/archive';
import { courseOf } from '../replay/course';
import { games } from '../lobby/games.svelte';
import LaterPage from '../LaterPage.svelte';
import { router } from '../routing.svelte';
import '../texts/later';
import { stateOf } from '../table/state';
import { gameOf } from '../testing/games';
import { DECISIONS, decisionOf, partOf, price } from '../testing/reviews';
import { button, click, show, takeDown } from '../testing/screen';
import { pictureOf, seatOf, snapshotOf, tableOf } from '../testing/tables';
import { Inquiry } from './inquiry.svelte';
import LuckTable from './LuckTable.svelte';
import MomentView from './MomentView.svelte';
import PriceList from './PriceList.svelte';
import Reviewing from './Reviewing.svelte';
import ReviewView from './ReviewView.svelte';

beforeEach(() =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): undefined => undefined;
      unobserve = (): undefined => undefined;
      disconnect = (): undefined => undefined;
    },
  ),
);
afterEach(() => {
  vi.useRealTimers();
  for (const inquiry of inquiries.splice(0)) inquiry.stop();
});

/** One that a test leaves open would go on asking in the tests that come after it, for they share a page. */
const inquiries: { stop: () => void }[] = [];

async function inquiryOf<Part extends ReviewPart | LuckPart>(part: Part) {
  const inquiry = new Inquiry<Part>(() => Promise.resolve(part));
  inquiries.push(inquiry);
  await vi.waitFor(() => expect(inquiry.part).not.toBeNull());
  return inquiry;
}

const SHARES = { start: 0.5, luck: -4, own: 1, others: 0.5, result: -2 };
const LUCK: LuckPart = {
  judged: 9,
  total: 9,
  others: 0,
  complete: true,
  spread: 4,
  rounds: [{ round: 1, seats: [SHARES, { ...SHARES, luck: 4 }] }],
  sums: [SHARES, { ...SHARES, luck: 4 }],
};

test('an inquiry asks for what it does not have until all is there', async () => {
  vi.useFakeTimers();
  const ask = vi
    .fn<(known: number) => Promise<ReviewPart>>()
    .mockResolvedValueOnce(partOf(DECISIONS.slice(0, 1), { complete: false, total: 3 }))
    .mockResolvedValueOnce(partOf(DECISIONS.slice(1), { first: 1 }));
  const inquiry = new Inquiry(ask);
  await vi.advanceTimersByTimeAsync(5000);
  expect(ask.mock.calls).toEqual([[0], [1]]);
  expect(inquiry.decisions).toEqual(DECISIONS);
  // What is kept comes whole, whatever was known before.
  const late = new Inquiry(() => Promise.resolve(partOf(DECISIONS)));
  late.decisions = DECISIONS.slice(0, 2);
  await vi.advanceTimersByTimeAsync(0);
  expect(late.decisions).toEqual(DECISIONS);
});

test('an inquiry goes on after a moment without a network, and ends where the house refuses', async () => {
  vi.useFakeTimers();
  const because = (message: string) => new NotShown({ message, arguments: {} });
  const ask = vi
    .fn<(known: number) => Promise<ReviewPart>>()
    .mockRejectedValueOnce(because('web-replay-unreachable'))
    .mockResolvedValueOnce(partOf(DECISIONS.slice(0, 1), { complete: false, total: 3 }))
    .mockRejectedValueOnce(because('refusal-review-failed'));
  const inquiry = new Inquiry(ask);
  await vi.advanceTimersByTimeAsync(0);
  expect(inquiry.problem?.reason.message).toBe('web-replay-unreachable');
  await vi.advanceTimersByTimeAsync(3000);
  expect([inquiry.problem, inquiry.decisions.length]).toEqual([null, 1]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(inquiry.problem?.reason.message).toBe('refusal-review-failed');
  expect(ask).toHaveBeenCalledTimes(3);
});

test.each([
  'refusal-replay-warming',
  'refusal-replay-preparing',
  'refusal-replay-not-now',
  'refusal-replay-busy',
  'refusal-replay-too-often',
])('an inquiry goes on after a moment in which it is answered %s', async (message) => {
  vi.useFakeTimers();
  const ask = vi
    .fn<(known: number) => Promise<ReviewPart>>()
    .mockRejectedValueOnce(new NotShown({ message, arguments: {} }))
    .mockResolvedValueOnce(partOf(DECISIONS));
  const inquiry = new Inquiry(ask);
  await vi.advanceTimersByTimeAsync(3000);
  expect([inquiry.problem, inquiry.decisions]).toEqual([null, DECISIONS]);
});

test('luck is asked for when the first choice is judged, which people wait for', async () => {
  const paths: string[] = [];
  let answer: (response: Response) => void = () => undefined;
  vi.stubGlobal('fetch', (path: string) => {
    paths.push(path);
    return new Promise<Response>((come) => {
      if (path.includes('/0?')) answer = come;
    });
  });
  show(Reviewing, { match: 'POND7/1' });
  await vi.waitFor(() => expect(paths).toContain('/api/reviews/POND7/1/0?first=0'));
  expect(paths.some((path) => path.endsWith('/luck'))).toBe(false);
  answer(Response.json(partOf(DECISIONS)));
  await vi.waitFor(() => expect(paths).toContain('/api/reviews/POND7/1/luck'));
});

test('the page begins with what lost most, and leads to the moment', async () => {
  const go = vi.fn();
  show(ReviewView, {
    match: 'POND7/1',
    review: await inquiryOf(partOf(DECISIONS)),
    luck: await inquiryOf(LUCK),
    shown: stateOf(snapshotOf()),
    seat: 0,
    worded: false,
    problem: null,
    choose: () => undefined,
    go,
  });
  const moments = [...document.querySelectorAll('ol')][0]?.querySelectorAll('button') ?? [];
  expect([...moments].map(({ textContent }) => textContent.includes('3.0 ± 0.1'))).toEqual([true, false]);
  expect(document.body.textContent).toContain('3 decisions, 1 of them fine');
  click('Lost 3.0');
  expect(go).toHaveBeenCalledWith(6);
  const cells = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
  );
  expect(cells[0]).toEqual(['+0.5', '−4.0', '+1.0', '+0.5', '−2.0']);
});

test('whoever has all moments shown goes on with the first of the further ones', async () => {
  const decisions = Array.from({ length: 8 }, (_, step) => decisionOf(step, 3));
  const review = await inquiryOf(partOf(decisions));
  const noLuck = await inquiryOf(LUCK);
  const shown = stateOf(snapshotOf());
  const rest = { seat: 0, worded: false, problem: null, choose: () => undefined, go: () => undefined };
  show(ReviewView, { match: 'POND7/1', review, luck: noLuck, shown, ...rest });
  const moments = () => [...(document.querySelector('ol')?.querySelectorAll('button') ?? [])];
  expect(moments()).toHaveLength(6);
  click('Show all 8');
  await vi.waitFor(() => expect(moments()).toHaveLength(8));
  await vi.waitFor(() => expect(document.activeElement).toBe(moments()[6]));
});

test('seats are called by who played them to the end, not by bots that kept them warm', async () => {
  const seats = (...names: string[]) => tableOf({ seats: names.map((name) => seatOf(name)) });
  const step = (seq: number, table: TableInfo) => {
    const situation = { picture: pictureOf(), actors: [], legal: [], hash: '' };
    return { seq, actions: seq, sentences: [], moves: [], table, situation };
  };
  const steps = [step(0, seats('Cara', 'Bruno')), step(1, seats('Cara', 'Dora'))];
  const replay = { path: 'POND7/1', named: true, record: '', seat: 0, open: false, steps };
  const answers = (path: string) =>
    path.includes('replay') ? replay : path.endsWith('/luck') ? LUCK : partOf(DECISIONS);
  vi.stubGlobal('fetch', (path: string) => Promise.resolve(Response.json(answers(path))));
  show(Reviewing, { match: 'POND7/1' });
  const called = () => [...document.querySelectorAll('option')].map(({ textContent }) => textContent);
  await vi.waitFor(() => expect(called()).toEqual(['Cara', 'Dora']));
});

/** Answers for every match and seat, but what `refused` names cannot be told just now; returns what was asked. */
function tellAll(refused: (path: string) => boolean): string[] {
  const asked: string[] = [];
  const situation = { picture: pictureOf(), actors: [], legal: [], hash: '' };
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const table = tableOf({ seats: [seatOf(path.includes('POND8') ? 'Emil' : 'Cara'), seatOf('Dora')] });
    const seat = Number(/eyes=(\d)/.exec(path)?.[1] ?? 0);
    const steps = [{ seq: 0, actions: 0, sentences: [], moves: [], table, situation }];
    const replay = { path: 'POND7/1', named: true, record: '', seat, open: false, steps };
    if (refused(path)) {
      const reason = { message: 'refusal-replay-busy', arguments: {} };
      return Promise.resolve(Response.json({ reason, because: null }, { status: 503 }));
    }
    return Promise.resolve(
      Response.json(path.includes('replay') ? replay : path.endsWith('/luck') ? LUCK : partOf(DECISIONS)),
    );
  });
  return asked;
}

test('what cannot be told of one seat is said no more where another one is chosen', async () => {
  history.replaceState(null, '', '/review/POND7/1?seat=0');
  tellAll((path) => path.includes('replays') && path.endsWith('eyes=1'));
  show(Reviewing, { match: 'POND7/1' });
  const shown = () => document.body.textContent;
  await vi.waitFor(() => expect(shown()).toContain('3 decisions'));
  const whose = document.querySelector('select');
  const choose = (seat: string) => {
    if (!whose) throw new Error('nobody is to choose from');
    whose.value = seat;
    whose.dispatchEvent(new Event('change', { bubbles: true }));
  };
  choose('1');
  await vi.waitFor(() => expect(shown()).toContain('Many are looking back just now'));
  choose('0');
  await vi.waitFor(() => expect(shown()).toContain('3 decisions'));
  expect(shown()).not.toContain('Many are looking back just now');
});

test('whoever leaps in the history from one match to another is told of that one', async () => {
  history.replaceState(null, '', '/review/POND7/1?seat=0');
  const asked = tellAll(() => false);
  router.route = { page: 'review', match: 'POND7/1' };
  show(LaterPage, {
    get route() {
      return router.route;
    },
  });
  await vi.waitFor(() => expect(document.body.textContent).toContain('Cara'), { timeout: 10_000 });
  router.route = { page: 'review', match: 'POND8/1' };
  await vi.waitFor(() => expect(document.body.textContent).toContain('Emil'));
  await vi.waitFor(() => expect(asked).toContain('/api/reviews/POND8/1/luck'));
  expect(asked).toContain('/api/reviews/POND8/1/0?first=0');
});

test('where nothing was lost the page says so, and only once all is judged', async () => {
  const props = {
    match: 'POND7/1',
    luck: await inquiryOf({ ...LUCK, sums: [], rounds: [], complete: false }),
    shown: stateOf(snapshotOf()),
    seat: 0,
    worded: false,
    problem: null,
    choose: () => undefined,
    go: () => undefined,
  };
  const fine = [decisionOf(0, 0)];
  show(ReviewView, { ...props, review: await inquiryOf(partOf(fine)) });
  expect(document.body.textContent).toContain('Well played');
  expect(document.querySelector('[role=status]')?.ariaBusy).toBe('false');
  document.body.replaceChildren();
  const begun = await inquiryOf(partOf(fine, { complete: false, total: 9, judged: 1 }));
  begun.stop();
  show(ReviewView, { ...props, review: begun });
  expect(document.body.textContent).not.toContain('Well played');
  expect(document.body.textContent).toContain('1 of 9 decisions judged');
  expect(document.querySelector('[role=status]')?.ariaBusy).toBe('true');
});

test('a moment shows the table at the last step before the decision, and every price beside it', () => {
  const step = (actions: number, seq: number) => ({
    seq,
    actions,
    sentences: [],
    moves: [],
    table: seq === 1 ? tableOf() : null,
    situation: { picture: pictureOf(), actors: [0], legal: [], hash: '' },
  });
  const steps = [step(5, 1), step(6, 2), step(6, 3), step(7, 4)];
  const replay = { path: 'POND7/1', named: true, record: '', seat: 0, open: false, steps };
  const go = vi.fn();
  show(MomentView, {
    match: 'POND7/1',
    course: courseOf(replay, String),
    decision: decisionOf(6, 3),
    scale: 'points' as const,
    reach: 12,
    worded: false,
    mattered: [6, 0],
    go,
  });
  expect(document.querySelector('a[href*="step="]')?.getAttribute('href')).toBe(
    '/replay/POND7/1?step=2&eyes=0',
  );
  expect(document.querySelectorAll('aside li')).toHaveLength(2);
  expect(document.querySelector('aside li.done')?.textContent).toContain('−3.0 ± 0.1 points');
  const bar = document.querySelector<HTMLElement>('aside li.done .mean');
  expect(bar?.style.width, 'bars reach as far as those of the whole match').toBe('25%');
  expect(document.body.textContent).toContain('30 actions were possible');
  const previous = button('The one before, which lost more');
  expect([previous.disabled, previous.ariaDisabled], 'it keeps the focus').toEqual([false, 'true']);
  previous.click();
  click('The next one');
  click('Back to all decisions');
  expect(go.mock.calls).toEqual([[0], [null]]);
});

test.each([
  ['points', ['−3.0 ± 0.1 points', '−15.0 ± 1.0 % chance to win']],
  ['chance', ['−15.0 ± 1.0 % chance to win', '−3.0 ± 0.1 points']],
] as const)('prices stand on both scales, that of the match (%s) first', (scale, figures) => {
  show(PriceList, { decision: decisionOf(6, 3), scale, state: stateOf(snapshotOf()) });
  const [best, done] = [...document.querySelectorAll('li')].map(({ textContent }) =>
    textContent.replace(/\s+/g, ' '),
  );
  // What the best was worth itself is another kind of figure, and none of the list.
  expect(best?.trim()).toMatch(/best$/);
  expect(document.querySelector('ol ~ p')?.textContent).toContain('The best promised 0.0 points');
  expect(done).toContain(figures.join(' '));
});

test('what was chosen and may be as good as the best is marked as fine, and no mistake', () => {
  const decision = decisionOf(6, 3);
  const close = { ...price('both', 1), points_behind: { mean: 1, low: -0.5, high: 2.5 } };
  const prices = [decision.prices[0] ?? close, close, decision.prices[1] ?? close];
  const answer = { ...decision, prices };
  const scale = 'points' as const;
  show(PriceList, { decision: answer, scale, state: stateOf(snapshotOf()), chosen: 'both' });
  const rows = [...document.querySelectorAll('ol > li')].map(({ className }) =>
    className.split(' ').filter((name) => !name.startsWith('svelte-')),
  );
  expect(rows).toEqual([['best', 'fine'], ['fine', 'chosen'], ['done']]);
});

test('what says nothing is not said', () => {
  const decision = decisionOf(6, 3);
  const even = { mean: 0.0004, low: 0.0001, high: 0.0007 };
  const prices = decision.prices.map((one) => ({ ...one, chance_behind: even }));
  const counts = new Map([['deck', 3]]);
  show(PriceList, {
    decision: { ...decision, prices },
    scale: 'points' as const,
    state: stateOf(snapshotOf()),
    counts,
  });
  const [best, done] = [...document.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(best).toContain('100 % chose this');
  expect(done).not.toContain('chose this');
  expect(done).not.toContain('chance to win');
});

test('luck that is still measured is not shown as if it were all', async () => {
  const inquiry = await inquiryOf({ ...LUCK, complete: false });
  inquiry.stop();
  show(LuckTable, { game: 'beanie', inquiry, names: ['Anna', 'Ben'], seat: 0 });
  expect(document.querySelector('caption')?.textContent).toContain('The first round');
  takeDown();
  games.list = [gameOf({ name: 'daumen-drauf', deal: 'game' })];
  show(LuckTable, { game: 'daumen-drauf', inquiry, names: ['Anna', 'Ben'], seat: 0 });
  expect(document.querySelector('caption')?.textContent).toContain('The first game');
});
