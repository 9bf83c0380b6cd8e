import { beforeEach, expect, test } from 'vitest';
import { forgetSeat, heldSeat, heldSeats, holdSeat } from './seats';

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

test('what is no seat is not taken for one', () => {
  localStorage.setItem('biberbau-seats', '[{"code": "POND1"}, null, 7]');
  expect(heldSeats()).toEqual([]);
  localStorage.setItem('biberbau-seats', 'not json');
  expect(heldSeats()).toEqual([]);
});
