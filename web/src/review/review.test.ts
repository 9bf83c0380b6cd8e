import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type {
  LuckPart,
  ReviewedDecision,
  ReviewedPrice,
  ReviewedReason,
  ReviewPart,
  TableInfo,
} from '../protocol';
import { NotShown } from '../replay/archive';
import { courseOf } from '../replay/course';
import { seatName } from '../replay/seatName';
import LaterPage from '../LaterPage.svelte';
import { router } from '../routing.svelte';
import '../texts/later';
import { stateOf } from '../table/state';
import { click, show } from '../testing/screen';
import { pictureOf, seatOf, snapshotOf, tableOf } from '../testing/tables';
import { gameAsked, reviewAsked, reviewPath, tryAllPath } from './address';
import { amountWords, behindWords, mattered, placesOf, reachOf, worthWords, written } from './figures';
import { Inquiry } from './inquiry.svelte';
import { choiceIn, isChosen, kindPath, kindsOf } from './kinds';
import LuckTable from './LuckTable.svelte';
import MomentView from './MomentView.svelte';
import PriceList from './PriceList.svelte';
import Reviewing from './Reviewing.svelte';
import { reasonsInList, reasonsText } from './reasons';
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

const amount = (mean: number, half = 0.1) => ({ mean, low: mean - half, high: mean + half });

function price(action: string, points: number): ReviewedPrice {
  return {
    action,
    name: { message: 'table-review-wait', arguments: {} },
    points: -points,
    chance: 0.5 - points / 20,
    points_behind: amount(points, points && 0.1),
    chance_behind: amount(points / 20, points && 0.01),
  };
}

function decisionOf(step: number, lost: number): ReviewedDecision {
  return {
    step,
    round: 1,
    done: 'pile',
    legal: 30,
    fine: lost === 0,
    lost: amount(lost),
    prices: lost === 0 ? [price('pile', 0), price('deck', 2)] : [price('deck', 0), price('pile', lost)],
    reasons: [],
    seconded: false,
  };
}

function partOf(decisions: ReviewedDecision[], changes: Partial<ReviewPart> = {}): ReviewPart {
  const lost = decisions.filter(({ fine }) => !fine).sort((one, other) => other.lost.mean - one.lost.mean);
  return {
    seat: 0,
    scale: 'points',
    judged: decisions.length,
    total: decisions.length,
    others: 0,
    complete: true,
    first: 0,
    decisions,
    summary: {
      decisions: decisions.length,
      fine: decisions.length - lost.length,
      points_lost: 0.5,
      chance_lost: 0.02,
      mattered: lost.map(({ step }) => step),
    },
    ...changes,
  };
}

const DECISIONS = [decisionOf(0, 0.5), decisionOf(4, 0), decisionOf(6, 3)];

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

describe('the address of a review', () => {
  test('says whose and which decision, and nonsense is the first seat', () => {
    expect(reviewPath('POND7/2', { seat: 1, step: 9 })).toBe('/review/POND7/2?seat=1&step=9');
    expect(reviewAsked('?seat=1&step=9')).toEqual({ seat: 1, step: 9 });
    expect(
      reviewAsked(new URL(reviewPath('POND7/2', { seat: 3, step: null }), 'http://house').search),
    ).toEqual({
      seat: 3,
      step: null,
    });
    expect(reviewAsked('?seat=me&step=-1')).toEqual({ seat: 0, step: null });
    for (const game of ['', 'beanie'])
      expect(gameAsked(new URL(tryAllPath(game), 'http://house').search)).toBe(game);
  });
});

