import { type Family, glow, height, n, range, sheet, width } from '~/ui/poster/canvas';

/** Lamps above, haze in the room, and what their light finds on the floor. */
export const beams: Family = (random, { ground, deep, first, second }) => {
  const lamps = random.whole(3, 5);
  const lean = random.between(-70, 70);
  const cones = range(lamps).map((at) => {
    const x = ((at + 0.5) * width) / lamps + random.between(-14, 14);
    const reach = x + lean + random.between(-60, 60);
    const spread = random.between(54, 96);
    const fill = at % 2 ? 'b' : 'a';
    return (
      `<path d="M${n(x - 5)} -8L${n(x + 5)} -8L${n(reach + spread)} 452L${n(reach - spread)} 452Z" fill="url(#${fill})"/>` +
      `<ellipse cx="${n(reach)}" cy="450" rx="${n(spread)}" ry="15" fill="${at % 2 ? second : first}" opacity=".5"/>`
    );
  });
  const crowd = range(13).map((at) => {
    const x = at * 33 + random.between(-9, 9);
    const head = random.between(11, 15);
    const top = height - random.between(26, 58);
    const arm = random.chance(0.3)
      ? `M${n(x + head)} ${height}l${n(random.between(-4, 14))} ${n(random.between(-104, -84))}h9l4 110`
      : '';
    return `M${n(x - head)} ${n(top)}a${n(head)} ${n(head)} 0 1 1 ${n(head * 2)} 0q0 ${n(head)}-3 ${n(head + 3)}q20 4 22 44h-76q2-40 22-44q-3-4-3-14${arm}`;
  });
  return (
    `<defs>${fade('a', first)}${fade('b', second)}` +
    `<linearGradient id="g" x2="0" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="${deep}"/></linearGradient></defs>` +
    `${sheet('url(#g)')}${glow('h', first, random.between(120, 280), 400, 300, 0.45)}` +
    `<circle cx="${n(200 - lean)}" cy="${n(random.between(180, 250))}" r="${n(random.between(84, 130))}" fill="${second}" opacity=".85"/>` +
    `<g style="mix-blend-mode:screen">${cones.join('')}</g>` +
    `<path d="${crowd.join('')}" fill="${ground}"/>`
  );
};

function fade(id: string, colour: string): string {
  return (
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${colour}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity=".08"/></linearGradient>`
  );
}
