import { drawText, measure } from '~/services/social-picture/lettering.server';
import { cutLine, setTitle } from '~/services/social-picture/set-lines.server';

export const width = 1200;
export const height = 630;
const margin = 56;
/** The poster's place: 4 by 5, as posters are. */
export const poster = { width: 414, height: 518, left: width - margin - 414, top: margin, radius: 20 };
const column = poster.left - 2 * margin;

export const ground = '#081111';
const ink = '#f2fbf6';
const muted = '#b4c5be';
const green = '#29f483';

const detailSize = 33;
const detailLeading = 46;
const mostDetails = 3;

/** Texts hold only what our type can draw; an empty title leaves its place to the wordmark. */
export type Words = { title: string; details: string[]; badge: string };

/** Everything in front of the backdrop, but the poster itself. No text of others gets in, only outlines of it. */
export function drawWords({ title, details, badge }: Words): string {
  const shown = details.slice(0, mostDetails);
  const floor = height - margin - shown.length * detailLeading;
  const gap = shown.length > 0 ? 24 : 0;
  const foot = shown.map((detail, at) =>
    drawText(cutLine(detail, 'text', column / detailSize), 'text', {
      x: margin,
      y: floor + at * detailLeading + 36,
      size: detailSize,
      fill: at === 0 ? green : muted,
    }),
  );
  const head = title === '' ? drawWordmark(margin, floor - gap - 96, 96) : drawWordmark(margin, margin, 44);
  const ceiling = title === '' ? height / 2 : margin + 44 + 36 + (badge === '' ? 0 : 70);
  const block = drawTitle(title, floor - gap, ceiling);
  const sign = badge === '' ? '' : drawBadge(badge, title === '' ? margin : block.top - 70);
  return head + sign + block.svg + foot.join('');
}

function drawTitle(title: string, bottom: number, ceiling: number): { svg: string; top: number } {
  if (title === '') return { svg: '', top: bottom };
  const { lines, size, leading } = setTitle(title, { width: column, height: bottom - ceiling });
  const top = bottom - lines.length * leading;
  const svg = lines
    .map((line, at) =>
      drawText(line, 'display', {
        x: margin - size * 0.03,
        y: top + at * leading + size * 0.8,
        size,
        fill: ink,
      }),
    )
    .join('');
  return { svg, top };
}

function drawBadge(badge: string, top: number): string {
  const size = 26;
  const words = cutLine(badge, 'text', (column - 48) / size);
  const length = measure(words, 'text') * size + 44;
  return (
    `<rect x="${margin}" y="${top}" width="${length}" height="48" rx="24" fill="${ink}"/>` +
    drawText(words, 'text', { x: margin + 22, y: top + 33, size, fill: ground })
  );
}

/** The drawing of app/ui/brand/mark.tsx and the name beside it. */
function drawWordmark(x: number, y: number, size: number): string {
  const mark =
    `<path d="M13.2 4.5h5.6L29 24.5H3z" fill="${green}" opacity=".34"/>` +
    `<ellipse cx="16" cy="24.5" rx="13" ry="4.7" fill="${green}"/>` +
    `<rect x="11.5" y="2" width="9" height="5.5" rx="2.2" fill="${ink}"/>`;
  const name = drawText('Limelight', 'display', {
    x: x + size * 1.2,
    y: y + size * 0.78,
    size: size * 0.88,
    fill: ink,
  });
  return `<g transform="translate(${x} ${y}) scale(${size / 32})">${mark}</g>${name}`;
}