describe('figures', () => {
  test('are written with a true minus, and none where there is nothing', () => {
    expect(written(-1.25, 'en', 2)).toBe('−1.25');
    expect(written(-0.01, 'en')).toBe('0.0');
    expect(written(1.5, 'de')).toBe('1,5');
    expect(amountWords({ mean: 0.1, low: 0.05, high: 0.15 }, 'chance', 'en').amount).toBe('10.0 ± 5.0');
    expect(amountWords({ mean: 1.3, low: 1.27, high: 1.33 }, 'points', 'de').amount).toBe('1,3');
  });

  test('of what lies behind bear a single sign', () => {
    const amount = { mean: 0.2, low: 0.1, high: 0.3 };
    expect(behindWords(amount, 'points', 'de')).toEqual({ amount: '−0,2 ± 0,1' });
    expect(behindWords({ mean: -0.2, low: -0.5, high: 0.1 }, 'points', 'de').amount).toBe('+0,2 ± 0,3');
    expect(behindWords(amount, 'chance', 'en').amount).toBe('−20.0 ± 10.0');
  });

  test('of the worth of an action are points with their sign, and a chance in hundredths', () => {
    expect(worthWords(price('pile', -2.06), 'de')).toEqual({ points: '+2,1', chance: '60' });
    expect(worthWords(price('pile', 2.06), 'en')).toEqual({ points: '−2.1', chance: '40' });
  });

  test('of prices reach as far in every decision of a match', () => {
    expect(reachOf(DECISIONS, 'points')).toBeCloseTo(3.1);
    expect(reachOf(DECISIONS, 'chance')).toBeCloseTo(0.16);
    expect(reachOf([], 'points')).toBeGreaterThan(0);
  });

  test('come by what was lost, and not by when it was', () => {
    expect(mattered(DECISIONS, [6, 0, 99]).map(({ step }) => step)).toEqual([6, 0]);
  });

  test('of a chance lie between the edges of their frame', () => {
    const frame = { width: 120, height: 60, left: 10, right: 10, top: 5, bottom: 5 };
    expect(placesOf([0, 0.5, 1], frame)).toEqual([
      { x: 10, y: 55 },
      { x: 60, y: 30 },
      { x: 110, y: 5 },
    ]);
  });
});

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
  document.body.replaceChildren();
  const begun = await inquiryOf(partOf(fine, { complete: false, total: 9, judged: 1 }));
  begun.stop();
  show(ReviewView, { ...props, review: begun });
  expect(document.body.textContent).not.toContain('Well played');
  expect(document.body.textContent).toContain('1 of 9 decisions judged');
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

describe('reasons', () => {
  const why = (message: string, ...rest: string[]): ReviewedReason[] =>
    [message, ...rest].map((one) => ({ action: 'deck', sentence: { message: one, arguments: {} } }));
  const because = (step: number, reasons: ReviewedReason[], seconded = false) => ({
    ...decisionOf(step, 1),
    reasons,
    seconded,
  });
  const state = stateOf(snapshotOf());

  test('in a list are one of each kind, the strongest that has not been given above', () => {
    const [yes, no, back, next] = ['web-try-best', 'web-try-worse', 'web-try-back', 'web-try-next'];
    const lines = reasonsInList(
      [
        because(1, why(yes, no)),
        because(2, why(yes, back)),
        because(3, why(yes)),
        because(4, why(yes, next), true),
      ],
      state,
    );
    expect([...lines.values()]).toEqual([
      'Yes: that is the best that was found.',
      'Back',
      '',
      'Next position The bot that thinks further ahead would also have done what was done.',
    ]);
  });

  test('of one decision are all that there are, and none of them twice', () => {
    const told = reasonsText(because(1, why('web-try-back', 'web-try-back', 'web-try-next')), state);
    expect(told).toBe('Back Next position');
  });
});

test('a seat without a name is marked as the reader’s own', () => {
  expect([0, 1].map((seat) => seatName(seat, 1))).toEqual(['Seat\u00a01', 'Seat\u00a02 (you)']);
});

test('luck that is still measured is not shown as if it were all', async () => {
  const inquiry = await inquiryOf({ ...LUCK, complete: false });
  inquiry.stop();
  show(LuckTable, { inquiry, names: ['Anna', 'Ben'], seat: 0 });
  expect(document.querySelector('caption')?.textContent).toContain('The first round');
});

test('positions are told apart by game and kind of mistake, and an address chooses among them', () => {
  const found = [
    { game: 'beanie', about: 'melds' },
    { game: 'biber-gang', about: null },
    { game: 'biber-gang', about: 'end' },
    { game: 'biber-gang', about: 'end' },
  ];
  const kinds = kindsOf(found);
  expect([...kinds.keys()]).toEqual(['beanie', 'biber-gang']);
  expect(kinds.get('biber-gang')).toEqual([
    { game: 'biber-gang', about: 'end', count: 2 },
    { game: 'biber-gang', about: null, count: 1 },
  ]);
  const chosenBy = (path: string) => {
    const choice = choiceIn(new URL(path, location.href).search);
    return choice && found.filter((one) => isChosen(one, choice));
  };
  expect(chosenBy(tryAllPath('beanie'))).toBeNull();
  expect(chosenBy(kindPath(''))).toEqual(found);
  expect(chosenBy(kindPath('biber-gang'))).toEqual(found.slice(1));
  for (const one of [...kinds.values()].flat())
    expect(chosenBy(kindPath(one.game, one))).toHaveLength(one.count);
});
