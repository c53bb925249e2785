import { type IconName, iconPaths } from '../../app/ui/icon/paths.ts';

const night = '#081111';
const door = '#050807';
const light = '#29f483';
const white = '#f2fbf6';

/** The mark on a grid of 32 (app/ui/brand/mark.tsx): a lamp, its beam and the pool of light. */
const mark = (beam: string, lamp: string) =>
  `<path d="M13.8 8.5h4.4L25.5 22.5h-19z" fill="${beam}" opacity=".36"/><ellipse cx="16" cy="22.5" rx="9.5" ry="3.5" fill="${beam}"/><rect x="12.2" y="6" width="7.6" height="4.4" rx="1.8" fill="${lamp}"/>`;

/** The frame of a camera around a tick, on the same grid. */
const tick =
  `<path d="M8.5 13.25V11A2.5 2.5 0 0 1 11 8.5h2.25m5.5 0H21a2.5 2.5 0 0 1 2.5 2.5v2.25m0 5.5V21a2.5 2.5 0 0 1-2.5 2.5h-2.25m-5.5 0H11A2.5 2.5 0 0 1 8.5 21v-2.25" fill="none" stroke="${white}" stroke-width="1.6" stroke-linecap="round"/>` +
  `<path d="m12.25 16.25 2.6 2.75 5.15-5.9" fill="none" stroke="${light}" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"/>`;

type Shape = { ground: string | null; radius?: number; scale?: number };

/** What is drawn around the middle may be made smaller: launchers cut maskable icons down to a circle of four fifths. */
function draw(drawing: string, { ground, radius = 0, scale = 1 }: Shape): string {
  const back = ground === null ? '' : `<rect width="32" height="32" rx="${radius}" fill="${ground}"/>`;
  const front =
    scale === 1
      ? drawing
      : `<g transform="translate(${16 - 16 * scale} ${16 - 16 * scale}) scale(${scale})">${drawing}</g>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${back}${front}</svg>`;
}

const glyph = (name: IconName) =>
  `<g transform="translate(8 8) scale(.6667)"><path d="${iconPaths[name]}" fill="none" stroke="${light}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/></g>`;
const shortcut = (name: IconName) => draw(glyph(name), { ground: night, radius: 16 });

const brand = mark(light, white);
const app = draw(brand, { ground: night, radius: 8 });
const scanner = draw(tick, { ground: door, radius: 8 });
/** Systems paint it in a colour of their own: only what is there counts. */
const shadow = draw(mark('#fff', '#fff'), { ground: null, scale: 1.2 });

export type IconFile = { file: string; svg: string; size?: number };

/** Every file of the app's icons, below public/. Without a size it is the drawing itself. */
export const iconFiles: IconFile[] = [
  { file: 'favicon.svg', svg: app },
  { file: 'favicon.ico', svg: app, size: 32 },
  { file: 'apple-touch-icon.png', svg: draw(brand, { ground: night }), size: 180 },
  { file: 'app/icon-192.png', svg: app, size: 192 },
  { file: 'app/icon-512.png', svg: app, size: 512 },
  { file: 'app/maskable-192.png', svg: draw(brand, { ground: night, scale: 0.92 }), size: 192 },
  { file: 'app/maskable-512.png', svg: draw(brand, { ground: night, scale: 0.92 }), size: 512 },
  { file: 'app/monochrome-512.png', svg: shadow, size: 512 },
  { file: 'app/badge-96.png', svg: shadow, size: 96 },
  { file: 'app/shortcut-tickets.png', svg: shortcut('ticket'), size: 96 },
  { file: 'app/shortcut-scan.png', svg: shortcut('scan'), size: 96 },
  { file: 'app/shortcut-organise.png', svg: shortcut('calendar'), size: 96 },
  { file: 'app/scanner.svg', svg: scanner },
  { file: 'app/scanner-touch-180.png', svg: draw(tick, { ground: door }), size: 180 },
  { file: 'app/scanner-192.png', svg: scanner, size: 192 },
  { file: 'app/scanner-512.png', svg: scanner, size: 512 },
  { file: 'app/scanner-maskable-512.png', svg: draw(tick, { ground: door, scale: 0.94 }), size: 512 },
];
