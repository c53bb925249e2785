import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readImport } from '~/lib/event-import/read-import';
import { damaged, hostileJson, hostileText, runs, textOf } from './hostile.ts';

const options = { zone: 'Europe/Berlin', now: new Date('2026-11-15T12:00:00Z') };
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** Whatever was read holds the rules of our own events; what was not says why. */
function expectReadable(bytes: Uint8Array, milliseconds = 3000): void {
  const began = performance.now();
  const read = readImport(bytes, options);
  expect(performance.now() - began, new TextDecoder().decode(bytes.slice(0, 60))).toBeLessThan(milliseconds);
  if ('problem' in read) {
    expect(read.problem.length).toBeGreaterThan(5);
    return;
  }
  for (const { event, problem } of read.entries) {
    if (!event) {
      expect(problem?.length).toBeGreaterThan(5);
      continue;
    }
    expect(event.title.length).toBeGreaterThan(0);
    expect(Date.parse(event.endsAt)).toBeGreaterThan(Date.parse(event.startsAt));
    expect(`${event.title}${event.description}${event.externalId}`).not.toContain('\0');
    for (const address of [event.url, event.ticketsUrl]) expect(address).toMatch(/^(https?:|$)/);
  }
}

const calendar = `BEGIN:VCALENDAR
BEGIN:VEVENT
UID:1@x.test
DTSTART;TZID=Europe/Berlin:20261120T220000
DTEND;TZID=Europe/Berlin:20261121T060000
RRULE:FREQ=WEEKLY;COUNT=4;BYDAY=FR
EXDATE;TZID=Europe/Berlin:20261127T220000
SUMMARY:A night\\, with a name
LOCATION:Halle Nord, Hafenstr. 1, 24103 Kiel
GEO:54.3;10.1
END:VEVENT
END:VCALENDAR`;

const page = `<html><script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'MusicEvent',
      name: 'Drum &amp; Bass',
      startDate: '2026-11-20T22:00:00+01:00',
      endDate: '2026-11-21T06:00',
      location: { '@type': 'Place', name: 'Halle', geo: { latitude: '54', longitude: 10 } },
      performer: [{ name: 'Aurora' }, 'Boreal'],
      offers: [{ url: 'https://x.test/tickets' }],
    },
  ],
})}</script></html>`;

const graph = JSON.stringify({
  data: [
    {
      id: '1',
      name: 'A night',
      start_time: '2026-11-20T22:00:00+0100',
      place: { name: 'Halle', location: { city: 'Kiel', country: 'Germany', latitude: 54, longitude: 10 } },
      event_times: [{ id: '2', start_time: '2026-12-20T22:00:00+0100' }],
    },
  ],
});

test.each([
  ['a calendar', calendar],
  ['a page', page],
  ['events of Facebook', graph],
])('%s that was damaged on its way is read as far as it goes', (_, whole) => {
  expectReadable(bytesOf(whole));
  fc.assert(
    fc.property(damaged(whole), fc.nat(whole.length), (text, end) => {
      expectReadable(bytesOf(text));
      expectReadable(bytesOf(text.slice(0, end)));
    }),
    runs(80),
  );
});

test('a calendar made of its own words in any order', () => {
  const pieces = calendar.split('\n').map((line) => `${line}\r\n`);
  const rules = [
    'RRULE:FREQ=DAILY\r\n',
    'RRULE:FREQ=DAILY;INTERVAL=99999999999999\r\n',
    'RRULE:FREQ=WEEKLY;BYDAY=MO,TU,WE;UNTIL=00010101\r\n',
    'RRULE:FREQ=YEARLY;INTERVAL=0\r\n',
    'RRULE:FREQ=MONTHLY;BYDAY=-99FR;COUNT=99999999\r\n',
  ];
  fc.assert(
    fc.property(textOf(...pieces, ...rules, 'DTSTART:00000000\r\n', 'DTSTART:99991231\r\n'), (text) =>
      expectReadable(bytesOf(`BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\n${text}`)),
    ),
    runs(100),
  );
});

test('data of any shape under the names that are looked for', () => {
  const names = [
    'name',
    'startDate',
    'endDate',
    'start_time',
    'location',
    'place',
    'performer',
    'offers',
    'url',
    'id',
    'data',
    '@id',
  ];
  const date = fc.constantFrom('2026-11-20', '2026-11-20T22:00', '2026-11-20T25:99+99:99', '');
  const value = fc.oneof(hostileJson, hostileText, date, fc.double());
  const event = fc
    .dictionary(fc.constantFrom(...names), value)
    .map((data) => ({ '@type': 'Event', ...data }));
  fc.assert(
    fc.property(fc.oneof(event, fc.array(event), fc.record({ data: fc.array(event) }), hostileJson), (json) =>
      expectReadable(bytesOf(JSON.stringify(json))),
    ),
    runs(120),
  );
});

test('bytes of any kind', () => {
  fc.assert(
    fc.property(fc.oneof(fc.uint8Array({ maxLength: 300 }), hostileText.map(bytesOf)), (bytes) =>
      expectReadable(bytes),
    ),
    runs(120),
  );
});

test('files that are long in one way are refused or read in time', () => {
  for (const long of [
    `${'['.repeat(200_000)}`,
    `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
    `<html>${'<script type="application/ld+json">'.repeat(30_000)}`,
    `<html>${'<script '.repeat(100_000)}`,
    `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(50_000)}`,
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:${'\n a'.repeat(200_000)}`,
    `BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20261120\nRDATE:${'20261120,'.repeat(50_000)}`,
    `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nUID:1\nRECURRENCE-ID:20261120\nEND:VEVENT\n'.repeat(6_000)}`,
    `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nDTSTART:20001120\nRRULE:FREQ=DAILY\nSUMMARY:x\nEND:VEVENT\n'.repeat(200)}`,
  ])
    expectReadable(bytesOf(long), 6000);
});
