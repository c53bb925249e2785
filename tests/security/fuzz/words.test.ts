import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseCursor } from '~/features/events/rules';
import { readChosen, toItems } from '~/features/orders/basket';
import { readTimetable } from '~/features/timetable/planner-csv';
import { calendarFile } from '~/lib/calendar-file';
import { csvLine } from '~/lib/csv';
import { readCsv } from '~/lib/csv-reading';
import { linkedPieces } from '~/lib/linked-text';
import { toMinor } from '~/lib/money';
import { type Block, parseRichText, plainText } from '~/lib/rich-text';
import type { Inline } from '~/lib/rich-text-inline';
import { containsPattern } from '~/lib/search-pattern';
import { jsonLdText, musicEventData } from '~/lib/structured-data';
import { fromWallTime, wallTime } from '~/lib/time';
import { readPage, readTableState } from '~/ui/data-table/table-state';
import { escapeHtml } from '../../../server/html.ts';
import { hostileText, runs, textOf } from './hostile.ts';

describe('texts that people write', () => {
  const markdown = textOf(
    '*',
    '**',
    '[',
    ']',
    '(',
    ')',
    '> ',
    '- ',
    '1. ',
    '\n',
    '## ',
    '\\',
    'https://a.test',
    'word ',
    '---\n',
  );

  const linksOf = (nodes: readonly Inline[]): string[] =>
    nodes.flatMap((node) => {
      if (node.kind === 'link') return [node.address, ...linksOf(node.children)];
      return 'children' in node ? linksOf(node.children) : [];
    });
  const linksIn = (blocks: readonly Block[]): string[] =>
    blocks.flatMap((block) => {
      if (block.kind === 'rule') return [];
      if (block.kind === 'quote') return linksIn(block.children);
      return block.kind === 'list' ? block.items.flatMap(linksOf) : linksOf(block.children);
    });

  test('descriptions are read whatever is in them, and their links lead to the web or a mailbox', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        for (const address of linksIn(parseRichText(text))) expect(address).toMatch(/^(https?:|mailto:)/);
        plainText(text);
        for (const { to } of linkedPieces(text)) if (to !== undefined) expect(to).toMatch(/^https?:/);
      }),
      runs(600),
    );
  });

  test('no description takes long, however it is made', () => {
    const repeated = fc.constantFrom(
      '*a',
      '[',
      '](',
      '**[',
      '> ',
      '>> ',
      '- [*',
      'https://',
      '\\',
      '1. *\n',
      '* *',
    );
    fc.assert(
      fc.property(repeated, repeated, (one, other) => {
        const began = performance.now();
        parseRichText((one + other).repeat(5000));
        linkedPieces((one + other).repeat(5000));
        expect(performance.now() - began).toBeLessThan(3000);
      }),
      runs(20),
    );
  });

  test('data for machines never ends the script that it stands in, and is read back as it was', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (name, description) => {
        const data = musicEventData({
          name,
          description,
          url: 'https://limelight.test/event/1',
          status: 'scheduled',
          zone: 'Europe/Berlin',
          startsAt: '2026-11-15T20:00:00Z',
          endsAt: '2026-11-15T23:00:00Z',
        });
        const text = jsonLdText(data);
        expect(text).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(data)));
        expect(escapeHtml(name)).not.toMatch(/[<>"']/);
      }),
      runs(300),
    );
  });

  test('a calendar has the lines that it should, whatever an event is called', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (title, url) => {
        const at = '2026-11-15T20:00:00Z';
        const entry = {
          uid: 'a',
          sequence: 0,
          updatedAt: at,
          startsAt: at,
          endsAt: at,
          title,
          url,
          description: title,
        };
        const file = calendarFile({ name: title, entries: [{ ...entry, status: 'CONFIRMED' }] });
        expect(file.match(/^BEGIN:VEVENT$/gm)).toHaveLength(1);
        for (const line of file.split('\r\n')) expect(line).not.toMatch(/[\r\n\0]/);
      }),
      runs(300),
    );
  });
});

