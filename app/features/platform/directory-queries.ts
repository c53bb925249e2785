import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { type DirectoryKind, type RowKind, readRowKind, type SuspendableKind } from './rules';

/** What the address of the table says: see readTableState. */
export type DirectoryPage = {
  search: string;
  sort: string | null;
  descending: boolean;
  from: number;
  to: number;
  filters: Record<string, string>;
};

export type DirectoryRow = {
  kind: RowKind;
  id: number;
  name: string;
  detail: string;
  status: string | null;
  isFeatured: boolean;
  suspendedAt: string | null;
  /** Why it is suspended. */
  reason: string | null;
  since: string;
  /** Whose an order is. */
  eventId: number | null;
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

/** Some of a kind whose name, address or number is like what is typed. */
export async function findInDirectory(
  db: Db,
  kind: SuspendableKind,
  search: string,
): Promise<{ id: number; name: string; detail: string }[]> {
  const rows = unwrap(
    await db.rpc('list_directory', { of_kind: kind, search, sort: 'name', first: 0, most: 8 }),
  );
  return rows.map(({ id, name, detail }) => ({
    id,
    name: name || 'No name',
    detail: [detail, `${kind === 'user' ? 'person' : kind} ${id}`].filter(Boolean).join(' · '),
  }));
}

/** One page of a kind, with who may do what; of everything, the nearest few of each kind. */
export async function listDirectory(db: Db, kind: DirectoryKind, page: DirectoryPage): Promise<Listing> {
  if (kind === 'all') {
    const found = unwrap(await db.rpc('search_directory', { search: page.search })).map(rowOf);
    const wanted = page.filters.state ? found.filter(({ suspendedAt }) => suspendedAt !== null) : found;
    return { rows: wanted, total: wanted.length };
  }
  const listed = unwrap(
    await db.rpc('list_directory', {
      of_kind: kind.slice(0, -1),
      search: page.search,
      only_suspended: page.filters.state === 'suspended',
      sort: page.sort ?? 'id',
      descending: page.descending,
      first: page.from,
      most: page.to - page.from + 1,
    }),
  );
  const rows = listed.map(rowOf);
  const permissions = await listPermissions(db, kind, rows);
  return {
    total: listed[0]?.total ?? 0,
    rows: rows.map((row) => ({
      ...row,
      permissions: permissions.filter(
        ({ userId, entityId }) => (kind === 'users' ? userId : entityId) === row.id,
      ),
    })),
  };
}

type Found = {
  kind: string;
  id: number;
  name: string;
  detail: string;
  status: string | null;
  is_featured: boolean;
  suspended_at: string | null;
  reason: string | null;
  since: string;
  event_id: number | null;
};

function rowOf(found: Found): DirectoryRow {
  const { kind, is_featured: isFeatured, suspended_at: suspendedAt, event_id: eventId } = found;
  const { id, name, detail, status, reason, since } = found;
  const permissions: DirectoryPermission[] = [];
  return {
    ...{ kind: readRowKind(kind), id, name, detail, status, isFeatured },
    ...{ suspendedAt, reason, since, eventId, permissions },
  };
}

async function listPermissions(
  db: Db,
  kind: Exclude<DirectoryKind, 'all'>,
  rows: { id: number }[],
): Promise<DirectoryPermission[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const query = db
    .from('user_permissions')
    .select('user_id, entity_type, entity_id, permission_level, user:users(display_name)');
  const ofRows =
    kind === 'users'
      ? query.in('user_id', ids)
      : query.eq('entity_type', kind.slice(0, -1)).in('entity_id', ids);
  const held = unwrap(await ofRows.order('permission_level', { ascending: false }).limit(1000));
  return held.map((row) => ({
    userId: row.user_id,
    entityType: row.entity_type,
    entityId: row.entity_id,
    level: row.permission_level,
    name: row.user?.display_name ?? '',
  }));
}
