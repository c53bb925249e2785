import { describe, expect, test } from 'vitest';
import type { Entry } from './entry';
import { readImport } from './read-import';

const now = new Date('2026-11-15T12:00:00Z');
const options = { zone: 'Europe/Berlin', now };
const read = (text: string | object, from = options) =>
  readImport(new TextEncoder().encode(typeof text === 'string' ? text : JSON.stringify(text)), from);
function entriesOf(text: string | object, from = options): Entry[] {
  const answer = read(text, from);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.entries;
}
const startsOf = (text: string) => entriesOf(text).map(({ event, problem }) => event?.startsAt ?? problem);

describe('Facebook', () => {
  const event = {
    id: '77',
    name: 'Low Tide',
    description: 'Sea\nand sound',
    start_time: '2026-12-04T22:00:00+0100',
    end_time: '2026-12-05T06:00:00+0100',
    timezone: 'Europe/Berlin',
    ticket_uri: 'https://tickets.example/77',
    place: {
      name: 'Halle Nord',
      location: {
        street: 'Hafen 1',
        zip: '24103',
        city: 'Kiel',
        country: 'Germany',
        latitude: 54.3,
        longitude: 10.1,
      },
    },
  };

  test('one event of the Graph API', () => {
    expect(entriesOf(event)).toEqual([
      {
        at: 1,
        name: 'Low Tide',
        event: {
          externalId: 'facebook:77',
          title: 'Low Tide',
          description: 'Sea\nand sound',
          startsAt: '2026-12-04T21:00:00.000Z',
          endsAt: '2026-12-05T05:00:00.000Z',
          timezone: 'Europe/Berlin',
          isCancelled: false,
          venue: {
            name: 'Halle Nord',
            address: 'Hafen 1',
            postalCode: '24103',
            city: 'Kiel',
            country: 'DE',
            latitude: 54.3,
            longitude: 10.1,
          },
          artists: [],
          url: 'https://www.facebook.com/events/77',
          ticketsUrl: 'https://tickets.example/77',
        },
      },
    ]);
  });

  test('a list, pages of lists, and dates that repeat', () => {
    const repeated = {
      ...event,
      id: '9',
      event_times: [
        { id: '91', start_time: '2026-12-11T22:00:00+0100' },
        { id: '92', start_time: '2026-12-18T22:00:00+0100' },
      ],
    };
    const found = entriesOf([
      { data: [event, repeated], paging: { next: 'x' } },
      { data: [{ ...event, id: '78' }] },
    ]);
    expect(found.map((entry) => entry.event?.externalId)).toEqual([
      'facebook:77',
      'facebook:91',
      'facebook:92',
      'facebook:78',
    ]);
  });

  test('the file that a page’s owner downloads, whose letters are written twice over', () => {
    const [entry] = entriesOf({
      your_events_v2: [
        {
          name: 'CafÃ© Ã\u0096resund',
          start_timestamp: 1796500800,
          end_timestamp: 0,
          place: { name: 'MÃ¼hle', coordinate: { latitude: 54, longitude: 10 } },
        },
      ],
    });
    expect(entry?.event).toMatchObject({ title: 'Café Öresund', venue: { name: 'Mühle', latitude: 54 } });
  });

  test('what is broken is said, and the rest is read', () => {
    const found = entriesOf({
      data: [
        event,
        { id: '1' },
        'text',
        null,
        { ...event, start_time: 'soon' },
        { ...event, end_time: '2026-12-01T00:00:00+0000' },
        { ...event, id: '80' },
      ],
    });
    expect(found.map((entry) => entry.problem ?? entry.event?.externalId)).toEqual([
      'facebook:77',
      'It has no date that can be read.',
      'This is no event.',
      'This is no event.',
      'It has no date that can be read.',
      'It ends before it begins.',
      'facebook:80',
    ]);
  });
});

