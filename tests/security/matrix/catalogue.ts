import { type Domain, rpc, table } from './notation.ts';

const nameable = 'description links name';

export const catalogue: Domain = {
  tables: [
    table('artists', { of: `'artist:' || t.id`, select: 'everyone', update: ['editor+', nameable] }),
    table('promoters', { of: `'promoter:' || t.id`, select: 'everyone', update: ['editor+', nameable] }),
    table('venues', {
      of: `'venue:' || t.id`,
      select: 'everyone',
      update: [
        'editor+',
        `access_notes address capacity city country ${nameable} latitude longitude postal_code timezone travel_notes`,
      ],
    }),
    table('stages', {
      of: `'venue:' || t.venue_id`,
      select: 'everyone',
      insert: [
        'editor+',
        'capacity name position venue_id',
        ({ venue }) => ({ venue_id: venue, name: 'Second' }),
      ],
      update: ['editor+', 'capacity name position'],
      delete: 'editor+',
    }),
    table('genres', { select: 'everyone' }),
    table('genre_relations', { select: 'everyone' }),
    table('artist_genres', { of: `'artist:' || t.artist_id`, select: 'everyone' }),
    table('pictures', {
      of: `t.entity_type || ':' || t.entity_id`,
      select: 'public crew+',
      insert: [
        'editor+',
        'description entity_id entity_type focus_x focus_y height path position width',
        ({ event }) => ({
          entity_type: 'event',
          entity_id: event,
          path: `event/${event}/zyxwvuts.png`,
          width: 10,
          height: 10,
        }),
      ],
      update: ['editor+', 'description focus_x focus_y position'],
      delete: 'editor+',
    }),
  ],
  functions: [
    rpc('create_artist', 'signed-in', () => ({ name: 'A new artist' })),
    rpc('create_promoter', 'signed-in', () => ({ name: 'A new promoter' })),
    rpc('create_venue', 'signed-in', () => ({
      name: 'A new venue',
      city: 'Town',
      country: 'DE',
      timezone: 'Europe/Berlin',
    })),
    rpc('set_artist_genres', 'editor+', (s) => ({ artist_id: s.artist, genre_ids: [s.genre] })),
    rpc('delete_entity', 'owner+', (s) => ({ entity_type: 'event', entity_id: s.draft })),
    rpc('hide_entity', 'manager+', (s) => ({ entity_type: 'artist', entity_id: s.artist, hidden: true })),
    rpc('search_catalogue', 'everyone', () => ({ search: 'Night' })),
    rpc('list_cities', 'everyone'),
  ],
};
