import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkAllSizes } from '~/lib/ticket-design/checks';
import { type TicketDesign, ticketDesign } from '~/lib/ticket-design/document';
import { layoutTicket } from '~/lib/ticket-design/layout';
import { layouts } from '~/lib/ticket-design/layouts';
import { measureText } from '~/lib/ticket-design/measure';
import { sampleFacts } from '~/lib/ticket-design/samples';
import { sizeNames } from '~/lib/ticket-design/sizes';
import { hostileJson, hostileText, runs } from './hostile.ts';

/** No title, name or venue is longer. */
const shortText = hostileText.map((text) => [...text].slice(0, 160).join(''));
const palette = { ground: '#0c1512', deep: '#000000', ink: '#ffffff', first: '#3ee08b', second: '#f2c46a' };

/** Everything that can be drawn has a place and a size. */
function expectDrawable(design: TicketDesign, words: string): void {
  for (const size of sizeNames) {
    const facts = { ...sampleFacts.normal, title: words, holder: words, venue: words };
    for (const mark of layoutTicket(design, size, facts, measureText))
      for (const [name, value] of Object.entries(mark))
        if (typeof value === 'number') expect(Number.isFinite(value), `${mark.kind} ${name}`).toBe(true);
  }
  for (const { text } of checkAllSizes(design) as { text?: string }[])
    if (text !== undefined) expect(text).not.toBe('');
}

test('any ticket can be laid out, whatever the night is called', () => {
  fc.assert(
    fc.property(fc.constantFrom(...layouts), shortText, ({ make }, words) =>
      expectDrawable(make(palette), words),
    ),
    runs(6),
  );
});

test('a design with a value in it that is not of its kind is refused, or can be laid out', () => {
  const number = fc.oneof(fc.double(), fc.integer(), fc.constantFrom(-1000, 0, 1, 3000, 0.001));
  const value = fc.oneof(hostileJson, shortText, number);
  fc.assert(
    fc.property(
      fc.constantFrom(...layouts),
      fc.nat(),
      fc.nat(),
      value,
      shortText,
      ({ make }, at, key, put, words) => {
        const whole = structuredClone(make(palette));
        const element: Record<string, unknown> = whole.elements[at % whole.elements.length] ?? {};
        const target = at % 3 === 0 ? (whole as Record<string, unknown>) : element;
        target[Object.keys(target)[key % Object.keys(target).length] ?? ''] = put;
        const read = ticketDesign.safeParse(JSON.parse(JSON.stringify(whole)));
        if (read.success) expectDrawable(read.data, words);
      },
    ),
    runs(50),
  );
});
