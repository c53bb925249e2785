import { type Family, height, width } from '~/ui/poster/canvas';
import { beams } from '~/ui/poster/families/beams';
import { contours } from '~/ui/poster/families/contours';
import { halftone } from '~/ui/poster/families/halftone';
import { horizon } from '~/ui/poster/families/horizon';
import { mesh } from '~/ui/poster/families/mesh';
import { opArt } from '~/ui/poster/families/op-art';
import { rings } from '~/ui/poster/families/rings';
import { risograph } from '~/ui/poster/families/risograph';
import { tiles } from '~/ui/poster/families/tiles';
import { waveform } from '~/ui/poster/families/waveform';
import { nights, type Palette, prints } from '~/ui/poster/palettes';
import { seededRandom } from '~/ui/poster/random';

export type PosterKind = 'event' | 'artist' | 'venue' | 'promoter' | 'genre' | 'user';
type PosterSubject = {
  kind: PosterKind;
  id: number | string;
  title?: string;
};

type Style = { draw: Family; palettes: readonly [Palette, ...Palette[]] };
type Styles = readonly [Style, ...Style[]];

const both: readonly [Palette, ...Palette[]] = [...nights, ...prints];

const glowing: Styles = [
  { draw: beams, palettes: nights },
  { draw: mesh, palettes: nights },
  { draw: waveform, palettes: nights },
  { draw: horizon, palettes: nights },
];
const printed: Styles = [
  { draw: risograph, palettes: prints },
  { draw: opArt, palettes: prints },
  { draw: tiles, palettes: prints },
  { draw: halftone, palettes: both },
];
const round: Styles = [
  { draw: rings, palettes: nights },
  { draw: contours, palettes: both },
];

/** Each kind has its own temper: a venue is built of shapes, a person of light. */
const stylesOf: Record<PosterKind, Styles> = {
  event: [...glowing, ...printed, ...round],
  artist: [
    ...round,
    { draw: halftone, palettes: both },
    { draw: waveform, palettes: nights },
    { draw: opArt, palettes: prints },
  ],
  venue: [
    { draw: tiles, palettes: prints },
    { draw: beams, palettes: nights },
    { draw: horizon, palettes: nights },
    { draw: risograph, palettes: prints },
  ],
  promoter: [...printed],
  genre: [{ draw: opArt, palettes: prints }, { draw: waveform, palettes: nights }, ...round],
  user: [
    { draw: mesh, palettes: nights },
    { draw: contours, palettes: both },
  ],
};

const families = {
  beams,
  mesh,
  waveform,
  horizon,
  risograph,
  'op-art': opArt,
  tiles,
  halftone,
  rings,
  contours,
} satisfies Record<string, Family>;
type FamilyName = keyof typeof families;
type Art = { family: FamilyName; seed: string; palette: Palette };

/** Art of a chosen family in chosen colours; another seed is another sheet. */
export function artSvg({ family, seed, palette }: Art): string {
  return sheetOf(families[family](seededRandom(seed), palette));
}

export function isPosterKind(text: string): text is PosterKind {
  return Object.hasOwn(stylesOf, text);
}

/** The same subject always gets the same art, on the server and in the browser. */
export function posterSvg({ kind, id, title }: PosterSubject): string {
  const { random, draw, palette } = choose(kind, id);
  const name = title ? `<title>${escapeText(title)}</title>` : '';
  return sheetOf(name + draw(random, palette));
}

function sheetOf(art: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">` +
    `${art}</svg>`
  );
}

/** The colours of that art, for what stands beside it. */
export function posterPalette({ kind, id }: Pick<PosterSubject, 'kind' | 'id'>): Palette {
  return choose(kind, id).palette;
}

function choose(kind: PosterKind, id: number | string) {
  const random = seededRandom(`${kind}:${id}`);
  const { draw, palettes } = random.pick(stylesOf[kind]);
  return { random, draw, palette: random.pick(palettes) };
}

function escapeText(text: string): string {
  return text
    .replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
