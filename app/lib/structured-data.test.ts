import { describe, expect, test } from 'vitest';
import {
  type EventFacts,
  jsonLdText,
  musicEventData,
  musicGroupData,
  organisationData,
  placeData,
} from '~/lib/structured-data';

const place = {
  name: 'Halle Neun',
  url: 'https://limelight.test/venue/4',
  street: 'Dock 4',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  latitude: 52.5,
  longitude: 0,
};

const event: EventFacts = {
  name: 'Night Shift',
  url: 'https://limelight.test/event/12',
  description: 'All night.',
  images: ['https://limelight.test/og/event/12.png'],
  status: 'scheduled',
  zone: 'Europe/Berlin',
  startsAt: '2026-10-24T22:00:00Z',
  endsAt: '2026-10-25T05:00:00Z',
  doorsAt: '2026-10-24T21:30:00+00:00',
  place,
  performers: [{ name: 'Ada', url: 'https://limelight.test/artist/1' }, { name: 'Bo' }],
  organisers: [{ name: 'Nachtwerk', url: 'https://limelight.test/promoter/2' }],
  offers: [
    {
      name: 'Early',
      price: 1250,
      currency: 'EUR',
      availability: 'few',
      url: 'https://limelight.test/event/12',
      validFrom: '2026-09-01T10:00:00Z',
    },
  ],
  minimumAge: 18,
};

test('an event has what search engines ask for', () => {
  expect(musicEventData(event)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'MusicEvent',
    '@id': 'https://limelight.test/event/12',
    name: 'Night Shift',
    url: 'https://limelight.test/event/12',
    description: 'All night.',
    image: ['https://limelight.test/og/event/12.png'],
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    // The night the clocks go back: it begins in summer and ends in winter.
    doorTime: '2026-10-24T23:30:00+02:00',
    startDate: '2026-10-25T00:00:00+02:00',
    endDate: '2026-10-25T06:00:00+01:00',
    location: {
      '@type': 'Place',
      '@id': 'https://limelight.test/venue/4',
      name: 'Halle Neun',
      url: 'https://limelight.test/venue/4',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Dock 4',
        postalCode: '10115',
        addressLocality: 'Berlin',
        addressCountry: 'DE',
      },
      geo: { '@type': 'GeoCoordinates', latitude: 52.5, longitude: 0 },
    },
    performer: [
      {
        '@type': 'MusicGroup',
        '@id': 'https://limelight.test/artist/1',
        name: 'Ada',
        url: 'https://limelight.test/artist/1',
      },
      { '@type': 'MusicGroup', name: 'Bo' },
    ],
    organizer: [
      {
        '@type': 'Organization',
        '@id': 'https://limelight.test/promoter/2',
        name: 'Nachtwerk',
        url: 'https://limelight.test/promoter/2',
      },
    ],
    offers: [
      {
        '@type': 'Offer',
        name: 'Early',
        price: '12.50',
        priceCurrency: 'EUR',
        availability: 'https://schema.org/LimitedAvailability',
        url: 'https://limelight.test/event/12',
        validFrom: '2026-09-01T12:00:00+02:00',
      },
    ],
    typicalAgeRange: '18-',
  });
});

describe('what happened to an event', () => {
  test.each([
    ['cancelled', 'EventCancelled'],
    ['postponed', 'EventPostponed'],
    ['rescheduled', 'EventRescheduled'],
  ] as const)('%s', (status, word) => {
    const data = musicEventData({ ...event, status, previouslyAt: '2026-03-28T22:00:00Z' });
    expect(data.eventStatus).toBe(`https://schema.org/${word}`);
    expect(data.previousStartDate).toBe('2026-03-28T23:00:00+01:00');
  });
});

test('what is not known is left out', () => {
  const { doorsAt: _, place: __, ...bare } = event;
  const data = musicEventData({
    ...bare,
    description: '',
    images: [],
    performers: [],
    organisers: [],
    offers: [],
    minimumAge: 0,
    previouslyAt: null,
  });
  expect(Object.keys(data)).toEqual([
    '@context',
    '@type',
    '@id',
    'name',
    'url',
    'eventStatus',
    'eventAttendanceMode',
    'startDate',
    'endDate',
  ]);
});

test('artists, venues and promoters', () => {
  const page = { name: 'Ada', url: 'https://limelight.test/artist/1' };
  expect(musicGroupData({ ...page, genres: ['Techno'], links: ['https://ada.test'] })).toMatchObject({
    '@type': 'MusicGroup',
    genre: ['Techno'],
    sameAs: ['https://ada.test'],
  });
  expect(organisationData(page)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': page.url,
    ...page,
  });
  expect(placeData({ ...place, capacity: 900 })).toMatchObject({
    '@type': 'Place',
    maximumAttendeeCapacity: 900,
    address: { addressLocality: 'Berlin' },
  });
  expect(placeData(page)).not.toHaveProperty('address');
});

test('no text can end the element it stands in', () => {
  const name = '</script><script>alert(1)</script><!-- & \u2028\u2029';
  const text = jsonLdText(musicEventData({ ...event, name }));
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text).name).toBe(name);
});
