import { expect, test } from 'vitest';
import { groupTickets, type OwnTicket } from './rules';

const ticket = (id: number, eventId: number, day: string): OwnTicket => ({
  id,
  serial: String(id),
  token: null,
  liveSecret: null,
  face: null,
  wallets: [],
  is_valid: true,
  is_extra: false,
  type_name: 'Ticket',
  holder_name: '',
  order_code: 'A',
  event_id: eventId,
  event_title: `Event ${eventId}`,
  starts_at: `${day}T20:00:00Z`,
  ends_at: `${day}T23:00:00Z`,
  timezone: 'UTC',
  venue_name: null,
  valid_nights: null,
  enter_from: null,
  enter_until: null,
  rights: { canGive: false, offeredTo: null, returnUntil: null, comesBack: 0, currency: 'EUR' },
});

test('the nearest night comes first, the latest of those that are over too', () => {
  const tickets = [
    ticket(5, 4, '2030-01-04'),
    ticket(3, 3, '2030-01-03'),
    ticket(4, 3, '2030-01-03'),
    ticket(2, 2, '2030-01-02'),
    ticket(1, 1, '2030-01-01'),
  ];
  const { upcoming, past } = groupTickets(tickets, '2030-01-02T23:30:00Z');
  expect(upcoming.map((group) => [group.eventId, group.tickets.length])).toEqual([
    [3, 2],
    [4, 1],
  ]);
  expect(past.map(({ eventId }) => eventId)).toEqual([2, 1]);
});
