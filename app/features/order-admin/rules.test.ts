import { describe, expect, test } from 'vitest';
import type { Order } from './queries';
import { endWords, happeningWords, orderStanding, previewRefund, soldWords } from './rules';

const ticket = (id: number, paid: number): Order['tickets'][number] => ({
  id,
  serial: String(id),
  status: 'valid',
  holder_name: '',
  holder_email: '',
  paid,
  type: { name: 'Ticket' },
  answers: [],
});
const order = { total: 2150, refunded: 0, tickets: [ticket(1, 1000), ticket(2, 1000)] } as Order;

describe('what goes back', () => {
  test('with nothing chosen, all that is left', () => {
    expect(previewRefund(order, [])).toBe(2150);
    expect(previewRefund({ ...order, refunded: 1000 }, [])).toBe(1150);
  });
  test('with tickets, what was paid for them, without the fee', () =>
    expect(previewRefund(order, [2])).toBe(1000));
  test('never more than is left', () => expect(previewRefund({ ...order, refunded: 1500 }, [1])).toBe(650));
});

test('whose tickets no longer work', () => {
  const named = (...names: string[]) => ({
    tickets: names.map((holder_name, index) => ({ ...ticket(index + 1, 0), holder_name })),
  });
  expect(endWords(named('Mara'), [1])).toBe('The ticket of Mara no longer works at the door.');
  expect(endWords(named('', 'Mara'), [1])).toBe('The ticket no longer works at the door.');
  expect(endWords(named('Mara', 'Mara'), [1, 2])).toBe('The 2 tickets of Mara no longer work at the door.');
  expect(endWords(named('Mara', 'Ben'), [1, 2])).toBe('The 2 tickets no longer work at the door.');
  expect(endWords(named('Mara'), [])).toBe('None of its tickets works at the door any more.');
});

test('how an order stands', () => {
  const stood = { status: 'paid', kind: 'sale', total: 1000, refunded: 0 } as const;
  expect(orderStanding(stood).words).toBe('Paid');
  expect(orderStanding({ ...stood, total: 0 }).words).toBe('Free');
  expect(orderStanding({ ...stood, refunded: 1 }).words).toBe('Partly refunded');
  expect(orderStanding({ ...stood, kind: 'guest_list' }).words).toBe('Guest list');
  expect(orderStanding({ ...stood, status: 'expired' }).words).toBe('Ran out');
});

test('the timeline says how much and how many', () => {
  expect(happeningWords('refunded', { amount: 1250 }, 'EUR')).toBe('Money went back: €12.50');
  expect(happeningWords('tickets_cancelled', { tickets: 2 }, 'EUR')).toBe('Tickets were cancelled: 2');
  expect(happeningWords('note', { note: 'Called twice' }, 'EUR')).toBe('Note: Called twice');
  expect(happeningWords('holder_changed', { ticket: 1, to: 'Ben' }, 'EUR')).toBe(
    'A ticket has a new holder: Ben',
  );
  expect(happeningWords('paid', {}, 'EUR')).toBe('Complete: tickets were issued');
});

test('how much is sold', () => {
  const sales = { sold: 1200, capacity: 4000, revenue: null, orders: null };
  expect(soldWords(sales)).toBe('1,200 / 4,000');
  expect(soldWords({ ...sales, capacity: null })).toBe('1,200');
});
