import { type Family, n, sheet } from '~/ui/poster/canvas';

/** Three inks, printed over each other and never quite in register. */
export const risograph: Family = (random, { ground, deep, ink, first, second }) => {
  const large = random.between(120, 165);
  const x = random.between(150, 250);
  const y = random.between(150, 230);
  const slip = random.between(5, 10);
  const turn = random.pick([0, 45, 90, 135, 180, 225, 270, 315]);
  const shapes: [string, ...string[]] = [
    `<path d="M-150 0A150 150 0 0 1 150 0Z"/>`,
    `<path d="M-130 130V-130A260 260 0 0 1 130 130Z"/>`,
    `<path d="M0 -150L140 110L-140 110Z"/>`,
    `<path d="M-130 -130H0V0H130V130H0V0H-130Z"/>`,
    `<path d="M-44 -170H44V170H-44Z"/>`,
    `<path fill-rule="evenodd" d="M-140 0a140 140 0 1 0 280 0a140 140 0 1 0-280 0M-72 0a72 72 0 1 0 144 0a72 72 0 1 0-144 0"/>`,
  ];
  const over = random.pick(shapes);
  const under = random.pick(shapes);
  const stripes = random.chance(0.6);
  const stripeTurn = random.pick([0, 45, 90, -45]);
  return (
    `<defs><pattern id="s" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(${stripeTurn})">` +
    `${stripes ? `<rect width="14" height="6" fill="${ink}"/>` : `<circle cx="7" cy="7" r="3.4" fill="${ink}"/>`}</pattern></defs>` +
    `${sheet(ground)}<rect x="26" y="26" width="348" height="448" fill="${deep}" opacity=".45"/>` +
    `<g style="mix-blend-mode:${isDark(ground) ? 'screen' : 'multiply'}"><circle cx="${n(x)}" cy="${n(y)}" r="${n(large)}" fill="${first}"/></g>` +
    `<g transform="translate(${n(400 - x)} ${n(random.between(290, 350))}) rotate(${turn})" fill="${second}" style="mix-blend-mode:${isDark(ground) ? 'screen' : 'multiply'}">${over}</g>` +
    `<g transform="translate(${n(x + slip)} ${n(y + 150 + slip)}) rotate(${random.pick([0, 90, 180, 270])}) scale(.62)" fill="url(#s)">${under}</g>` +
    `<circle cx="${n(400 - x)}" cy="${n(y - 40)}" r="${n(random.between(16, 34))}" fill="${ink}"/>`
  );
};

function isDark(colour: string): boolean {
  return Number.parseInt(colour.slice(1, 3), 16) + Number.parseInt(colour.slice(3, 5), 16) < 150;
}
