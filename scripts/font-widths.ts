import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Font, openSync } from 'fontkit';

/**
 * Writes app/generated/font-widths.ts: how wide every letter of the fonts of tickets is. Run it after a font package
 * changed; app/services/documents/font-widths.test.ts fails until then.
 */
const require = createRequire(import.meta.url);
const inter = (weight: number) =>
  ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese'].map(
    (script) => `@fontsource/inter/files/inter-${script}-${weight}-normal.woff`,
  );
const faces = {
  display: ['latin', 'latin-ext'].map(
    (script) =>
      `@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-${script}-opsz-normal.woff2`,
  ),
  regular: inter(400),
  bold: inter(700),
};

function open(file: string): Font {
  const font = openSync(require.resolve(file));
  if (!('layout' in font)) throw new Error(`${file} is not a single font`);
  return font;
}

/** The first file that has a letter prints it. */
function widthsOf(fonts: Font[]): Map<number, number> {
  const widths = new Map<number, number>();
  for (const font of fonts)
    for (const point of font.characterSet)
      if (!widths.has(point)) widths.set(point, font.glyphForCodePoint(point).advanceWidth);
  return widths;
}

/** Letters that follow each other, as 'first:width,width' with base 36. */
function pack(widths: Map<number, number>): string {
  const runs: string[] = [];
  let next = -1;
  for (const point of [...widths.keys()].sort((a, b) => a - b)) {
    const width = (widths.get(point) ?? 0).toString(36);
    if (point === next) runs.push(`${runs.pop()},${width}`);
    else runs.push(`${point.toString(36)}:${width}`);
    next = point + 1;
  }
  return runs.join(';');
}

const tables = Object.entries(faces).map(([name, files]) => {
  const fonts = files.map(open);
  return `  ${name}: {\n    unitsPerEm: ${fonts[0]?.unitsPerEm},\n    widths:\n      '${pack(widthsOf(fonts))}',\n  },`;
});
writeFileSync(
  new URL('../app/generated/font-widths.ts', import.meta.url),
  `/** Written by \`node scripts/font-widths.ts\`. */\nexport const fontWidths = {\n${tables.join('\n')}\n};\n`,
);