describe('the source of a page', () => {
  const page = (json: string) =>
    `<!doctype html><title>x</title><script>var a = "</scr" + "ipt>";</script><SCRIPT TYPE='application/ld+json'>${json}</script>`;

  test('events of schema.org, wherever they are', () => {
    const json = JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'WebSite', name: 'x' },
        {
          '@type': ['MusicEvent', 'SocialEvent'],
          name: 'Drum &amp; Bass',
          startDate: '2026-12-04T22:00',
          endDate: '2026-12-05',
          eventStatus: 'https://schema.org/EventCancelled',
          location: [
            { '@type': 'VirtualLocation', url: 'x' },
            {
              '@type': 'Place',
              name: 'Halle',
              address: { streetAddress: 'Weg 1', addressLocality: 'Kiel', addressCountry: { name: 'DE' } },
            },
          ],
          performer: [{ '@type': 'MusicGroup', name: 'Ada' }, 'Bo', { name: 'Ada' }],
          offers: [{ url: 'https://tickets.example/1', price: 12 }],
          description: '<p>One</p>Two<br>Three',
          url: 'https://club.example/1',
        },
      ],
    });
    expect(entriesOf(page(json))[0]?.event).toMatchObject({
      title: 'Drum & Bass',
      startsAt: '2026-12-04T21:00:00.000Z',
      endsAt: '2026-12-05T22:59:00.000Z',
      isCancelled: true,
      venue: { name: 'Halle', address: 'Weg 1', city: 'Kiel', country: 'DE' },
      artists: ['Ada', 'Bo'],
      description: 'One\nTwo\nThree',
      ticketsUrl: 'https://tickets.example/1',
    });
  });

  test('no data, broken data and scripts in addresses', () => {
    expect(read('<html></html>')).toEqual({ problem: expect.stringContaining('(JSON-LD)') });
    expect(read(page('{"@type": "Event", '))).toEqual({ problem: expect.stringContaining('broken') });
    const json = JSON.stringify({
      '@type': 'Event',
      name: '<img onerror=1>',
      startDate: '2026-12-04',
      url: 'javascript:alert(1)',
    });
    expect(entriesOf(page(json))[0]?.event).toMatchObject({ title: '<img onerror=1>', url: '' });
  });
});

describe('a calendar file', () => {
  const file = (...lines: string[]) =>
    [
      'BEGIN:VCALENDAR',
      'BEGIN:VEVENT',
      'UID:1@x',
      'SUMMARY:Night',
      ...lines,
      'END:VEVENT',
      'END:VCALENDAR',
    ].join('\r\n');

  test('folded lines, escaped text, a zone, a place and its city', () => {
    const text = file(
      'DTSTART;TZID=Europe/London:20261204T220000',
      'DTEND;TZID=Europe/London:20261205T040000',
      'DESCRIPTION:Long text that',
      '  goes on\\, and on\\nto the next line',
      'LOCATION:Halle Nord\\, Hafen 1\\, 24103 Kiel',
      'GEO:54.3;10.1',
      'BEGIN:VALARM',
      'DESCRIPTION:not this',
      'END:VALARM',
    );
    expect(entriesOf(text)[0]?.event).toMatchObject({
      startsAt: '2026-12-04T22:00:00.000Z',
      endsAt: '2026-12-05T04:00:00.000Z',
      timezone: 'Europe/London',
      description: 'Long text that goes on, and on\nto the next line',
      venue: { name: 'Halle Nord', city: 'Kiel', latitude: 54.3 },
    });
  });

  test.each([
    ['DTSTART:20261204T220000Z', '2026-12-04T22:00:00.000Z'],
    ['DTSTART:20261204T220000', '2026-12-04T21:00:00.000Z'],
    ['DTSTART;VALUE=DATE:20261204', '2026-12-04T19:00:00.000Z'],
    ['DTSTART;TZID="W. Europe Standard Time":20261204T220000', '2026-12-04T21:00:00.000Z'],
    [
      'DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Helsinki:20261204T220000',
      '2026-12-04T20:00:00.000Z',
    ],
    ['DTSTART;TZID=Nowhere/Land:20261204T220000', '2026-12-04T21:00:00.000Z'],
    ['DTSTART:tomorrow', 'It has no date that can be read.'],
  ])('%s', (start, at) => expect(startsOf(file(start))).toEqual([at]));

  test('every second Friday, across the end of summer time, without one and with one moved', () => {
    const text = `${file(
      'DTSTART;TZID=Europe/Berlin:20270305T220000',
      'RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=4',
      'EXDATE;TZID=Europe/Berlin:20270319T220000',
      'DURATION:PT6H',
    )}\r\nBEGIN:VEVENT\r\nUID:1@x\r\nRECURRENCE-ID;TZID=Europe/Berlin:20270402T220000\r\nDTSTART;TZID=Europe/Berlin:20270403T230000\r\nSUMMARY:Moved\r\nEND:VEVENT`;
    expect(startsOf(text)).toEqual([
      '2027-03-05T21:00:00.000Z',
      '2027-04-03T21:00:00.000Z',
      '2027-04-16T20:00:00.000Z',
    ]);
    expect(entriesOf(text).map(({ name }) => name)).toEqual(['Night', 'Moved', 'Night']);
  });

  test.each([
    ['FREQ=DAILY;COUNT=3', ['04', '05', '06']],
    ['FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20261212T235959Z', ['04', '05', '11', '12']],
    ['FREQ=MONTHLY;BYDAY=1FR;COUNT=2', ['04', '2027-01-01']],
    ['FREQ=MONTHLY;BYDAY=-1SA;COUNT=2', ['26', '2027-01-30']],
    ['FREQ=MONTHLY;BYDAY=FR;BYSETPOS=2;COUNT=2', ['11', '2027-01-08']],
    ['FREQ=MONTHLY;BYMONTHDAY=31;COUNT=2', ['31', '2027-01-31']],
    ['FREQ=YEARLY;BYMONTH=12;BYDAY=4SU', ['27']],
  ])('%s', (rule, days) => {
    const expected = days.map((day) => (day.length === 2 ? `2026-12-${day}` : day));
    const found = startsOf(file('DTSTART;TZID=Europe/Berlin:20261204T220000', `RRULE:${rule}`));
    expect(found.map((at) => at?.slice(0, 10))).toEqual(expected);
  });

  test('what repeats for ever ends, and what never comes is said', () => {
    expect(startsOf(file('DTSTART:20200101T220000Z', 'RRULE:FREQ=DAILY'))).toHaveLength(60);
    expect(startsOf(file('DTSTART:20260101T220000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30'))).toEqual([
      'It repeats, but not within the next twelve months.',
    ]);
    expect(startsOf(file('DTSTART:20260101T220000Z', 'RRULE:FREQ=SECONDLY'))).toEqual([
      'It repeats in a way that is not understood here.',
    ]);
  });

  test('a file that was cut off still has what it had', () => {
    expect(startsOf(file('DTSTART:20261204T220000Z').split('END:VEVENT')[0] ?? '')).toEqual([
      '2026-12-04T22:00:00.000Z',
    ]);
  });
});

