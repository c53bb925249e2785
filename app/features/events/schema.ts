import { z } from 'zod';
import {
  errorsOf,
  type FieldErrors,
  type Link,
  lineRule,
  linksRule,
  mostDescription,
  mostGenres,
  mostNote,
  mostTitle,
  textRule,
  wholeNumberRule,
  zoneRule,
} from '~/lib/content-rules';

/** What editors change about an event: columns of its row, then its genres and promoters. */
export type EventContent = {
  title: string;
  description: string;
  doors_at: string | null;
  starts_at: string | null;
  ends_at: string | null;
  timezone: string;
  venue_id: number | null;
  minimum_age: number | null;
  price_from: number | null;
  currency: string;
  is_sold_out: boolean;
  transfers_allowed: boolean;
  /** Tickets can be returned until so many hours before doors; null is never. */
  self_cancel_hours: number | null;
  refund_note: string;
  links: Link[];
  genre_ids: number[];
  promoter_ids: number[];
};

export type EventErrors = FieldErrors<EventContent>;

const mostPromoters = 8;
const mostPrice = 100_000_000;
const mostReturnHours = 2160;
const hour = 3_600_000;
const longestDays = 31;
const longestDoorsHours = 24;

const moment = (missing: string) => z.string(missing).refine((at) => !Number.isNaN(Date.parse(at)), missing);

const eventSchema = z
  .object({
    title: lineRule(mostTitle, 'Give the event a title.'),
    description: textRule(mostDescription),
    doors_at: moment('Choose when doors open.').nullable(),
    starts_at: moment('Choose when it starts.'),
    ends_at: moment('Choose when it ends.'),
    timezone: zoneRule,
    venue_id: z.int().positive().nullable(),
    minimum_age: wholeNumberRule(0, 99, 'An age is a whole number from 0 to 99.'),
    price_from: wholeNumberRule(0, mostPrice, 'Enter a price such as 12 or 12.50, or leave it empty.'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'Choose a currency.'),
    is_sold_out: z.boolean(),
    transfers_allowed: z.boolean(),
    self_cancel_hours: wholeNumberRule(
      0,
      mostReturnHours,
      'A whole number of hours from 0 to 2,160, or nothing.',
    ),
    refund_note: textRule(mostNote),
    links: linksRule,
    genre_ids: z.array(z.int().positive()).max(mostGenres, `At most ${mostGenres} genres.`),
    promoter_ids: z.array(z.int().positive()).max(mostPromoters, `At most ${mostPromoters} promoters.`),
  })
  .superRefine((event, context) => {
    const say = (field: keyof EventContent, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    const starts = Date.parse(event.starts_at);
    const length = Date.parse(event.ends_at) - starts;
    if (length <= 0) say('ends_at', 'It has to end after it starts.');
    if (length > longestDays * 24 * hour) say('ends_at', `It can go on for ${longestDays} days at most.`);
    if (event.doors_at === null) return;
    const before = starts - Date.parse(event.doors_at);
    if (before < 0) say('doors_at', 'Doors open before it starts, or at the same time.');
    if (before > longestDoorsHours * hour) say('doors_at', 'Doors open within 24 hours before it starts.');
  });

/** Fields that only make sense together: where one is wrong, none of them is saved. */
export const eventFieldGroups: (keyof EventContent & string)[][] = [
  ['doors_at', 'starts_at', 'ends_at', 'timezone'],
];

export function checkEvent(event: EventContent): EventErrors {
  return errorsOf(eventSchema, event);
}

/** Before anything is sent: the changed fields as they will be stored; unchanged ones are left out. */
export function tidyEvent(changes: Partial<EventContent>): Partial<EventContent> {
  return eventFields.parse(changes);
}

const eventFields = z.object(eventSchema.shape).partial();

/** A new event is as long as most nights. */
export const usualHours = 8;

const newEventSchema = z.object({
  title: eventSchema.shape.title,
  starts_at: eventSchema.shape.starts_at,
  ends_at: eventSchema.shape.ends_at,
});

export type NewEvent = {
  title: string;
  starts_at: string | null;
  ends_at: string | null;
  timezone: string;
  venue_id: number | null;
  promoter_id: number | null;
};

export function checkNewEvent(event: NewEvent): FieldErrors<NewEvent> {
  const errors = errorsOf(newEventSchema, event) as FieldErrors<NewEvent>;
  const { starts_at, ends_at } = event;
  if (!errors.ends_at && starts_at && ends_at && Date.parse(ends_at) <= Date.parse(starts_at)) {
    errors.ends_at = 'It has to end after it starts.';
  }
  return errors;
}
