import { type Family, glow, n, range, sheet } from '~/ui/poster/canvas';

/** A recording of a night: quiet, louder, the drop, and home again. */
export const waveform: Family = (random, { ground, deep, ink, first, second }) => {
  const bars = random.whole(13, 21);
  const pitch = 372 / bars;
  const middle = random.between(200, 300);
  const peaks = [random.between(0.2, 0.45), random.between(0.55, 0.85)] as const;
  const loud = range(bars).map((at) => {
    const share = at / (bars - 1);
    const body = peaks.reduce((sum, peak) => sum + Math.exp(-(((share - peak) / 0.16) ** 2)), 0);
    return 8 + (random.between(0.55, 1) * body + random.between(0, 0.18)) * 150;
  });
  const strokes = (from: number, to: number, scale: number) =>
    range(to - from)
      .map((at) => {
        const tall = (loud[from + at] ?? 8) * scale;
        return `M${n(14 + (from + at + 0.5) * pitch)} ${n(middle - tall)}v${n(tall * 2)}`;
      })
      .join('');
  const played = Math.round(bars * random.between(0.35, 0.7));
  const disc = random.between(110, 170);
  const look = `fill="none" stroke-linecap="round" stroke-width="${n(pitch * 0.56)}"`;
  return (
    `<defs><linearGradient id="w" gradientUnits="userSpaceOnUse" x1="0" y1="${n(middle - 190)}" x2="0" y2="${n(middle + 190)}">` +
    `<stop stop-color="${second}"/><stop offset=".5" stop-color="${first}"/><stop offset="1" stop-color="${second}"/></linearGradient></defs>` +
    `${sheet(ground)}${glow('g', deep, random.between(60, 340), middle, 420)}` +
    `<circle cx="${n(14 + played * pitch)}" cy="${n(middle)}" r="${n(disc)}" fill="${deep}"/>` +
    `${glow('f', first, 14 + played * pitch, middle, disc * 1.6, 0.5)}` +
    `<path d="${strokes(0, played, 1)}" stroke="url(#w)" ${look}/>` +
    `<path d="${strokes(played, bars, 1)}" stroke="${ink}" opacity=".9" ${look}/>`
  );
};
