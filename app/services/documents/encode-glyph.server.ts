import type { PathCommand } from 'fontkit';

type Point = { x: number; y: number; isOn: boolean };
export type EncodedGlyph = { body: Buffer; left: number; points: number; contours: number };

const nothing: EncodedGlyph = { body: Buffer.alloc(0), left: 0, points: 0, contours: 0 };

/** An outline of lines and quadratic curves as a simple glyph of the `glyf` table. */
export function encodeGlyph(commands: readonly PathCommand[]): EncodedGlyph {
  const contours = contoursOf(commands);
  const points = contours.flat();
  if (points.length === 0) return nothing;
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const left = Math.min(...xs);
  const head = Buffer.alloc(10 + contours.length * 2 + 2);
  for (const [n, value] of [
    contours.length,
    left,
    Math.min(...ys),
    Math.max(...xs),
    Math.max(...ys),
  ].entries())
    head.writeInt16BE(value, n * 2);
  let last = -1;
  for (const [n, contour] of contours.entries()) {
    last += contour.length;
    head.writeUInt16BE(last, 10 + n * 2);
  }
  const flags = Buffer.from(points.map(({ isOn }) => Number(isOn)));
  const body = Buffer.concat([head, flags, steps(xs), steps(ys)]);
  // Glyphs begin at multiples of four.
  const padded = Buffer.concat([body, Buffer.alloc(-body.length & 3)]);
  return { body: padded, left, points: points.length, contours: contours.length };
}

function contoursOf(commands: readonly PathCommand[]): Point[][] {
  const contours: Point[][] = [];
  for (const { command, args } of commands) {
    if (command === 'moveTo') contours.push([]);
    const contour = contours.at(-1);
    if (!contour || command === 'closePath') continue;
    if (command === 'bezierCurveTo') throw new Error('cubic curves have no place in this table');
    for (let at = 0; at < args.length; at += 2)
      contour.push({
        x: Math.round(args[at] ?? 0),
        y: Math.round(args[at + 1] ?? 0),
        isOn: command !== 'quadraticCurveTo' || at === 2,
      });
  }
  return contours.map(withoutRepeatedEnd).filter(({ length }) => length > 0);
}

/** A contour closes by itself: a last point that lies on the first is said already. */
function withoutRepeatedEnd(contour: Point[]): Point[] {
  const [first, last] = [contour[0], contour.at(-1)];
  const isRepeated = contour.length > 1 && last?.isOn && first?.x === last.x && first.y === last.y;
  return isRepeated ? contour.slice(0, -1) : contour;
}

/** From each point to the next, as 16-bit numbers. */
function steps(values: number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 2);
  let before = 0;
  for (const [n, value] of values.entries()) {
    bytes.writeInt16BE(value - before, n * 2);
    before = value;
  }
  return bytes;
}
