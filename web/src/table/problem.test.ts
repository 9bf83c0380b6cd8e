import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionWith } from '../testing/sessions';
import { snapshotOf } from '../testing/tables';
import { problemOf } from './problem';
import { stateOf } from './state';

const answered = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', answered);
});

afterEach(() => {
  vi.unstubAllGlobals();
  answered.mockReset();
});

/** What stands in a file. */
const read = async (file: File) => JSON.parse(await file.text()) as Record<string, unknown>;

test('the file holds what the reader saw and did, and neither names nor what proves their seat', async () => {
  answered.mockResolvedValue(Response.json({ path: 'POND7/1', actions: [{ seq: 3, action: 'deck' }] }));
  const log = [
    { seq: 1, sentences: [{ message: 'table-created', arguments: { name: 'Anna' } }] },
    {
      seq: 2,
      sentences: [
        { message: 'table-put-out-bot', arguments: { name: 'Ben', new: 'Anna 2', bot: 'careful' } },
      ],
    },
    {
      seq: 3,
      sentences: [{ message: 'table-guest-joined', arguments: { name: 'Benno', former: 'Anna 2' } }],
    },
  ];
  const snapshot = snapshotOf({ log });
  const session = sessionWith(snapshot);
  const problem = await problemOf('The pile is gone.', session, stateOf(snapshot));
  expect(problem.whole).toBe(true);
  expect(problem.file.name).toBe('biberbau-POND7-1.json');
  const content = await read(problem.file);
  expect(content).toMatchObject({
    words: 'The pile is gone.',
    page: { seq: 7, seat: 0, situation: snapshot.situation },
    house: { actions: [{ seq: 3, action: 'deck' }] },
  });
  expect(content['page']).toMatchObject({
    log: [
      { seq: 1 },
      { sentences: [{ message: 'table-put-out-bot', arguments: { bot: 'careful' } }] },
      { seq: 3 },
    ],
  });
  expect(JSON.stringify(content)).not.toMatch(/Anna|Ben|token/);
  expect(answered.mock.lastCall?.[1]?.body).toBe(
    JSON.stringify({ code: 'POND7', token: 'token-of-sixteen-or-more' }),
  );
});

test('a house that does not answer leaves what the page knows', async () => {
  const snapshot = snapshotOf();
  const session = sessionWith(snapshot);
  for (const silent of [
    Promise.reject(new TypeError('no way')),
    Promise.resolve(new Response('', { status: 503 })),
  ]) {
    answered.mockReturnValueOnce(silent);
    const problem = await problemOf('', session, stateOf(snapshot));
    expect(problem.whole).toBe(false);
    expect(await read(problem.file)).toMatchObject({ house: null, page: { seq: 7 } });
  }
});

test('a house that answers nothing at all is waited for no longer than anybody would', async () => {
  const snapshot = snapshotOf();
  const session = sessionWith(snapshot);
  vi.useFakeTimers();
  answered.mockImplementation(
    (_, request) =>
      new Promise((_, give) => request?.signal?.addEventListener('abort', () => give(new Error('given up')))),
  );
  const reported = problemOf('', session, stateOf(snapshot));
  await vi.advanceTimersByTimeAsync(10_000);
  vi.useRealTimers();
  expect((await reported).whole).toBe(false);
});

test('who watches reports what everybody sees, and asks the house for no seat', async () => {
  const snapshot = snapshotOf({ seat: null });
  const problem = await problemOf('', sessionWith(snapshot), stateOf(snapshot));
  expect(problem.whole).toBe(false);
  expect(answered).not.toHaveBeenCalled();
});
