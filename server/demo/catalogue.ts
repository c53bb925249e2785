import type postgres from 'postgres';

/** A small made-up scene; no names of real people or places. Dates are relative to the first start. */
const genres = ['Deep House', 'Techno', 'Drum & Bass', 'Indie Pop', 'Jazz', 'Ambient'];
const promoters = ['Northern Lights Collective', 'Low End Society'];
const venues = [
  {
    name: 'Halle Nord',
    city: 'Brackwasser',
    address: 'Kaistraße 14',
    capacity: 1800,
    timezone: 'Europe/Berlin',
  },
  {
    name: 'The Tin Chapel',
    city: 'Brackwasser',
    address: 'Glockengang 3',
    capacity: 420,
    timezone: 'Europe/Berlin',
  },
  {
    name: 'Canal Room',
    city: 'Port Ellery',
    address: '27 Lockkeeper Lane',
    capacity: 260,
    timezone: 'Europe/London',
  },
];
const artists = [
  'Mira Vantongeren',
  'Kobalt 9',
  'Ilse & the Tide',
  'Paper Lanterns',
  'DJ Østfjord',
  'Saltwater Choir',
  'Ruben Halvard',
  'Neon Orchard',
  'Velvet Static',
  'Amber Quay',
  'Lonely Satellites',
  'Tomás Ferrão',
];

type DemoEvent = {
  title: string;
  text: string;
  status: string;
  day: number;
  hours: [number, number];
  venue: number;
  artists: number[];
  genres: number[];
  promoter: number;
  age: number | null;
};

const events: DemoEvent[] = [
  {
    title: 'Brackwasser Festival',
    text: 'Three nights on the old docks: four stages, from the first sunset to the last tram.',
    status: 'published',
    day: 21,
    hours: [17, 72],
    venue: 1,
    artists: [1, 2, 3, 4, 5, 6, 7, 8],
    genres: [1, 2, 6],
    promoter: 1,
    age: 18,
  },
  {
    title: 'Tidal Forms',
    text: 'A long night of deep house under the tin roof.',
    status: 'published',
    day: 0,
    hours: [22, 8],
    venue: 2,
    artists: [1, 5],
    genres: [1],
    promoter: 2,
    age: 18,
  },
  {
    title: 'Quiet Engines',
    text: 'Ambient sets on the floor, cushions provided.',
    status: 'published',
    day: 3,
    hours: [20, 4],
    venue: 3,
    artists: [6, 11],
    genres: [6],
    promoter: 1,
    age: null,
  },
  {
    title: 'Low End Theory Class',
    text: 'Sub-bass for beginners and the incurable.',
    status: 'postponed',
    day: 9,
    hours: [23, 6],
    venue: 2,
    artists: [2, 9],
    genres: [3],
    promoter: 2,
    age: 18,
  },
  {
    title: 'Paper Lanterns: Album Night',
    text: 'The new record, start to finish, then everything you came for.',
    status: 'cancelled',
    day: 12,
    hours: [19, 4],
    venue: 3,
    artists: [4],
    genres: [4],
    promoter: 1,
    age: 14,
  },
  {
    title: 'Harbour Jazz Late',
    text: 'Two sets and an open stage until the glasses are dry.',
    status: 'published',
    day: 5,
    hours: [21, 4],
    venue: 3,
    artists: [10, 12],
    genres: [5],
    promoter: 1,
    age: null,
  },
  {
    title: 'Secret Warehouse Session',
    text: 'Location with the ticket.',
    status: 'draft',
    day: 30,
    hours: [23, 7],
    venue: 1,
    artists: [2],
    genres: [2],
    promoter: 2,
    age: 21,
  },
];

export async function seedCatalogue(sql: postgres.TransactionSql): Promise<void> {
  await sql`insert into public.genres ${sql(genres.map((name) => ({ name })))}`;
  await sql`insert into public.promoters ${sql(promoters.map((name) => ({ name })))}`;
  await sql`insert into public.venues ${sql(venues)}`;
  await sql`insert into public.artists ${sql(artists.map((name) => ({ name })))}`;
  for (const event of events) await seedEvent(sql, event);
}

async function seedEvent(sql: postgres.TransactionSql, event: DemoEvent): Promise<void> {
  const [startHour, length] = event.hours;
  const [row] = await sql`
    insert into public.events (title, description, status, doors_at, starts_at, ends_at, timezone, venue_id, minimum_age)
    select ${event.title}, ${event.text}, ${event.status}::public.event_status,
      start - interval '1 hour', start, start + make_interval(hours => ${length}), v.timezone, v.id, ${event.age}
    from public.venues v,
      lateral (select ((now() at time zone v.timezone)::date + ${event.day}::int + make_interval(hours => ${startHour})) at time zone v.timezone as start) s
    where v.id = ${event.venue}
    returning id`;
  const id = row?.id;
  await sql`insert into public.event_artists ${sql(event.artists.map((artist_id, index) => ({ event_id: id, artist_id, position: index + 1 })))}`;
  await sql`insert into public.event_genres ${sql(event.genres.map((genre_id) => ({ event_id: id, genre_id })))}`;
  await sql`insert into public.event_promoters ${sql([{ event_id: id, promoter_id: event.promoter }])}`;
}
