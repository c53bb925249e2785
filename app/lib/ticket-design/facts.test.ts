import { expect, test } from 'vitest';
import { factsOf, type TicketRecord } from './facts.ts';

const event: TicketRecord['event'] = {
  id: 1,
  title: 'Night Shift',
  startsAt: '2026-11-14T22:00:00Z',
  endsAt: '2026-11-15T05:00:00Z',
  doorsAt: '2026-11-14T21:00:00Z',
  timezone: 'Europe/Berlin',
  minimumAge: null,
  promoters: [],
  venue: null,
};

function saidOf(change: Partial<typeof event>): string[] {
  const ticket: TicketRecord = {
    serial: '5f1c09ab77e2d4408c31a6f0',
    type: 'Early bird',
    holder: '',
    paid: 0,
    currency: 'EUR',
    kind: 'sale',
    orderCode: 'K7M2QX9P',
    isExtra: false,
    place: 1,
    ofAll: 1,
    event: { ...event, ...change },
  };
  const { date, times } = factsOf(ticket, false);
  return [date, times];
}

test('a night that ends the next morning has one date', () => {
  expect(saidOf({})).toEqual(['Saturday 14 November 2026', 'Doors 22:00 · starts 23:00 · ends 06:00']);
});

test('a ticket for several days says all of them, and on which it ends', () => {
  const festival = { startsAt: '2026-12-04T16:00:00Z', endsAt: '2026-12-07T01:00:00Z', doorsAt: null };
  expect(saidOf(festival)).toEqual(['Fri 4 – Mon 7 December 2026', 'Starts 17:00 · ends Mon 7 Dec, 02:00']);
});
