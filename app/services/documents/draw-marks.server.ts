import { qrRuns } from '~/lib/qr';
import { gradientLine } from '~/lib/ticket-design/ground';
import type { ArtMark, GradientMark, Mark, PictureMark, QrMark, RectMark } from '~/lib/ticket-design/marks';
import { type MarkPictures, pictureKey, seenBox } from '~/services/ticket-design/mark-pictures.server';
import { drawOnBaseline, type Pdf } from './lettering.server';

type Drawing = { pictures: MarkPictures /** What the code carries. */; code: string };

/** A ticket on the page that is open now: the marks of `layoutTicket`, nothing decided here. */
export function drawMarks(doc: Pdf, marks: Mark[], { pictures, code }: Drawing): void {
  for (const mark of marks)
    switch (mark.kind) {
      case 'text':
        drawOnBaseline(doc, mark.text, mark.x, mark.y, {
          weight: mark.font === 'display' ? 'display' : mark.weight,
          size: mark.size,
          colour: mark.colour,
          opacity: mark.opacity,
          tracking: mark.tracking,
          align: mark.align,
        });
        break;
      case 'rect':
        drawRect(doc, mark);
        break;
      case 'line':
        doc
          .save()
          .lineWidth(mark.width)
          .dash(mark.dash[0] ?? mark.width, { space: mark.dash[1] ?? 0 })
          .strokeColor(mark.colour, mark.opacity)
          .moveTo(mark.x1, mark.y1)
          .lineTo(mark.x2, mark.y2)
          .stroke()
          .restore();
        break;
      case 'gradient':
        drawGradient(doc, mark);
        break;
      case 'qr':
        drawCode(doc, mark, code);
        break;
      default:
        drawPicture(doc, mark, pictures.get(pictureKey(mark)));
    }
}

function outline(doc: Pdf, x: number, y: number, width: number, height: number, radius: number): Pdf {
  const round = Math.min(radius, width / 2, height / 2);
  return round > 0 ? doc.roundedRect(x, y, width, height, round) : doc.rect(x, y, width, height);
}

function drawRect(doc: Pdf, { x, y, width, height, radius, colour, opacity, stroke }: RectMark): void {
  outline(doc, x, y, width, height, radius);
  if (stroke > 0) doc.lineWidth(stroke).strokeColor(colour, opacity).stroke();
  else doc.fillColor(colour, opacity).fill();
}

function drawGradient(doc: Pdf, mark: GradientMark): void {
  const { x1, y1, x2, y2 } = gradientLine(mark);
  const gradient = doc.linearGradient(x1, y1, x2, y2);
  for (const { at, colour, opacity } of mark.stops) gradient.stop(at, colour, opacity);
  doc.rect(mark.x, mark.y, mark.width, mark.height).fill(gradient);
}

/** As shapes: sharp at every size and on every printer. Not as one path, which would be read letter by letter first. */
function drawCode(doc: Pdf, { x, y, size, quiet, dark, light, radius }: QrMark, code: string): void {
  const drawn = qrRuns(code);
  outline(doc, x, y, size, size, radius).fillColor(light, 1).fill();
  doc
    .save()
    .translate(x + quiet, y + quiet)
    .scale((size - 2 * quiet) / drawn.size);
  for (const run of drawn.runs) doc.rect(run.x, run.y, run.length, 1);
  doc.fillColor(dark, 1).fill().restore();
}

function drawPicture(doc: Pdf, mark: PictureMark | ArtMark, address: string | undefined): void {
  if (!address) return;
  const { x, y, width, height } = mark;
  const look = mark.kind === 'picture' ? mark : { radius: 0, opacity: 1 };
  const seen = seenBox(mark);
  doc.save().opacity(look.opacity);
  outline(doc, x, y, width, height, look.radius).clip();
  doc.image(address, seen.x, seen.y, { width: seen.width, height: seen.height });
  doc.restore();
}
