import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { Database } from '~/generated/database';
import { AppError } from '~/lib/app-error';
import { containsPattern } from '~/lib/search-pattern';
import { figureDays, figureWeeks, firstFigureDay, type PlatformFigures } from './figures';
import type { DirectoryKind } from './rules';

type EventStatus = Database['public']['Enums']['event_status'];

/** What the address of the table says: see readTableState. */
export type DirectoryPage = {
  search: string;
  sort: string | null;
  descending: boolean;
  from: number;
  to: number;
};

export type DirectoryRow = {
  id: number;
  name: string;
  status?: EventStatus;
  detail: string;
  since: string;
  permissions: DirectoryPermission[];
};
type DirectoryPermission = {
  userId: number;
  entityType: string;
  entityId: number;
  level: number;
  name: string;
};
type Listing = { rows: DirectoryRow[]; total: number };

/** How the platform does, for its staff. The database counts: however many there are, a few numbers travel. */
export async function getPlatformFigures(db: Db, now = new Date()): Promise<PlatformFigures> {
  const [people, joined, listed] = await Promise.all([
    db.from('users').select('id', { count: 'exact', head: true }),
    db.rpc('count_new_users', { first_day: firstFigureDay(now), days: figureDays }),
    db.rpc('count_listed_events', { since: now.toISOString(), weeks: figureWeeks }),
  ]);
  if (people.error) throw AppError.fromBackend(people.error);
  return {
    people: people.count ?? 0,
    joined: unwrap(joined).map((row) => ({ day: row.day, count: row.joined })),
    listed: unwrap(listed).map((row) => ({ week: row.week, count: row.listed })),
  };
}

/** One page of everything of a kind, with who may do what. Two queries, whatever the size of the page. */
export async function listDirectory(db: Db, kind: DirectoryKind, page: DirectoryPage): Promise<Listing> {
  if (kind === 'users') return listUsers(db, page);
  const { rows, total } = await listEntities(db, kind, page);
  const permissions = await listPermissionsOn(db, kind.slice(0, -1), rows);
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      permissions: permissions.filter(({ entityId }) => entityId === row.id),
    })),
  };
}

async function listUsers(db: Db, page: DirectoryPage): Promise<Listing> {
  let query = db
    .from('users')
    .select('id, display_name, created_at, user_permissions(entity_type, entity_id, permission_level)', {
      count: 'exact',
    })
    .order(page.sort === 'name' ? 'display_name' : page.sort === 'since' ? 'created_at' : 'id', {
      ascending: !page.descending,
    })
    .order('id')
    .range(page.from, page.to);
  if (page.search) query = query.ilike('display_name', containsPattern(page.search));
  const { data, count } = counted(await query);
  return {
    total: count,
    rows: data.map((user) => ({
      id: user.id,
      name: user.display_name,
      detail: '',
      since: user.created_at,
      permissions: user.user_permissions.map((permission) => ({
        userId: user.id,
        entityType: permission.entity_type,
        entityId: permission.entity_id,
        level: permission.permission_level,
        name: user.display_name,
      })),
    })),
  };
}

type EntityKind = Exclude<DirectoryKind, 'users'>;
type EntityListing = { rows: Omit<DirectoryRow, 'permissions'>[]; total: number };

async function listEntities(db: Db, kind: EntityKind, page: DirectoryPage): Promise<EntityListing> {
  if (kind === 'events') {
    const query = db
      .from('events')
      .select('id, name:title, status, created_at, venue:venues(name)', { count: 'exact' });
    const { data, count } = counted(await paged(query, 'title', page));
    return {
      total: count,
      rows: data.map((row) => ({ ...entityRow(row, row.venue?.name ?? ''), status: row.status })),
    };
  }
  if (kind === 'venues') {
    const query = db.from('venues').select('id, name, city, created_at', { count: 'exact' });
    const { data, count } = counted(await paged(query, 'name', page));
    return { total: count, rows: data.map((row) => entityRow(row, row.city)) };
  }
  const query = db.from(kind).select('id, name, created_at', { count: 'exact' });
  const { data, count } = counted(await paged(query, 'name', page));
  return { total: count, rows: data.map((row) => entityRow(row, '')) };
}

function entityRow(row: { id: number; name: string; created_at: string }, detail: string) {
  return { id: row.id, name: row.name, detail, since: row.created_at };
}

type Pageable<Query> = {
  ilike(column: 'title' | 'name', pattern: string): Query;
  order(column: string, options?: { ascending: boolean }): Query;
  range(from: number, to: number): Query;
};

function paged<Query extends Pageable<Query>>(
  query: Query,
  name: 'title' | 'name',
  page: DirectoryPage,
): Query {
  const found = page.search ? query.ilike(name, containsPattern(page.search)) : query;
  const column = page.sort === 'name' ? name : page.sort === 'since' ? 'created_at' : 'id';
  return found.order(column, { ascending: !page.descending }).order('id').range(page.from, page.to);
}

async function listPermissionsOn(
  db: Db,
  entityType: string,
  rows: { id: number }[],
): Promise<DirectoryPermission[]> {
  if (rows.length === 0) return [];
  const { data, error } = await db
    .from('user_permissions')
    .select('user_id, entity_id, permission_level, user:users(display_name)')
    .eq('entity_type', entityType)
    .in(
      'entity_id',
      rows.map(({ id }) => id),
    )
    .order('permission_level', { ascending: false })
    .limit(1000);
  if (error) throw AppError.fromBackend(error);
  return data.map((row) => ({
    userId: row.user_id,
    entityType,
    entityId: row.entity_id,
    level: row.permission_level,
    name: row.user?.display_name ?? '',
  }));
}

type Counted<Row> =
  | { data: Row[]; count: number | null; error: null }
  | { data: null; count: null; error: { code: string; message: string } };

/** A page beyond the end is an empty page, not a failure. */
function counted<Row>(result: Counted<Row>): { data: Row[]; count: number } {
  if (result.error?.code === 'PGRST103') return { data: [], count: 0 };
  if (result.error) throw AppError.fromBackend(result.error);
  return { data: result.data, count: result.count ?? result.data.length };
}
