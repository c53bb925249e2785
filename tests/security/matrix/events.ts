import { type Domain, harmless, hidden, rpc, table } from './notation.ts';

const asItsEvent = { select: 'public crew+' };

export const events: Domain = {
  tables: [
    table('events', {
      of: `'event:' || t.id`,
      select: 'public crew+',
      update: [
        'editor+',
        'currency description doors_at ends_at is_sold_out links minimum_age price_from refund_note self_cancel_hours starts_at status_note timezone title transfers_allowed venue_id',
      ],
    }),
    table('event_listings', { select: 'everyone' }),
    table('event_artists', asItsEvent),
    table('event_genres', asItsEvent),
    table('event_promoters', asItsEvent),
    table('event_interest', { select: 'self' }),
    table('event_imports', { by: 't.made_by', select: 'self staff' }),
    table('event_import_entries', {
      of: 'null',
      by: '(select i.made_by from public.event_imports i where i.id = t.import_id)',
      select: 'self staff',
    }),
  ],
  functions: [
    rpc('create_event', 'signed-in', () => ({
      title: 'A new night',
      starts_at: '2030-01-01T20:00Z',
      ends_at: '2030-01-02T02:00Z',
      timezone: 'UTC',
    })),
    rpc('duplicate_event', 'editor+', (s) => ({ event_id: s.event, starts_at: '2030-01-01T20:00Z' })),
    rpc('publish_event', 'manager+', (s) => ({ event_id: s.draft }), hidden),
    rpc('withdraw_event', 'manager+', (s) => ({ event_id: s.event })),
    rpc('cancel_event', 'manager+', (s) => ({ event_id: s.event })),
    rpc('postpone_event', 'manager+', (s) => ({ event_id: s.event })),
    rpc('reschedule_event', 'manager+', (s) => ({
      event_id: s.event,
      starts_at: '2030-01-01T20:00Z',
      ends_at: '2030-01-02T02:00Z',
    })),
    rpc('set_line_up', 'editor+', (s) => ({ event_id: s.event, artist_ids: [s.artist] })),
    rpc('set_event_genres', 'editor+', (s) => ({ event_id: s.event, genre_ids: [s.genre] })),
    rpc('set_event_promoters', 'owner+', (s) => ({ event_id: s.event, promoter_ids: [s.promoter] })),
    rpc('feature_event', 'staff+', (s) => ({ event_id: s.event, featured: true })),
    rpc('set_interest', 'signed-in', (s) => ({ event_id: s.event, interest: 'going' })),
    rpc('count_event_interest', 'everyone', (s) => ({ event_id: s.event })),
    rpc('count_listed_events', 'signed-in', () => ({ since: '2026-11-01T00:00Z', weeks: 4 }), harmless),
    rpc('list_events', 'everyone'),
    rpc('list_announced_events', 'everyone'),
    rpc('list_featured_events', 'everyone'),
    rpc('list_popular_events', 'everyone'),
    rpc('list_similar_events', 'everyone', (s) => ({ event_id: s.event })),
    rpc('list_events_of_my_genres', 'signed-in'),
    rpc('list_followed_events', 'signed-in'),
    rpc('list_followed_going', 'signed-in', (s) => ({ event_id: s.event })),
    rpc('begin_event_import', 'signed-in', () => ({
      kind: 'calendar',
      source: 'b.ics',
      content: { entries: [{ at: 1, name: 'A Night', problem: 'no_date' }] },
    })),
    rpc('take_in_import', 'owner', (s) => ({ import_id: s.imported, content: { entries: [] } }), {
      refused: 'not_found',
    }),
    rpc('undo_import', 'owner', (s) => ({ import_id: s.imported }), {
      refused: 'not_found',
      told: 'import_is_done',
    }),
    // A draft is not there for those who are not of its team.
    rpc('set_interest', 'crew+', (s) => ({ event_id: s.draft, interest: 'going' }), { refused: 'not_found' }),
    rpc('count_event_interest', 'crew+', (s) => ({ event_id: s.draft }), { refused: 'empty' }),
  ],
};
