import { type Family, glow, n, range, sheet } from '~/ui/poster/canvas';

/** A sphere out of dots: every ring is one dotted stroke, thick where the light falls. */
export const halftone: Family = (random, { ground, deep, ink, first, second }) => {
  const x = random.between(130, 270);
  const y = random.between(170, 310);
  const rings = random.whole(15, 20);
  const gap = random.between(11, 14);
  const swell = random.between(0.25, 0.7);
  const dots = range(rings).map((at) => {
    const radius = (at + 1) * gap;
    const share = at / rings;
    const size =
      gap * (0.2 + 0.72 * Math.sin(Math.PI * Math.min(1, share + swell * 0.5)) ** 2 * (1 - share * 0.35));
    const count = Math.max(6, Math.round((2 * Math.PI * radius) / gap));
    const step = (2 * Math.PI * radius) / count;
    return `<circle r="${n(radius)}" stroke-width="${n(Math.max(1, size))}" stroke-dasharray="0 ${step.toFixed(2)}" transform="rotate(${n(at * 7)})"/>`;
  });
  const offset = random.between(26, 60) * (random.chance(0.5) ? 1 : -1);
  return (
    `${sheet(ground)}${glow('g', deep, 400 - x, 500 - y, 420)}` +
    `<circle cx="${n(x + offset)}" cy="${n(y + Math.abs(offset))}" r="${n(rings * gap * 0.62)}" fill="${first}"/>` +
    `<circle cx="${n(x - offset * 2)}" cy="${n(y + 150)}" r="${n(random.between(30, 64))}" fill="${second}"/>` +
    `<g transform="translate(${n(x)} ${n(y)})" fill="none" stroke="${ink}" stroke-linecap="round">${dots.join('')}</g>`
  );
};
