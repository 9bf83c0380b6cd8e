import { afterEach, expect, it, vi } from 'vitest';
import { heldSeats, holdSeat } from '../connection/seats';
import { glanceAtHeldSeats, type HeldGlance } from './glances.svelte';

afterEach(() => vi.unstubAllGlobals());

it('asks for all held seats, as many at once as the server answers for, and for unknown ones no more', async () => {
  localStorage.clear();
  for (let table = 0; table < 50; table++)
    holdSeat({ code: `POND${table}`, token: `token-of-sixteen-${table}`, game: 'beanie', visited: table });
  const portions: number[] = [];
  const ask = vi.fn((_: string, { body }: { body: string }) => {
    const asked = JSON.parse(body) as { code: string }[];
    portions.push(asked.length);
    return Promise.resolve(Response.json(asked.map(({ code }) => (code === 'POND0' ? null : { code }))));
  });
  vi.stubGlobal('fetch', ask);
  const told: (readonly HeldGlance[])[] = [];
  await glanceAtHeldSeats((glances) => told.push(glances));
  expect(portions).toEqual([24, 24, 2]);
  expect(told.map((glances) => glances.length)).toEqual([24, 48, 49]);
  expect(told.at(-1)?.at(-1)?.code).toBe('POND1');
  expect(
    heldSeats()
      .filter(({ unknown }) => unknown)
      .map(({ code }) => code),
  ).toEqual(['POND0']);
});
