import { type Family, glow, n, range, sheet } from '~/ui/poster/canvas';

/** A lamp like a sun, cut by the blinds of the last room still open. */
export const horizon: Family = (random, { ground, deep, ink, first, second }) => {
  const radius = random.between(110, 155);
  const x = random.between(150, 250);
  const y = random.between(190, 270);
  const slats = range(7).map((at) => {
    const top = y - radius * 0.1 + at * (radius / 5.4);
    return `<rect y="${n(top)}" width="400" height="${n(2 + at * 2.6)}" fill="${ground}"/>`;
  });
  const ripples = range(9).map((at) => {
    const level = y + radius + 26 + at * 15;
    const half = radius * (1.05 - at * 0.09) * random.between(0.72, 1.1);
    return `M${n(x - half)} ${n(level)}H${n(x + half)}`;
  });
  const moon = random.between(14, 26);
  return (
    `<defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${second}"/><stop offset="1" stop-color="${first}"/></linearGradient></defs>` +
    `${sheet(ground)}${glow('g', deep, x, y + 60, 430)}${glow('f', first, x, y, radius * 1.9, 0.55)}` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#s)"/>${slats.join('')}` +
    `<path d="${ripples.join('')}" stroke="${first}" stroke-width="4" stroke-linecap="round" opacity=".75"/>` +
    `<circle cx="${n(400 - x + random.between(-40, 40))}" cy="${n(random.between(48, 80))}" r="${n(moon)}" fill="${ink}"/>`
  );
};
