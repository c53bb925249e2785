import { describe, expect, test } from 'vitest';
import { checkAllSizes, checkDesign, codeSizeOf, smallestCode } from './checks.ts';
import { type DesignElement, type TicketDesign, ticketDesign } from './document.ts';
import { makeElement } from './elements.ts';
import { layoutTicket } from './layout.ts';
import { defaultDesign, layouts } from './layouts.ts';
import type { Mark, TextMark } from './marks.ts';
import { measureText } from './measure.ts';
import { sampleFacts, sampleNames } from './samples.ts';
import { sizeNames, ticketSizes } from './sizes.ts';

const night = { ground: '#07130f', deep: '#0d3b2a', ink: '#e6fff1', first: '#29f483', second: '#14b8a6' };
const print = { ground: '#f1e9d8', deep: '#d9cbb0', ink: '#17130f', first: '#e8442a', second: '#1d6b58' };
const design = defaultDesign(night);
const texts = (marks: Mark[], id: string) =>
  marks.filter((mark): mark is TextMark => mark.kind === 'text' && mark.id === id);
const lay = (given: TicketDesign, size: (typeof sizeNames)[number] = 'phone', facts = sampleFacts.normal) =>
  layoutTicket(given, size, facts, measureText);
/** The design with one element changed. */
const withElement = (id: string, change: Partial<DesignElement>): TicketDesign => ({
  ...design,
  elements: design.elements.map((one) => (one.id === id ? { ...one, ...change } : one)),
});

describe.each(layouts.map(({ id, make }) => [id, make] as const))('layout %s', (_, make) => {
  test.each([
    ['night', night],
    ['print', print],
  ])('is valid and has no problems in colours of the %s', (_name, palette) => {
    const made = make(palette);
    expect(ticketDesign.parse(made)).toEqual(made);
    const problems = checkAllSizes(made);
    expect(problems.filter(({ level }) => level === 'error')).toEqual([]);
    expect(problems.filter(({ code }) => code === 'text_contrast' || code === 'text_off_page')).toEqual([]);
  });

  test('no text leaves its box or the page, whatever it says', () => {
    for (const size of sizeNames)
      for (const sample of sampleNames)
        for (const mark of lay(make(night), size, sampleFacts[sample])) {
          if (mark.kind !== 'text') continue;
          const element = make(night).elements.find(({ id }) => id === mark.id);
          expect(mark.width, `${mark.id} on ${size}: ${mark.text}`).toBeLessThanOrEqual(
            ((element?.w ?? 0) * ticketSizes[size].width) / 1000 + 0.1,
          );
          expect(mark.y).toBeLessThanOrEqual(ticketSizes[size].height);
        }
  });
});

test('a text is at its box, smaller where it is too long, and cut at last', () => {
  const [normal] = texts(lay(withElement('title', { valign: 'top' })), 'title');
  expect(normal?.x).toBeCloseTo(0.066 * 390, 5);
  expect(normal?.y).toBeCloseTo(0.088 * 700 + (normal?.size ?? 0) * 0.8, 5);
  const longest = texts(lay(design, 'phone', sampleFacts.longest), 'title');
  expect(longest.length).toBeGreaterThan(2);
  expect(longest[0]?.size).toBeLessThan(normal?.size ?? 0);
  const narrow = texts(lay(withElement('holder', { h: 45 }), 'phone', sampleFacts.longest), 'holder');
  expect(narrow.at(-1)?.text).toMatch(/…$/);
});

test('lines to the right and in the middle have their ends there', () => {
  const right = texts(lay(withElement('venue', { align: 'right' })), 'venue')[0];
  expect(right?.x).toBeCloseTo(0.934 * 390, 5);
  const middle = texts(lay(withElement('venue', { align: 'centre' })), 'venue')[0];
  expect(middle?.x).toBeCloseTo(195, 5);
});

