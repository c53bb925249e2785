import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';

export const sitemapKinds = ['event', 'artist', 'venue', 'promoter', 'genre'] as const;
export type SitemapKind = (typeof sitemapKinds)[number];

/** One file holds the pages whose ids fall into one range: no file ever shifts because of another's pages. */
const idsPerPart = 1000;

const tables = { artist: 'artists', venue: 'venues', promoter: 'promoters' } as const;

/** How many files each kind has. */
export async function countSitemapParts(db: Db, kind: SitemapKind): Promise<number> {
  const [last] = unwrap(await newest(db, kind));
  return last ? Math.floor(last.id / idsPerPart) + 1 : 0;
}

function newest(db: Db, kind: SitemapKind) {
  if (kind === 'event')
    return db.from('event_listings').select('id:event_id').order('event_id', { ascending: false }).limit(1);
  if (kind === 'genre') return db.from('genres').select('id').order('id', { ascending: false }).limit(1);
  return db.from(tables[kind]).select('id').eq('is_out', true).order('id', { ascending: false }).limit(1);
}

export type SitemapPage = { id: number; updated_at?: string };

/** Only what everyone may see is in there: asked as anyone. */
export async function listSitemapPages(db: Db, kind: SitemapKind, part: number): Promise<SitemapPage[]> {
  const [from, to] = [part * idsPerPart, (part + 1) * idsPerPart - 1];
  if (kind === 'event') {
    const listed = db.from('event_listings').select('id:event_id, updated_at');
    return unwrap(await listed.gte('event_id', from).lte('event_id', to).order('event_id'));
  }
  if (kind === 'genre')
    return unwrap(await db.from('genres').select('id').gte('id', from).lte('id', to).order('id'));
  const out = db.from(tables[kind]).select('id, updated_at').eq('is_out', true);
  return unwrap(await out.gte('id', from).lte('id', to).order('id'));
}
