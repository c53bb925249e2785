import { type Family, glow, n, sheet } from '~/ui/poster/canvas';

/** Two sets of rings that disagree: the pattern between them is the picture. */
export const rings: Family = (random, { ground, deep, ink, first, second }) => {
  const pitch = random.between(13, 20);
  const x = random.between(130, 270);
  const y = random.between(180, 320);
  const angle = random.between(0, Math.PI * 2);
  const apart = random.between(22, 58);
  const other = [x + Math.cos(angle) * apart, y + Math.sin(angle) * apart] as const;
  const core = random.between(38, 70);
  return (
    `<defs>${ringFill('a', x, y, pitch, ink)}${ringFill('b', other[0], other[1], pitch * random.between(0.9, 1.12), first)}</defs>` +
    `${sheet(ground)}${glow('g', deep, 400 - x, 500 - y, 460)}${glow('f', second, other[0], other[1], 240, 0.8)}` +
    `${sheet('url(#a)')}<g style="mix-blend-mode:${random.pick(['difference', 'normal', 'screen'])}">${sheet('url(#b)')}</g>` +
    `<circle cx="${n((x + other[0]) / 2)}" cy="${n((y + other[1]) / 2)}" r="${n(core)}" fill="${second}"/>` +
    `<circle cx="${n((x + other[0]) / 2)}" cy="${n((y + other[1]) / 2)}" r="${n(core * 0.28)}" fill="${ground}"/>`
  );
};

/** One repeating gradient is any number of rings. */
function ringFill(id: string, x: number, y: number, pitch: number, colour: string): string {
  return (
    `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(pitch)}" spreadMethod="repeat">` +
    `<stop stop-color="${colour}"/><stop offset=".42" stop-color="${colour}"/>` +
    `<stop offset=".47" stop-color="${colour}" stop-opacity="0"/><stop offset=".95" stop-color="${colour}" stop-opacity="0"/>` +
    `<stop offset="1" stop-color="${colour}"/></radialGradient>`
  );
}
