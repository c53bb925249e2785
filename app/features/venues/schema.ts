import { z } from 'zod';
import {
  errorsOf,
  type FieldErrors,
  type Link,
  lineRule,
  linksRule,
  mostDescription,
  mostName,
  mostPeople,
  textRule,
  wholeNumberRule,
  zoneRule,
} from '~/lib/content-rules';

export type VenueContent = {
  name: string;
  description: string;
  address: string;
  postal_code: string;
  city: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  timezone: string;
  capacity: number | null;
  access_notes: string;
  travel_notes: string;
  links: Link[];
};

export const mostAddress = 200;
export const mostPostalCode = 20;
export const mostCity = 80;
export const mostNotes = 2000;
export const mostStageName = 60;

const degrees = (most: number, words: string) =>
  z.number(words).min(-most, words).max(most, words).nullable();
const people = wholeNumberRule(1, mostPeople, 'A capacity is a whole number from 1 to 1,000,000.');

const venueSchema = z
  .object({
    name: lineRule(mostName, 'Give the venue a name.'),
    description: textRule(mostDescription),
    address: textRule(mostAddress),
    postal_code: textRule(mostPostalCode),
    city: lineRule(mostCity, 'Say which city it is in.'),
    country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country.'),
    latitude: degrees(90, 'A latitude is a number from −90 to 90, such as 52.51.'),
    longitude: degrees(180, 'A longitude is a number from −180 to 180, such as 13.44.'),
    timezone: zoneRule,
    capacity: people,
    access_notes: textRule(mostNotes),
    travel_notes: textRule(mostNotes),
    links: linksRule,
  })
  .superRefine(({ latitude, longitude }, context) => {
    if ((latitude === null) === (longitude === null)) return;
    const missing = latitude === null ? 'latitude' : 'longitude';
    context.addIssue({ code: 'custom', path: [missing], message: 'Latitude and longitude go together.' });
  });

/** Fields that only make sense together: where one is wrong, none of them is saved. */
export const venueFieldGroups: (keyof VenueContent & string)[][] = [['latitude', 'longitude']];

export function checkVenue(venue: VenueContent): FieldErrors<VenueContent> {
  return errorsOf(venueSchema, venue);
}

const venueFields = z.object(venueSchema.shape).partial();

export function tidyVenue(changes: Partial<VenueContent>): Partial<VenueContent> {
  return venueFields.parse(changes);
}

export type NewVenue = Pick<VenueContent, 'name' | 'city' | 'country' | 'timezone'>;

export function checkNewVenue(venue: NewVenue): FieldErrors<NewVenue> {
  const { name, city, country, timezone } = venueSchema.shape;
  return errorsOf(z.object({ name, city, country, timezone }), venue);
}

export type StageContent = { name: string; capacity: number | null };

const stageSchema = z.object({
  name: lineRule(mostStageName, 'Give the stage a name.'),
  capacity: people,
});

export function checkStage(stage: StageContent): FieldErrors<StageContent> {
  return errorsOf(stageSchema, stage);
}
