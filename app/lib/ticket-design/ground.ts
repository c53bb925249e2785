import { coverBox } from './crop.ts';
import type { TicketDesign } from './document.ts';
import type { Box, GradientMark, Mark } from './marks.ts';
import { type SizeName, ticketSizes } from './sizes.ts';

/** How black the shade is along its way, at full strength. */
const shades = {
  even: [
    { at: 0, opacity: 1 },
    { at: 1, opacity: 1 },
  ],
  down: [
    { at: 0, opacity: 0.68 },
    { at: 0.18, opacity: 0.5 },
    { at: 0.34, opacity: 0.16 },
    { at: 0.5, opacity: 0.3 },
    { at: 1, opacity: 1 },
  ],
  low: [
    { at: 0, opacity: 0.6 },
    { at: 0.07, opacity: 0.5 },
    { at: 0.16, opacity: 0.2 },
    { at: 0.45, opacity: 0.72 },
    { at: 0.62, opacity: 0.92 },
    { at: 1, opacity: 1 },
  ],
  up: [
    { at: 0, opacity: 1 },
    { at: 0.6, opacity: 0.25 },
    { at: 1, opacity: 0.1 },
  ],
} as const;

/** The paper, what covers it, and the shade that makes letters readable there. */
export function layGround(design: TicketDesign, size: SizeName, eventId: number): Mark[] {
  const page = ticketSizes[size];
  const sheet = { x: 0, y: 0, width: page.width, height: page.height };
  const paper: Mark = {
    kind: 'rect',
    id: 'paper',
    ...sheet,
    colour: page.isMono ? '#ffffff' : design.paper,
    opacity: 1,
    radius: 0,
    stroke: 0,
  };
  if (page.isMono || design.background.kind === 'plain') return [paper];
  const area = design.areaOn[size] ?? design.area;
  const box = {
    x: (area.x * page.width) / 1000,
    y: (area.y * page.height) / 1000,
    width: (area.w * page.width) / 1000,
    height: (area.h * page.height) / 1000,
  };
  return [paper, cover(design, box, eventId), ...shade(design, box)];
}

/** Of every sheet of poster art. */
const artShape = { width: 400, height: 500 };
const centred = { focusX: 0.5, focusY: 0.5, zoom: 1 };

function cover({ background }: TicketDesign, box: Box, eventId: number): Mark {
  const id = 'background';
  switch (background.kind) {
    case 'picture': {
      const { picture } = background;
      const image = coverBox(box, picture, background);
      return {
        kind: 'picture',
        id,
        pictureId: picture.id,
        ...box,
        image,
        radius: 0,
        opacity: 1,
        isGrey: false,
      };
    }
    case 'gradient':
      return {
        kind: 'gradient',
        id,
        ...box,
        angle: background.angle,
        stops: [
          { at: 0, colour: background.from, opacity: 1 },
          { at: 1, colour: background.to, opacity: 1 },
        ],
      };
    case 'plain':
      return { kind: 'rect', id, ...box, colour: '#ffffff', opacity: 0, radius: 0, stroke: 0 };
    default:
      return { kind: 'art', id, ...box, image: coverBox(box, artShape, centred), art: background, eventId };
  }
}

function shade({ shade: { kind, strength } }: TicketDesign, box: Box): GradientMark[] {
  if (kind === 'none' || strength === 0) return [];
  const stops = shades[kind].map(({ at, opacity }) => ({
    at,
    colour: '#000000',
    opacity: (opacity * strength) / 100,
  }));
  return [{ kind: 'gradient', id: 'shade', ...box, angle: 0, stops }];
}

/** Where a gradient begins and ends, so that its corners have its ends' colours. */
export function gradientLine({ x, y, width, height, angle }: GradientMark) {
  const turn = (angle * Math.PI) / 180;
  const [across, down] = [Math.sin(turn), Math.cos(turn)];
  const half = (Math.abs(across) * width + Math.abs(down) * height) / 2;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return {
    x1: middleX - across * half,
    y1: middleY - down * half,
    x2: middleX + across * half,
    y2: middleY + down * half,
  };
}
