import { toDecimal } from '~/lib/money';
import { isoWithOffset } from '~/lib/time';

/** What search engines read about a page, in the words of schema.org. */
export type StructuredData = {
  '@context': 'https://schema.org';
  '@type': string;
  [property: string]: unknown;
};

type Node = { '@type': string; [property: string]: unknown };

type Named = { name: string; url?: string | undefined };

type Page = { name: string; url: string; description?: string; images?: readonly string[] };

type PlaceFacts = Page & {
  street?: string | null;
  postalCode?: string | null;
  city?: string | null;
  /** Two letters of ISO 3166. */
  country?: string | null;
  latitude?: number | null;
  longitude?: number | null;
  capacity?: number | null;
  /** Where else it can be found. */
  links?: readonly string[];
};

type GroupFacts = Page & { genres?: readonly string[]; links?: readonly string[] };

type OfferFacts = {
  name?: string;
  /** Minor units. */
  price: number;
  currency: string;
  availability: keyof typeof availabilities;
  url: string;
  validFrom?: string | null;
};

export type EventFacts = Page & {
  status: keyof typeof statuses;
  zone: string;
  startsAt: string;
  endsAt: string;
  doorsAt?: string | null;
  /** When it was to begin before it was moved. */
  previouslyAt?: string | null;
  place?: PlaceFacts | null;
  performers?: readonly Named[];
  organisers?: readonly Named[];
  offers?: readonly OfferFacts[];
  minimumAge?: number | null;
};

const statuses = {
  scheduled: 'https://schema.org/EventScheduled',
  cancelled: 'https://schema.org/EventCancelled',
  postponed: 'https://schema.org/EventPostponed',
  rescheduled: 'https://schema.org/EventRescheduled',
};

const availabilities = {
  available: 'https://schema.org/InStock',
  few: 'https://schema.org/LimitedAvailability',
  later: 'https://schema.org/PreOrder',
  sold_out: 'https://schema.org/SoldOut',
};

export function musicEventData(event: EventFacts): StructuredData {
  const at = (instant: string | null | undefined) => instant && isoWithOffset(instant, event.zone);
  return whole({
    '@type': 'MusicEvent',
    ...aboutPage(event),
    eventStatus: statuses[event.status],
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    startDate: at(event.startsAt),
    endDate: at(event.endsAt),
    doorTime: at(event.doorsAt),
    previousStartDate: at(event.previouslyAt),
    location: event.place && placeNode(event.place),
    performer: event.performers?.map((performer) => named('MusicGroup', performer)),
    organizer: event.organisers?.map((organiser) => named('Organization', organiser)),
    offers: event.offers?.map((offer) => offerNode(offer, event.zone)),
    typicalAgeRange: event.minimumAge ? `${event.minimumAge}-` : undefined,
  });
}

export function musicGroupData(group: GroupFacts): StructuredData {
  return whole({ '@type': 'MusicGroup', ...aboutPage(group), genre: group.genres, sameAs: group.links });
}

export function placeData(place: PlaceFacts): StructuredData {
  return whole(placeNode(place));
}

export function organisationData(group: Omit<GroupFacts, 'genres'>): StructuredData {
  return whole({ '@type': 'Organization', ...aboutPage(group), sameAs: group.links });
}

/** JSON for a script element: no text in it can end the element or the line. */
export function jsonLdText(data: StructuredData): string {
  const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(data).replaceAll(/[<>&\u2028\u2029]/g, escaped);
}

function aboutPage({ name, url, description, images }: Page): Record<string, unknown> {
  return { '@id': url, name, url, description, image: images };
}

function placeNode(place: PlaceFacts): Node {
  const { street, postalCode, city, country, latitude, longitude } = place;
  const somewhere = street || postalCode || city || country;
  const located = typeof latitude === 'number' && typeof longitude === 'number';
  return {
    '@type': 'Place',
    ...aboutPage(place),
    address: somewhere && {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: country,
    },
    geo: located && { '@type': 'GeoCoordinates', latitude, longitude },
    maximumAttendeeCapacity: place.capacity,
    sameAs: place.links,
  };
}

function offerNode(offer: OfferFacts, zone: string): Node {
  return {
    '@type': 'Offer',
    name: offer.name,
    price: toDecimal(offer.price, offer.currency),
    priceCurrency: offer.currency,
    availability: availabilities[offer.availability],
    url: offer.url,
    validFrom: offer.validFrom && isoWithOffset(offer.validFrom, zone),
  };
}

function named(type: string, { name, url }: Named): Node {
  return { '@type': type, '@id': url, name, url };
}

function whole(node: Node): StructuredData {
  return { '@context': 'https://schema.org', ...known(node) };
}

/** Only what is known: an empty property is an error to those who read it. */
function known<Data extends object>(data: Data): Data {
  const kept = Object.entries(data).flatMap(([name, value]) => {
    if (value === undefined || value === null || value === '' || value === false) return [];
    if (Array.isArray(value)) return value.length > 0 ? [[name, value.map(knownInside)]] : [];
    return [[name, knownInside(value)]];
  });
  return Object.fromEntries(kept);
}

function knownInside(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? known(value) : value;
}
