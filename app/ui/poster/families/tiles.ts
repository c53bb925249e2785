import { type Family, range, sheet } from '~/ui/poster/canvas';

const side = 100;

/** Quarter circles, discs and stairs on a grid, as a Bauhaus printer would set them. */
export const tiles: Family = (random, { ground, deep, ink, first, second }) => {
  const colours: [string, ...string[]] = [ink, first, second, deep];
  const shapes: [string, ...string[]] = [
    'M0 0H100A100 100 0 0 1 0 100Z',
    'M0 0A100 100 0 0 1 100 100H0Z',
    'M0 50a50 50 0 1 0 100 0a50 50 0 1 0-100 0',
    'M0 0H100A50 50 0 0 1 0 0M0 50H100A50 50 0 0 1 0 50',
    'M0 0L100 100H0Z',
    'M0 0H100V50H50V100H0Z',
    'M50 0a50 50 0 0 1 0 100M50 0a50 50 0 0 0 0 100M50 25',
    'M0 0A50 50 0 0 0 50 50A50 50 0 0 0 0 100ZM100 0A50 50 0 0 1 50 50A50 50 0 0 1 100 100Z',
  ];
  // Sometimes only the corner of a much larger sheet: few and huge shapes.
  const zoom = random.pick([1, 1, 4 / 3, 2]);
  const across = Math.ceil(4 / zoom);
  const cells = range(across * Math.ceil(5 / zoom)).map((at) => {
    const place = `translate(${(at % across) * side} ${Math.floor(at / across) * side})`;
    if (random.chance(0.14)) return '';
    const back = random.chance(0.4) ? `<path d="M0 0H100V100H0Z" fill="${random.pick(colours)}"/>` : '';
    const turn = random.pick([0, 90, 180, 270]);
    const spin = turn ? ` transform="rotate(${turn} 50 50)"` : '';
    return `<g transform="${place}">${back}<path d="${random.pick(shapes)}" fill="${random.pick(colours)}"${spin}/></g>`;
  });
  return `${sheet(ground)}<g transform="scale(${zoom.toFixed(3)})">${cells.join('')}</g>`;
};
