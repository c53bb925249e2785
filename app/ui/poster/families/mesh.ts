import { type Family, glow, n, range, sheet } from '~/ui/poster/canvas';

/** Coloured gels melting into each other, and one thin drawing on top. */
export const mesh: Family = (random, { ground, deep, ink, first, second }) => {
  const spots = [deep, first, second, first, ink].map((colour, at) => {
    const small = at === 4;
    return glow(
      `m${at}`,
      colour,
      random.between(20, 380),
      random.between(20, 480),
      random.between(small ? 90 : 190, small ? 130 : 330),
      small ? 0.7 : 0.95,
    );
  });
  const x = random.between(140, 260);
  const y = random.between(190, 310);
  const tilt = random.between(-50, 50);
  const orbits = range(random.whole(4, 7)).map((at) => {
    const long = 60 + at * 24;
    return `<ellipse rx="${n(long)}" ry="${n(long * 0.36)}" transform="rotate(${n(tilt + at * 14)})"/>`;
  });
  const arcs = range(random.whole(5, 8)).map((at) => `<circle r="${n(28 + at * 19)}" cy="${n(at * 9)}"/>`);
  const drawing = random.chance(0.5) ? orbits : arcs;
  return (
    `${sheet(ground)}${spots.join('')}` +
    `<g transform="translate(${n(x)} ${n(y)})" fill="none" stroke="${ink}" stroke-width="1.6">${drawing.join('')}</g>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="13" fill="${ink}"/>`
  );
};
