import { beforeEach, expect, test, vi } from 'vitest';
import {
  AT_ONCE,
  forgetSeat,
  heldSeat,
  heldSeats,
  holdSeat,
  noteDeal,
  seatsHeader,
  shownSeats,
} from './seats';

beforeEach(() => {
  localStorage.clear();
});

test('the latest visit stands first, and a seat is remembered once', () => {
  holdSeat({ code: 'POND1', token: 'a', game: 'biber-gang', visited: 1 });
  holdSeat({ code: 'POND2', token: 'b', game: 'biber-gang', visited: 2 });
  holdSeat({ code: 'POND1', token: 'a', game: 'biber-gang', visited: 3 });
  expect(heldSeats().map((seat) => `${seat.code} ${seat.token}`)).toEqual(['POND1 a', 'POND2 b']);
  forgetSeat('a');
  expect(heldSeat('POND1')).toBeNull();
  expect(heldSeat('POND2')?.token).toBe('b');
});

test('two seats at one table are both kept, and the one visited last is taken', () => {
  holdSeat({ code: 'POND1', token: 'a', game: 'biber-gang', visited: 1 });
  holdSeat({ code: 'POND1', token: 'b', game: 'biber-gang', visited: 2 });
  expect(heldSeats()).toHaveLength(2);
  expect(heldSeat('POND1')?.token).toBe('b');
  forgetSeat('b');
  expect(heldSeat('POND1')?.token).toBe('a');
});

test('however many seats are held, none is forgotten', () => {
  for (let table = 0; table < 50; table += 1) {
    holdSeat({ code: `POND${table}`, token: `token ${table}`, game: 'biber-gang', visited: table });
  }
  expect(heldSeats()).toHaveLength(50);
  expect(heldSeat('POND0')?.token).toBe('token 0');
});

test('a seat that the browser will not keep is held as long as the page lives', () => {
  holdSeat({ code: 'POND1', token: 'a', game: 'biber-gang', visited: 1 });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  holdSeat({ code: 'POND2', token: 'b', game: 'biber-gang', visited: 2 });
  expect(heldSeats().map(({ token }) => token)).toEqual(['b', 'a']);
  forgetSeat('a');
  full.mockRestore();
  holdSeat({ code: 'POND3', token: 'c', game: 'biber-gang', visited: 3 });
  expect(JSON.parse(localStorage.getItem('biberbau-seats') ?? '')).toMatchObject([
    { token: 'c' },
    { token: 'b' },
  ]);
});

test('what is no seat is not taken for one', () => {
  localStorage.setItem('biberbau-seats', '[{"code": "POND1"}, null, 7]');
  expect(heldSeats()).toEqual([]);
  localStorage.setItem('biberbau-seats', 'not json');
  expect(heldSeats()).toEqual([]);
});

test('the seats of a deal are shown first, and no more than the server takes', () => {
  for (let table = 0; table < 50; table += 1) {
    holdSeat({ code: `POND${table}`, token: `token ${table}`, game: 'biber-gang', visited: table });
  }
  noteDeal('CHALLENGE7', 'POND3');
  noteDeal('CHALLENGE7', 'POND3');
  const shown = shownSeats('CHALLENGE7');
  expect(shown).toHaveLength(AT_ONCE);
  expect(shown.slice(0, 2).map(({ code }) => code)).toEqual(['POND3', 'POND49']);
  expect(shownSeats('OTHERDEAL7')[0]?.code).toBe('POND49');
});

test('seats are shown in a header as the server reads it', () => {
  holdSeat({ code: 'POND1', token: 'abcdefghijklmnop', game: 'biber-gang', visited: 1 });
  holdSeat({ code: 'POND2', token: 'abcdefghijkl_-op', game: 'biber-gang', visited: 2 });
  holdSeat({ code: 'POND3', token: 'two words, no token', game: 'biber-gang', visited: 3 });
  expect(seatsHeader()).toEqual({ 'Biberbau-Seats': 'POND2.abcdefghijkl_-op POND1.abcdefghijklmnop' });
});