test('a size has its own places where it was told so', () => {
  const moved = withElement('date', { on: { a6: { y: 500, isHidden: false }, thermal: { isHidden: true } } });
  const y = (size: (typeof sizeNames)[number]) => texts(lay(moved, size), 'date')[0]?.y;
  expect(y('a6')).toBeGreaterThan(0.5 * ticketSizes.a6.height);
  expect(y('a4')).toBeLessThan(0.5 * ticketSizes.a4.height);
  expect(y('thermal')).toBeUndefined();
});

test('a thermal printer gets black on white', () => {
  const marks = lay(defaultDesign(print), 'thermal');
  expect(marks.some(({ kind }) => kind === 'art' || kind === 'gradient')).toBe(false);
  expect(new Set(texts(marks, 'title').map(({ colour }) => colour))).toEqual(new Set(['#000000']));
});

test('the code keeps its quiet zone; where it changes, paper says so instead', () => {
  const code = lay(design).find((mark) => mark.kind === 'qr');
  expect(code?.kind === 'qr' && code.quiet / code.size).toBeCloseTo(4 / 49, 5);
  const onPaper = lay(design, 'a5', { ...sampleFacts.normal, isLiveOnPaper: true });
  expect(onPaper.some(({ kind }) => kind === 'qr')).toBe(false);
  const said = texts(onPaper, 'code').map(({ text }) => text);
  expect(said.join(' ')).toContain(
    'Show it on your phone The code of this ticket changes every few seconds.',
  );
});

const codesOf = (given: TicketDesign, size: (typeof sizeNames)[number] = 'phone') =>
  checkDesign(given, size)
    .filter(({ level }) => level === 'error')
    .map(({ code }) => code);

test.each<[string, Partial<DesignElement>, string]>([
  ['too small', { w: 250 }, 'code_too_small'],
  ['over the edge', { x: 700 }, 'code_off_page'],
  ['too pale', { colour: '#999999' }, 'code_contrast'],
  ['light on dark', { colour: '#ffffff', light: '#000000' }, 'code_inverted'],
])('a code that is %s is refused', (_, change, code) => {
  expect(codesOf(withElement('code', change))).toContain(code);
});

test('what lies over the code is refused, what lies below is not', () => {
  const seal = makeElement('box', { id: 'seal', x: 80, y: 650, w: 40, h: 20 });
  expect(codesOf({ ...design, elements: [...design.elements, seal] })).toEqual(['code_covered']);
  expect(codesOf({ ...design, elements: [seal, ...design.elements] })).toEqual([]);
  const hidden = { ...seal, isHidden: true };
  expect(codesOf({ ...design, elements: [...design.elements, hidden] })).toEqual([]);
});

test('the smallest code that is told is accepted', () => {
  for (const size of sizeNames) {
    const w = ((smallestCode(size) + 0.01) / ticketSizes[size].width) * 1000;
    const small = withElement('code', { w, h: 900, y: 50, x: 50 });
    const [code] = small.elements.filter(({ kind }) => kind === 'code');
    expect(code && codeSizeOf(code, size)).toBeCloseTo(smallestCode(size), 0);
    expect(codesOf(small, size)).not.toContain('code_too_small');
  }
});

test.each<[string, unknown]>([
  ['an unknown version', { ...design, version: 2 }],
  ['no code', { ...design, elements: design.elements.filter(({ kind }) => kind !== 'code') }],
  ['a hidden code', withElement('code', { isHidden: true })],
  ['a code hidden on one size', withElement('code', { on: { a4: { isHidden: true } } })],
  ['an unknown property', { ...design, script: 'alert(1)' }],
  ['a colour that is none', { ...design, paper: 'url(x)' }],
  ['two of the same id', withElement('date', { id: 'times' })],
  ['a place that is no number', withElement('date', { x: Number.NaN })],
])('%s is no design', (_, given) => {
  expect(ticketDesign.safeParse(given).success).toBe(false);
});
