import type { Palette } from '~/ui/poster/palettes';
import type { Random } from '~/ui/poster/random';

/** The sheet every family draws on: 4 by 5, as posters are. */
export const width = 400;
export const height = 500;

/** Draws a poster's art as the inside of an SVG. */
export type Family = (random: Random, palette: Palette) => string;

/** Coordinates need no more than a tenth of a unit. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function sheet(fill: string): string {
  return `<rect width="${width}" height="${height}" fill="${fill}"/>`;
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, at) => at);
}

/** A soft spot of colour; gradients are cheaper to paint than blurs. */
export function glow(id: string, colour: string, x: number, y: number, radius: number, opacity = 1): string {
  return (
    `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${n(opacity)}"/>` +
    `<stop offset=".5" stop-color="${colour}" stop-opacity="${Math.round(opacity * 38) / 100}"/>` +
    `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="url(#${id})"/>`
  );
}

/** A closed curve through the points, without corners. */
export function smoothLoop(points: [number, number][]): string {
  const middle = (at: number) => {
    const [x1, y1] = points[at % points.length] ?? [0, 0];
    const [x2, y2] = points[(at + 1) % points.length] ?? [0, 0];
    return `${n((x1 + x2) / 2)} ${n((y1 + y2) / 2)}`;
  };
  const curves = points.map((_, at) => {
    const [x, y] = points[(at + 1) % points.length] ?? [0, 0];
    return `Q${n(x)} ${n(y)} ${middle(at + 1)}`;
  });
  return `M${middle(0)}${curves.join('')}Z`;
}
