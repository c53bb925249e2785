import { type Family, glow, n, range, sheet, smoothLoop } from '~/ui/poster/canvas';

/** Sound as a landscape: one shape, echoed outwards. */
export const contours: Family = (random, { ground, deep, ink, first, second }) => {
  const x = random.between(140, 260);
  const y = random.between(180, 320);
  const arms = range(9).map(() => random.between(0.62, 1.3));
  const drift = [random.between(-6, 6), random.between(-7, 7)] as const;
  const count = random.whole(15, 19);
  const loops = range(count).map((at) => {
    const size = 18 + at * random.between(15.5, 17);
    const calm = Math.min(1, 0.35 + at / count);
    const points = arms.map((arm, index): [number, number] => {
      const angle = (index / arms.length) * Math.PI * 2 + at * 0.035;
      const radius = size * (1 + (arm - 1) * calm);
      return [x + drift[0] * at + Math.cos(angle) * radius, y + drift[1] * at + Math.sin(angle) * radius];
    });
    return smoothLoop(points);
  });
  const [heart = '', body = '', ...echoes] = loops;
  return (
    `${sheet(ground)}${glow('g', deep, 400 - x, 500 - y, 440)}${glow('f', first, x, y, 230, 0.7)}` +
    `<path d="${echoes.join('')}" fill="none" stroke="${ink}" stroke-width="${n(random.between(1.6, 4.6))}"/>` +
    `<path d="${body}" fill="${first}"/><path d="${heart}" fill="${second}"/>`
  );
};
