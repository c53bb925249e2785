import { z } from 'zod';
import { artFamilies } from './art-families.ts';
import { sizeNames } from './sizes.ts';

/** The design of an event's tickets, as it is kept (docs/ticket-design.md). Places and extents are thousandths of the page. */
const designVersion = 1;
export const mostElements = 60;
export const mostDesignText = 300;
/** What a ticket can say; the last ones are drawn rather than said. Exactly one is the code. */
export const elementKinds = [
  'title',
  'date',
  'times',
  'venue',
  'address',
  'type',
  'holder',
  'price',
  'order',
  'number',
  'serial',
  'notes',
  'print',
  'brand',
  'text',
  'logo',
  'picture',
  'sponsor',
  'box',
  'code',
] as const;

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour such as #0c1512');
const coordinate = z.number().min(-1000).max(2000);
const extent = z.number().min(1).max(3000);
const share = z.number().min(0).max(1);
const percent = z.number().min(0).max(100);
/** An uploaded picture, with its size in pixels: the geometry needs its shape. */
const picture = z.strictObject({
  id: z.uuid(),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
});
const place = { x: coordinate, y: coordinate, w: extent, h: extent };
const typeSize = z.number().min(4).max(200);
const align = z.enum(['left', 'centre', 'right']);
/** Which part of a picture is seen: where the eye lands, and how close. */
const crop = { focusX: share, focusY: share, zoom: z.number().min(1).max(5) };

const palette = z.strictObject({ ground: colour, deep: colour, ink: colour, first: colour, second: colour });

const override = z.strictObject({
  x: coordinate.optional(),
  y: coordinate.optional(),
  w: extent.optional(),
  h: extent.optional(),
  size: typeSize.optional(),
  align: align.optional(),
  isHidden: z.boolean().optional(),
});

const element = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  kind: z.enum(elementKinds),
  /** What the team calls it; empty stands for its kind. */
  name: z.string().max(40),
  ...place,
  align,
  valign: z.enum(['top', 'middle', 'bottom']),
  font: z.enum(['display', 'text']),
  /** Of the text font; the display font is bold. */
  weight: z.enum(['regular', 'bold']),
  /** Points on a phone. */
  size: typeSize,
  /** Of the letters, the box or the code's modules. */
  colour,
  /** Of the code's plate. */
  light: colour,
  uppercase: z.boolean(),
  /** Hundredths of an em. */
  tracking: z.number().min(-10).max(50),
  /** Small words above what is said; none where empty. */
  label: z.string().max(30),
  text: z.string().max(mostDesignText),
  picture: picture.nullable(),
  fit: z.enum(['cover', 'contain']),
  ...crop,
  look: z.enum(['fill', 'outline', 'perforation']),
  /** Points on a phone. */
  radius: z.number().min(0).max(400),
  opacity: percent,
  isHidden: z.boolean(),
  isLocked: z.boolean(),
  /** What is otherwise on one size. */
  on: z.partialRecord(z.enum(sizeNames), override),
});

const background = z.discriminatedUnion('kind', [
  /** The art that the event has everywhere. */
  z.strictObject({ kind: z.literal('poster') }),
  z.strictObject({
    kind: z.literal('art'),
    family: z.enum(artFamilies),
    seed: z.string().max(40),
    palette,
  }),
  z.strictObject({ kind: z.literal('picture'), picture, ...crop }),
  z.strictObject({
    kind: z.literal('gradient'),
    from: colour,
    to: colour,
    angle: z.number().min(0).max(360),
  }),
  z.strictObject({ kind: z.literal('plain') }),
]);

const area = z.strictObject(place);

export const ticketDesign = z
  .strictObject({
    version: z.literal(designVersion),
    /** What a file has that its holder loads down. */
    printSize: z.enum(sizeNames),
    paper: colour,
    background,
    /** Which part of the page the background covers. */
    area,
    areaOn: z.partialRecord(z.enum(sizeNames), area),
    /** Black over the background, so that letters can be read on it. */
    shade: z.strictObject({ kind: z.enum(['none', 'even', 'down', 'low', 'up']), strength: percent }),
    /** The last is on top. */
    elements: z.array(element).max(mostElements),
  })
  .refine(({ elements }) => elements.filter(({ kind }) => kind === 'code').length === 1, {
    error: 'A ticket has exactly one code.',
    path: ['elements'],
  })
  .refine(({ elements }) => new Set(elements.map(({ id }) => id)).size === elements.length, {
    error: 'Two elements have the same id.',
    path: ['elements'],
  })
  .refine(
    ({ elements }) =>
      elements.every(
        ({ kind, isHidden, on }) =>
          kind !== 'code' || (!isHidden && Object.values(on).every((own) => !own?.isHidden)),
      ),
    { error: 'The code is always shown.', path: ['elements'] },
  );

export type TicketDesign = z.output<typeof ticketDesign>;
export type DesignElement = z.output<typeof element>;
export type ElementKind = DesignElement['kind'];
export type DesignOverride = z.output<typeof override>;
export type Background = z.output<typeof background>;
export type DesignPicture = z.output<typeof picture>;
export type DesignPalette = z.output<typeof palette>;
