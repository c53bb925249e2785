import { describe, expect, test } from 'vitest';
import type { TicketType } from './queries';
import { listTypeMarks, priceWords, splitPrice } from './rules';
import { newTicketType } from './schema';

const platform = { percent: 5, fixed: 50 };
const of = (content: Partial<TicketType['content']>, type: Partial<TicketType> = {}): TicketType => ({
  id: 1,
  version: 1,
  isOnSale: true,
  sold: 0,
  held: 0,
  room: null,
  revenue: null,
  ...type,
  content: { ...newTicketType, name: 'Ticket', price: 1000, ...content },
});

describe('the price of a ticket', () => {
  test('with the fee on top, the organiser gets the whole price', () => {
    expect(splitPrice({ price: 1999, fee_handling: 'passed_on', vat_percent: 0 }, platform)).toEqual({
      buyerPays: 2149,
      fee: 150,
      youGet: 1999,
      vat: 0,
    });
  });
  test('with the fee inside, the buyer pays the price', () => {
    expect(splitPrice({ price: 2000, fee_handling: 'absorbed', vat_percent: 19 }, platform)).toEqual({
      buyerPays: 2000,
      fee: 150,
      youGet: 1850,
      vat: 319,
    });
  });
  test('what is free costs nobody anything', () => {
    expect(splitPrice({ price: 0, fee_handling: 'passed_on', vat_percent: 19 }, platform)).toEqual({
      buyerPays: 0,
      fee: 0,
      youGet: 0,
      vat: 0,
    });
  });
  test('in words', () => {
    expect(priceWords(of({}).content, 'EUR')).toBe('€10');
    expect(priceWords(of({ price: 0 }).content, 'EUR')).toBe('Free');
    expect(priceWords(of({ price_is_free_choice: true }).content, 'EUR')).toBe('€10 or more');
    expect(priceWords(of({ price: 0, price_is_free_choice: true }).content, 'EUR')).toBe('Pay what you want');
  });
});

describe('what is special about a type', () => {
  const selling = { status: 'published', payoutsReady: true, zone: 'UTC', now: '2026-11-15T12:00:00Z' };
  const marks = (type: TicketType, others: TicketType[] = []) => listTypeMarks(type, others, selling);
  test('nothing about a plain one', () => expect(marks(of({}))).toEqual([]));
  test('everything at once', () => {
    const type = of({ is_secret: true, kind: 'add_on', persons: 4 }, { isOnSale: false, room: 0 });
    expect(marks(type)).toEqual(['Off sale', 'Sold out', 'Secret', 'Add-on', 'For 4 people']);
  });
  test('why one that is switched on does not sell', () => {
    const marksIn = (type: TicketType, part: object) => listTypeMarks(type, [], { ...selling, ...part });
    expect(marksIn(of({}), { payoutsReady: false, status: 'draft' })).toEqual(['Waits for payouts']);
    expect(marksIn(of({ price: 0 }), { payoutsReady: false })).toEqual([]);
    expect(marksIn(of({}), { status: 'scheduled' })).toEqual(['On sale once published']);
    expect(marksIn(of({}, { isOnSale: false }), { status: 'draft' })).toEqual(['Off sale']);
  });
  test('a tier names what it waits for', () => {
    const early = of({ name: 'Early bird' }, { id: 7 });
    expect(marks(of({ opens_after: 7 }), [early])).toEqual(['Opens after Early bird']);
    expect(marks(of({ opens_after: 7, sale_starts_at: '2026-12-01T10:00:00Z' }), [early])).toEqual([
      'Opens after Early bird or Tue 1 Dec, 10:00',
    ]);
  });
  test('windows', () => {
    expect(marks(of({ sale_starts_at: '2026-12-01T10:00:00Z' }))).toEqual(['Opens Tue 1 Dec, 10:00']);
    expect(marks(of({ sale_ends_at: '2026-11-01T10:00:00Z' }))).toEqual(['Ended Sun 1 Nov, 10:00']);
  });
});
