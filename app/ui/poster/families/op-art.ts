import { type Family, height, n, range, sheet, width } from '~/ui/poster/canvas';

/** Straight lines that a round body pushes aside. */
export const opArt: Family = (random, { ground, ink, first, second }) => {
  const count = random.whole(22, 28);
  const pitch = width / count;
  const x = random.between(130, 270);
  const y = random.between(180, 320);
  const push = random.between(46, 84);
  const reach = random.between(80, 125);
  const wave = random.between(4, 14);
  const turns = random.between(1, 2.4);
  const lines = range(count + 2).map((at) => {
    const base = (at - 0.5) * pitch;
    const xAt = (level: number) => {
      const far = Math.hypot(base - x, level - y);
      const side = Math.sign(base - x) * push * Math.exp(-((far / reach) ** 2));
      return base + side + wave * Math.sin((level / height) * Math.PI * turns * 2);
    };
    const curves = range(9).map((step) => {
      const level = -20 + ((step + 1) * (height + 40)) / 9;
      const slope = (xAt(level + 1) - xAt(level - 1)) / 2;
      return `S${n(xAt(level) - slope * 20)} ${n(level - 20)} ${n(xAt(level))} ${n(level)}`;
    });
    return `M${n(xAt(-20))} -20${curves.join('')}`;
  });
  const disc = random.between(56, 84);
  return (
    `${sheet(ground)}<circle cx="${n(x)}" cy="${n(y)}" r="${n(disc * 1.9)}" fill="${first}"/>` +
    `<path d="${lines.join('')}" fill="none" stroke="${ink}" stroke-width="${n(pitch * 0.46)}"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(disc * 0.62)}" fill="${second}"/>`
  );
};
