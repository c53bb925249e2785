import { qrPath } from '~/lib/qr';
import { boundsOf } from '~/lib/ticket-design/checks';
import { gradientLine } from '~/lib/ticket-design/ground';
import type { Box, GradientMark, Mark, QrMark } from '~/lib/ticket-design/marks';
import { type MarkPictures, pictureKey, seenBox } from './mark-pictures.server';

/** A part of a ticket as a drawing that needs no fonts: lines of text are blocks, which cover more than their letters. */
export function marksSvg(marks: Mark[], part: Box, pictures: MarkPictures, code: string): string {
  const drawn = marks.map((mark, at) => drawMark(mark, at, pictures, code)).join('');
  const { x, y, width, height } = part;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">${drawn}</svg>`;
}

const place = ({ x, y, width, height }: Box) => `x="${x}" y="${y}" width="${width}" height="${height}"`;

function drawMark(mark: Mark, at: number, pictures: MarkPictures, code: string): string {
  switch (mark.kind) {
    case 'rect':
      return mark.stroke > 0
        ? `<rect ${place(mark)} rx="${mark.radius}" fill="none" stroke="${mark.colour}" stroke-width="${mark.stroke}"/>`
        : `<rect ${place(mark)} rx="${mark.radius}" fill="${mark.colour}" fill-opacity="${mark.opacity}"/>`;
    case 'text':
    case 'line':
      return `<rect ${place(boundsOf(mark))} fill="${mark.colour}" fill-opacity="${mark.opacity}"/>`;
    case 'gradient':
      return drawGradient(mark, at);
    case 'qr':
      return drawCode(mark, code);
    default: {
      const address = pictures.get(pictureKey(mark));
      return address ? `<image ${place(seenBox(mark))} preserveAspectRatio="none" href="${address}"/>` : '';
    }
  }
}

function drawGradient(mark: GradientMark, at: number): string {
  const { x1, y1, x2, y2 } = gradientLine(mark);
  const stops = mark.stops.map(
    (stop) => `<stop offset="${stop.at}" stop-color="${stop.colour}" stop-opacity="${stop.opacity}"/>`,
  );
  return (
    `<linearGradient id="g${at}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops.join('')}</linearGradient>` +
    `<rect ${place(mark)} fill="url(#g${at})"/>`
  );
}

function drawCode({ x, y, size, quiet, dark, light, radius }: QrMark, code: string): string {
  const drawn = qrPath(code);
  const scale = (size - 2 * quiet) / drawn.size;
  return (
    `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${radius}" fill="${light}"/>` +
    `<path d="${drawn.path}" fill="${dark}" transform="translate(${x + quiet} ${y + quiet}) scale(${scale})"/>`
  );
}
