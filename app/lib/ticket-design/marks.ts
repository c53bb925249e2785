import type { Background } from './document.ts';

type FontName = 'display' | 'text';
type FontWeight = 'regular' | 'bold';
export type Face = { font: FontName; weight: FontWeight };
export type Lettering = Face & { size: number /** Points between letters. */; tracking: number };

/** How wide a text is, in points. */
export type Measure = (text: string, lettering: Lettering) => number;

export type Box = { x: number; y: number; width: number; height: number };

export type TextMark = Lettering & {
  kind: 'text';
  id: string;
  /** Where the line begins, has its middle or ends, by its `align`. */
  x: number;
  /** The baseline. */
  y: number;
  text: string;
  /** As it was measured. */
  width: number;
  colour: string;
  opacity: number;
  align: 'left' | 'centre' | 'right';
};
export type RectMark = Box & {
  kind: 'rect';
  id: string;
  colour: string;
  opacity: number;
  radius: number;
  /** Width of the line around it; filled where 0. */
  stroke: number;
};
type LineMark = {
  kind: 'line';
  id: string;
  x1: number;
  y1: number;
  x2: number;
  y2: number;
  colour: string;
  opacity: number;
  width: number;
  /** Drawn and left out; solid where empty. */
  dash: readonly number[];
};
/** From one colour to another, through the middle of the box at an angle: 0 is downwards, 90 to the right. */
export type GradientMark = Box & {
  kind: 'gradient';
  id: string;
  angle: number;
  stops: readonly { at: number; colour: string; opacity: number }[];
};
/** The whole picture is drawn at `image`, and seen where the box is. */
export type PictureMark = Box & {
  kind: 'picture';
  id: string;
  pictureId: string;
  image: Box;
  radius: number;
  opacity: number;
  isGrey: boolean;
};
export type ArtMark = Box & {
  kind: 'art';
  id: string;
  image: Box;
  art: Extract<Background, { kind: 'art' | 'poster' }>;
  eventId: number;
};
/** A square with its quiet zone inside: `quiet` points of plate on every side. */
export type QrMark = {
  kind: 'qr';
  id: string;
  x: number;
  y: number;
  size: number;
  quiet: number;
  dark: string;
  light: string;
  radius: number;
};

/** What a ticket is drawn of, from the ground upwards, in points from the upper left corner. */
export type Mark = TextMark | RectMark | LineMark | GradientMark | PictureMark | ArtMark | QrMark;