describe('tables in files', () => {
  test('a spreadsheet never takes what people typed for a formula', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, textOf('=', '+', '-', '@', '\t', '\r', 'cmd|', '"')), (text) => {
        const cell = csvLine([text]).replace(/\r\n$/, '').replace(/^"/, '');
        expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
      runs(500),
    );
  });

  test('any file is a table or a list of what is wrong', () => {
    const where = {
      zone: 'Europe/Berlin',
      dayStartsAt: '06:00',
      stages: [{ id: 1, name: 'Main' }] as never,
      lineUp: [{ id: 1, name: 'Aurora' }] as never,
    };
    const file = textOf(
      'night,start,end,stage,artists\n',
      '2026-11-14',
      '23:30',
      ',',
      ';',
      '"',
      '\n',
      'Main',
      'Aurora',
      '24:61',
    );
    fc.assert(
      fc.property(file, (text) => {
        readCsv(text);
        for (const { errors, slot } of readTimetable(text, where))
          for (const at of [slot.startsAt, slot.endsAt])
            if (at !== null && errors.length === 0) expect(Number.isNaN(Date.parse(at))).toBe(false);
      }),
      runs(400),
    );
  });
});

describe('numbers, times and addresses of lists', () => {
  test('an amount is whole minor units, or none', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, textOf('1', '0', '.', ',', '9'), fc.double().map(String)), (text) => {
        for (const currency of ['EUR', 'JPY', 'KWD']) {
          const minor = toMinor(text, currency);
          if (minor !== null) expect(Number.isSafeInteger(minor) && minor >= 0).toBe(true);
        }
      }),
      runs(500),
    );
  });

  test('a time on a wall is an instant, or none', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Pacific/Apia', 'UTC');
    fc.assert(
      fc.property(textOf('2026-03-29', 'T', '02:30', ':', '-', '24:00', '00:00'), zones, (text, zone) => {
        const at = fromWallTime(text, zone);
        if (at !== null) expect(Number.isNaN(Date.parse(at))).toBe(false);
      }),
      runs(400),
    );
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(day, zones, (date, zone) => {
        const minute = new Date(Math.floor(date.getTime() / 60_000) * 60_000).toISOString();
        const back = fromWallTime(wallTime(minute, zone), zone);
        // An hour that comes twice is one of the two.
        expect(Math.abs(Date.parse(back ?? '') - Date.parse(minute))).toBeLessThanOrEqual(3_600_000);
      }),
      runs(300),
    );
  });

  test('what stands in the address of a list asks for a page of it and nothing else', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('sort', 'page', 'q', 'status'), hostileText)),
        (pairs) => {
          const params = new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value]));
          const state = readTableState(params, {
            sorts: ['total', 'created_at'],
            filters: ['status'],
            pageSize: 50,
          });
          expect([null, 'total', 'created_at']).toContain(state.sort);
          expect(state.to - state.from).toBe(49);
          expect(state.from).toBeGreaterThanOrEqual(0);
          expect(readPage(params)).toBeLessThanOrEqual(100_000);
        },
      ),
      runs(400),
    );
  });

  test('a search looks for what was typed: none of it is a wildcard', () => {
    fc.assert(
      fc.property(textOf('%', '_', '*', '\\', 'a'), (text) => {
        const inner = containsPattern(text).slice(1, -1);
        expect(inner.replaceAll(/\\[\\%_]/g, '')).not.toMatch(/[%\\*]/);
      }),
      runs(300),
    );
  });

  test('places in lists and baskets are read or left', () => {
    fc.assert(
      fc.property(textOf('2026-11-15T20:00:00Z', '~', '12', '+00:00', '.123'), (text) => {
        const cursor = parseCursor(text);
        if (cursor) expect(Number.isNaN(Date.parse(cursor.startsAt))).toBe(false);
      }),
      runs(300),
    );
    const fields = fc.tuple(
      fc.oneof(
        fc.nat(99).map((id) => `quantity-${id}`),
        hostileText,
      ),
      hostileText,
    );
    fc.assert(
      fc.property(fc.array(fields), (pairs) => {
        for (const { typeId, quantity } of toItems(readChosen(pairs)))
          expect(Number.isSafeInteger(typeId) && Number.isFinite(quantity)).toBe(true);
      }),
      runs(300),
    );
  });
});
