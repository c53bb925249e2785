import { beforeAll, expect, test } from 'vitest';
import type { Face } from '~/lib/ticket-design/marks';
import { measureText } from '~/lib/ticket-design/measure';
import { sampleFacts } from '~/lib/ticket-design/samples';
import { openFont, runsOf, type Weight } from './fonts.server';

const faces: [Weight, Face][] = [
  ['regular', { font: 'text', weight: 'regular' }],
  ['bold', { font: 'text', weight: 'bold' }],
  ['display', { font: 'display', weight: 'bold' }],
];
const words = Object.values(sampleFacts)
  .flatMap((facts) => Object.values(facts))
  .filter((value) => typeof value === 'string');

/** All scripts of all fonts are opened once. */
beforeAll(() => {
  for (const [weight] of faces) for (const text of words) runsOf(text, weight);
});

/** As the fonts that documents embed have it; with kerning as it is drawn. */
function widthOf(text: string, weight: Weight, size: number, kerning: boolean): number {
  return runsOf(text, weight).reduce((sum, { file, letters }) => {
    const font = openFont(file);
    const features = { kern: kerning, calt: kerning, liga: kerning };
    const { advanceWidth } = font.layout(letters, features as never);
    return sum + (advanceWidth / font.unitsPerEm) * size;
  }, 0);
}

test.each(faces)('the table of widths is that of the %s font', (weight, face) => {
  for (const text of words)
    expect(measureText(text, { ...face, size: 20, tracking: 0 }), text).toBeCloseTo(
      widthOf(text, weight, 20, false),
      0,
    );
});

test.each(faces)(
  'letters that are drawn closer together in the %s font stay near what was measured',
  (weight, face) => {
    for (const text of words) {
      const measured = measureText(text, { ...face, size: 12, tracking: 0 });
      expect(Math.abs(measured - widthOf(text, weight, 12, true)) / measured, text).toBeLessThan(0.04);
    }
  },
);

test('the display font is unpacked with every letter and its outline', () => {
  const font = openFont(
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  );
  for (const letter of 'ABCÄéßgq&@€…–’') {
    const glyph = font.glyphForCodePoint(letter.codePointAt(0) ?? 0);
    expect(glyph.id, letter).toBeGreaterThan(0);
    expect(glyph.path.commands.length, letter).toBeGreaterThan(3);
  }
});