test('other letters, nothing, pictures and nonsense', () => {
  const latin = Uint8Array.from(
    [...'BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Caf\u00e9\nDTSTART:20261204T220000Z\nEND:VEVENT'].map(
      (letter) => letter.charCodeAt(0),
    ),
  );
  expect(readImport(latin, options)).toMatchObject({ kind: 'calendar', entries: [{ name: 'Café' }] });
  const wide = new Uint8Array(
    Buffer.from('\ufeff{"name":"Ω","start_time":"2026-12-04T20:00:00Z"}', 'utf16le'),
  );
  expect(readImport(wide, options)).toMatchObject({ kind: 'facebook', entries: [{ name: 'Ω' }] });
  expect(readImport(new Uint8Array(), options)).toEqual({ problem: 'There is nothing in it.' });
  expect(readImport(Uint8Array.of(0x89, 0x50, 0, 0), options)).toEqual({
    problem: expect.stringContaining('no text'),
  });
  expect(read('hello')).toEqual({ problem: expect.stringContaining('neither') });
  expect(read('{"a":')).toEqual({ problem: expect.stringContaining('JSON') });
  expect(read('[]')).toEqual({ problem: 'There is no event in it.' });
  expect(readImport(new Uint8Array(21 * 1024 * 1024), options)).toEqual({
    problem: expect.stringContaining('too large'),
  });
});

test('hostile input takes no longer than its size', () => {
  const deep = `${'[{"data":'.repeat(2000)}1${'}]'.repeat(2000)}`;
  expect(read(deep)).toBeDefined();
  expect(read(`<script type="application/ld+json">${'<script>'.repeat(50_000)}`)).toHaveProperty('problem');
  expect(read(`BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(50_000)}`)).toBeDefined();
  expect(
    read(
      `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:x\nDTSTART:20261204T220000Z\nDESCRIPTION:${'\\'.repeat(200_000)}`,
    ),
  ).toBeDefined();
  expect(read({ name: 'a'.repeat(1_000_000), start_time: `${'1'.repeat(500_000)}` })).toBeDefined();
});
