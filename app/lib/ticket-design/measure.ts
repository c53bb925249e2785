import { fontWidths } from '../../generated/font-widths.ts';
import type { Face, Lettering } from './marks.ts';

type Table = keyof typeof fontWidths;

/** Beyond this no letter of the fonts has its place. */
const most = 0x10000;
const opened = new Map<string, Float32Array>();

/** How many ems each letter takes. The display font has Latin letters only; the text font prints the others. */
function emsOf({ font, weight }: Face): Float32Array {
  const key = font === 'display' ? font : weight;
  const known = opened.get(key);
  if (known) return known;
  // What no table has is printed by some other font: as wide as it is high.
  const ems = new Float32Array(most).fill(1);
  const tables: Table[] = font === 'display' ? ['bold', 'display'] : [weight];
  for (const { unitsPerEm, widths } of tables.map((name) => fontWidths[name]))
    for (const run of widths.split(';')) {
      const [first = '', values = ''] = run.split(':');
      for (const [n, value] of values.split(',').entries())
        ems[Number.parseInt(first, 36) + n] = Number.parseInt(value, 36) / unitsPerEm;
    }
  opened.set(key, ems);
  return ems;
}

/** From the advance widths of the fonts, without kerning: the same number in every browser and on the server. */
export function measureText(text: string, lettering: Lettering): number {
  const table = emsOf(lettering);
  let ems = 0;
  let letters = 0;
  for (const letter of text) {
    ems += table[letter.codePointAt(0) ?? 0] ?? 1;
    letters += 1;
  }
  return ems * lettering.size + Math.max(0, letters - 1) * lettering.tracking;
}
