import { expect, test } from 'vitest';
import { placeWords, ticketsWords, withPlaces } from './ticket-place';

test('extras are not counted as tickets', () => {
  const words = (...extras: boolean[]) => withPlaces(extras.map((isExtra) => ({ isExtra }))).map(placeWords);
  expect(words(false, false, true)).toEqual(['Ticket 1 of 2', 'Ticket 2 of 2', 'Extra']);
  expect(words(true, false, true)).toEqual(['Extra 1 of 2', 'Ticket 1 of 1', 'Extra 2 of 2']);
  expect(words()).toEqual([]);
});

test('what there is none of is not named, unless there is nothing', () => {
  expect(ticketsWords(1, 0)).toBe('1 ticket');
  expect(ticketsWords(2, 1)).toBe('2 tickets, 1 extra');
  expect(ticketsWords(0, 2)).toBe('2 extras');
  expect(ticketsWords(0, 0)).toBe('0 tickets');
});
