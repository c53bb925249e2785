import { describe, expect, test } from 'vitest';
import { type CalendarEntry, calendarFile } from '~/lib/calendar-file';

const entry: CalendarEntry = {
  uid: 'event-12@limelight.test',
  sequence: 3,
  status: 'CONFIRMED',
  title: 'Night Shift',
  startsAt: '2026-11-14T22:00:00+00:00',
  endsAt: '2026-11-15T06:00:00+01:00',
  description: 'Doors at eleven.',
  location: 'Halle Neun, Dock 4, Berlin',
  latitude: 52.5,
  longitude: -13.25,
  url: 'https://limelight.test/event/12',
  updatedAt: '2026-10-01T08:15:30.123Z',
};

/** Unfolds and unescapes as a calendar does: name (with parameters) → value. */
function read(file: string): Map<string, string> {
  const lines = file.replaceAll('\r\n ', '').split('\r\n');
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      const value = line.slice(colon + 1);
      return [line.slice(0, colon), value.replaceAll(/\\(.)/g, (_, c) => (c === 'n' ? '\n' : c))];
    }),
  );
}

test('an event becomes an entry that calendars understand', () => {
  const file = calendarFile({ name: 'Night Shift', entries: [entry] });
  const lines = file.split('\r\n');
  expect(lines.slice(0, 3)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Limelight//Events//EN']);
  expect(lines.slice(-3)).toEqual(['END:VEVENT', 'END:VCALENDAR', '']);
  expect(Object.fromEntries(read(file))).toMatchObject({
    UID: 'event-12@limelight.test',
    SEQUENCE: '3',
    STATUS: 'CONFIRMED',
    DTSTAMP: '20261001T081530Z',
    'LAST-MODIFIED': '20261001T081530Z',
    DTSTART: '20261114T220000Z',
    DTEND: '20261115T050000Z',
    SUMMARY: 'Night Shift',
    LOCATION: 'Halle Neun, Dock 4, Berlin',
    GEO: '52.5;-13.25',
    URL: 'https://limelight.test/event/12',
    'X-WR-CALNAME': 'Night Shift',
  });
  expect(file).not.toContain('METHOD');
  expect(file).not.toContain('REFRESH-INTERVAL');
});

test('a feed says how often to ask again, a message what it is and when it was sent', () => {
  const feed = read(calendarFile({ name: 'Club', entries: [], refreshHours: 6 }));
  expect(feed.get('REFRESH-INTERVAL;VALUE=DURATION')).toBe('PT6H');
  expect(feed.get('X-PUBLISHED-TTL')).toBe('PT6H');

  const now = new Date('2026-11-01T12:00:00Z');
  const cancelled = { ...entry, status: 'CANCELLED' as const };
  const sent = read(calendarFile({ name: 'Club', entries: [cancelled], method: 'CANCEL', now }));
  expect(sent.get('METHOD')).toBe('CANCEL');
  expect(sent.get('STATUS')).toBe('CANCELLED');
  expect(sent.get('DTSTAMP')).toBe('20261101T120000Z');
});

describe('any text survives', () => {
  test.each([
    ['commas, semicolons and backslashes', String.raw`A, B; C \ D \n E`],
    ['several lines', 'First\nSecond\n\nFourth'],
    ['emoji of several code points', '👩🏽‍🎤 sings 🏳️‍🌈 '.repeat(30)],
    ['umlauts and kanji', 'Übermäßig schöne 音楽の夜 '.repeat(20)],
    ['a long word', 'x'.repeat(400)],
    ['what looks like another property', 'Party\nEND:VEVENT\nBEGIN:VEVENT'],
  ])('%s', (_, text) => {
    const file = calendarFile({ name: text, entries: [{ ...entry, title: text, description: text }] });
    const found = read(file);
    expect(found.get('SUMMARY')).toBe(text);
    expect(found.get('DESCRIPTION')).toBe(text);
    expect(found.get('X-WR-CALNAME')).toBe(text);
    expect(file.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line.isWellFormed()).toBe(true);
    }
  });

  test('line ends of any kind are one, other control characters are gone', () => {
    const text = 'a\r\nb\rc\u0000d\u0007';
    const file = calendarFile({ name: 'x', entries: [{ ...entry, title: text, url: 'https://a\r\nX:b' }] });
    expect(read(file).get('SUMMARY')).toBe('a\nb\nc d ');
    expect(file).toContain('URL:https://aX:b\r\n');
  });
});

test('what is not known is left out', () => {
  const { location: _, latitude: __, ...bare } = entry;
  const file = calendarFile({ name: 'x', entries: [{ ...bare, description: '' }] });
  expect(file).not.toMatch(/^(LOCATION|GEO|DESCRIPTION)/m);
});
