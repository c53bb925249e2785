import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { AppError } from '~/lib/app-error';
import type { ImportedEvent } from '~/lib/event-import/entry';

export type ImportSummary = {
  id: number;
  kind: string;
  source: string;
  state: string;
  createdAt: string;
  events: number;
};

/** What the person who asks brought over, newest first. */
export async function listImports(db: Db, userId: number): Promise<ImportSummary[]> {
  const rows = unwrap(
    await db
      .from('event_imports')
      .select('id, kind, source, state, created_at, event_import_entries(count)')
      .eq('made_by', userId)
      .not('event_import_entries.event_id', 'is', null)
      .order('id', { ascending: false })
      .limit(20),
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    source: row.source,
    state: row.state,
    createdAt: row.created_at,
    events: row.event_import_entries[0]?.count ?? 0,
  }));
}

type ArtistMatch = { name: string; id: number | null; likeness: number | null };
export type ImportEntry = {
  id: number;
  place: number;
  name: string;
  problem: string | null;
  event: ImportedEvent | null;
  venue: { id: number; name: string; city: string; likeness: number } | null;
  artists: ArtistMatch[];
  duplicate: { id: number; title: string } | null;
  eventId: number | null;
};

export type ImportPage = { id: number; kind: string; source: string; state: string; entries: ImportEntry[] };

export async function getImport(db: Db, id: number): Promise<ImportPage | null> {
  const found = unwrap(
    await db.from('event_imports').select('id, kind, source, state').eq('id', id).maybeSingle(),
  );
  if (!found) return null;
  const entries: ImportEntry[] = [];
  // The gateway answers a thousand rows at most; an import has five thousand at most.
  for (let from = 0; ; from += pageSize) {
    const page = await listEntries(db, id, from);
    entries.push(...page);
    if (page.length < pageSize) return { ...found, entries };
  }
}

const pageSize = 1000;

async function listEntries(db: Db, importId: number, from: number): Promise<ImportEntry[]> {
  const { data, error } = await db
    .from('event_import_entries')
    .select(
      `id, place, name, problem, content, venue_id, venue_likeness, artists, event_id,
      duplicate:events!event_import_entries_duplicate_of_fkey(id, title)`,
    )
    .eq('import_id', importId)
    .order('id')
    .range(from, from + pageSize - 1);
  if (error) throw AppError.fromBackend(error);
  const venues = await listVenues(db, [...new Set(data.flatMap(({ venue_id: id }) => id ?? []))]);
  return data.map((row) => ({
    id: row.id,
    place: row.place,
    name: row.name,
    problem: row.problem,
    // Written by begin_event_import, from what our own reader made.
    event: row.content as unknown as ImportedEvent | null,
    venue: withLikeness(venues.get(row.venue_id ?? 0), row.venue_likeness),
    artists: row.artists as unknown as ArtistMatch[],
    duplicate: row.duplicate,
    eventId: row.event_id,
  }));
}

type FoundVenue = { id: number; name: string; city: string };

/** What has been hidden since is not found any more. */
async function listVenues(db: Db, ids: number[]): Promise<Map<number, FoundVenue>> {
  const venues = new Map<number, FoundVenue>();
  for (let from = 0; from < ids.length; from += 200) {
    const part = ids.slice(from, from + 200);
    const rows = unwrap(await db.from('venues').select('id, name, city').in('id', part).limit(200));
    for (const venue of rows) venues.set(venue.id, venue);
  }
  return venues;
}

function withLikeness(venue: FoundVenue | undefined, likeness: number | null): ImportEntry['venue'] {
  return venue ? { ...venue, likeness: likeness ?? 0 } : null;
}
