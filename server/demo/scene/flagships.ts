import type { GenreName } from './genres.ts';
import type { PromoterName } from './promoters.ts';

/** The events with the lowest ids, which are always there in the same state. */
export type Flagship = {
  title: string;
  status: 'published' | 'postponed' | 'cancelled' | 'draft';
  note?: string;
  /** Nights from the first one; the festival takes the Friday after. */
  night: number;
  fromFriday?: true;
  /** People are coming in right now: it began a while ago, at whatever hour the demo begins. */
  isOnNow?: true;
  /** Days since it came out; 40 where nothing is said. */
  announced?: number;
  start: string;
  hours: number;
  venue: string;
  promoter: PromoterName;
  genres: GenreName[];
  acts: string[];
  age: number | null;
  price: number | null;
  text: string;
};

const festivalText = `Three nights on the old docks: **four stages**, from the first sunset to the last tram. Kranhalle for the big machines, Deck 2 for the water, Schleuse for the small hours, Zollgarten for everything with a guitar.

## Three days

1. **Friday** opens at five with the Saltwater Choir on the slipway, before anything has been switched on
2. **Saturday** begins at noon in the Zollgarten and ends when the crane says so
3. **Sunday** belongs to bands, brass and the long goodbye on Deck 2

## Good to know

- One wristband for everything; come and go as you like
- Water is free at every bar and at the fountain by the gate
- Camping on the north meadow, ten minutes on foot
- Quiet room, awareness team in teal, step-free routes to three of four stages

> We lost money in the first year, sleep in the second, and nothing since but a shoe. – the crew

Everything else is in the [festival guide](https://brackwasser-festival.example/guide).`;

export const flagships: Flagship[] = [
  {
    title: 'Brackwasser Festival',
    status: 'published',
    night: 18,
    fromFriday: true,
    announced: 96,
    start: '17:00',
    hours: 57,
    venue: 'Halle Nord',
    promoter: 'Northern Lights Collective',
    genres: ['Deep House', 'Techno', 'Ambient', 'Indie', 'Afrobeat'],
    acts: [
      'Kobalt 9',
      'Ilse & the Tide',
      'Mira Vantongeren',
      'Big Estuary',
      'Nils Achterdeck',
      'Neon Orchard',
      'Paper Lanterns',
      'Vera Nightjar',
      'Saltwater Choir',
      'DJ Østfjord',
      'Velvet Static',
      'The Borrowed Coats',
      'Ana Prumo',
      'Tiago Contramaré',
      'Kid Almanac',
      'Blue Hour Drivers',
      'Ferro Lento',
      'Zenobia Park',
      'Lady Ballast',
      'Ruben Halvard',
      'Gloria Undecided',
      'Riverbed',
      'Hex Librarian',
      'Brass Municipal',
      'Lonely Satellites',
      'Cassis & Klamm',
      'Anoraks of Love',
      'Pontoon',
      'Salto Mortale Soundsystem',
      'Wren Castellane',
      'Delphine Ox',
      'Tomás Ferrão',
      'Pixel Rosary',
      'Plural Noun',
      'Elin Sparv',
      'Little Zodiac',
    ],
    age: 18,
    price: 9800,
    text: festivalText,
  },
  {
    title: 'Tidal Forms',
    status: 'published',
    night: 0,
    isOnNow: true,
    start: '22:00',
    hours: 8,
    venue: 'The Tin Chapel',
    promoter: 'Low End Society',
    genres: ['Deep House'],
    acts: ['Mira Vantongeren', 'DJ Østfjord', 'Elin Sparv'],
    age: 18,
    price: 1400,
    text: 'Eight hours of **deep house** under the tin roof.\n\nElin Sparv opens while it is still quiet enough to talk, DJ Østfjord brings the fog, and Mira Vantongeren has the rest, which is four hours, as it should be.\n\n- Doors an hour before, last entry four hours in\n- Cash and card\n- The balcony is for sitting',
  },
  {
    title: 'Quiet Engines',
    status: 'published',
    night: 3,
    start: '20:00',
    hours: 4,
    venue: 'Canal Room',
    promoter: 'Northern Lights Collective',
    genres: ['Ambient'],
    acts: ['Saltwater Choir', 'Lonely Satellites'],
    age: null,
    price: 800,
    text: 'Ambient sets on the floor, **cushions provided**. Please come in during the applause, not during the music.',
  },
  {
    title: 'Low End Theory Class',
    status: 'postponed',
    note: 'The subwoofers are still at sea. We are looking for a new date; tickets stay valid.',
    night: 9,
    start: '23:00',
    hours: 6,
    venue: 'The Tin Chapel',
    promoter: 'Low End Society',
    genres: ['Drum & Bass'],
    acts: ['Kobalt 9', 'Velvet Static'],
    age: 18,
    price: 1200,
    text: 'Sub-bass for beginners and the incurable. A short lecture at eleven, the practical part until five.',
  },
  {
    title: 'Paper Lanterns: Album Night',
    status: 'cancelled',
    note: 'Two of the four have the flu, and nobody wants half a chorus. Everyone who has a ticket gets the money back within a week.',
    night: 12,
    start: '19:00',
    hours: 4,
    venue: 'Canal Room',
    promoter: 'Northern Lights Collective',
    genres: ['Indie Pop'],
    acts: ['Paper Lanterns'],
    age: 14,
    price: 1800,
    text: 'The new record, *Fold Along the Line*, start to finish, then everything you came for.',
  },
  {
    title: 'Harbour Jazz Late',
    status: 'published',
    night: 5,
    start: '21:00',
    hours: 4,
    venue: 'Canal Room',
    promoter: 'Northern Lights Collective',
    genres: ['Jazz'],
    acts: ['Amber Quay', 'Tomás Ferrão'],
    age: null,
    price: 900,
    text: 'Two sets and an open stage until the glasses are dry.\n\n**Amber Quay** sings the first hour; Tomás Ferrão walks in from the towpath for the second. After that the stage is yours.',
  },
  {
    title: 'Secret Warehouse Session',
    status: 'draft',
    night: 30,
    start: '23:00',
    hours: 7,
    venue: 'Halle Nord',
    promoter: 'Low End Society',
    genres: ['Techno'],
    acts: ['Kobalt 9'],
    age: 21,
    price: null,
    text: 'Location with the ticket.',
  },
];
