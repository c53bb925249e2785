import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { DoorFigures, ListedConflict } from './figures';
import type { RulesContent } from './schema';

export type DoorRules = RulesContent & { version: number };

/** As the database has it where nobody changed anything: private.door_rules_of. */
const usualRules: DoorRules = {
  reentry: 'once_a_night',
  capacity: null,
  live_code: false,
  search_allowed: true,
  version: 0,
};

export async function getDoorRules(db: Db, eventId: number): Promise<DoorRules> {
  const rules = unwrap(
    await db
      .from('door_rules')
      .select('reentry, capacity, live_code, search_allowed, version')
      .eq('event_id', eventId)
      .maybeSingle(),
  );
  return rules ?? usualRules;
}

export type Gate = { id: number; name: string; typeIds: number[] };

export async function listGates(db: Db, eventId: number): Promise<Gate[]> {
  const rows = unwrap(
    await db
      .from('gates')
      .select('id, name, ticket_type_ids')
      .eq('event_id', eventId)
      .is('deleted_at', null)
      .order('position')
      .order('id'),
  );
  return rows.map(({ ticket_type_ids, ...gate }) => ({ ...gate, typeIds: ticket_type_ids }));
}

/** What a gate or a phone can be told to let in. */
export type DoorType = { id: number; name: string };

export async function listDoorTypes(db: Db, eventId: number): Promise<DoorType[]> {
  return unwrap(
    await db
      .from('ticket_types')
      .select('id, name')
      .eq('event_id', eventId)
      .is('deleted_at', null)
      .order('position')
      .order('id'),
  );
}

/** A phone that scans, or a link that waits for one. */
export type Scanner = {
  id: number;
  name: string;
  gate: { id: number; name: string } | null;
  typeIds: number[];
  /** Whose phone it is; null for one that came by a link. */
  person: { id: number; name: string } | null;
  isClaimed: boolean;
  isRevoked: boolean;
  linkEndsAt: string | null;
  wrongPins: number;
  lastSeenAt: string | null;
  waiting: number;
  accepted: number;
  refused: number;
};

export async function listScanners(db: Db, eventId: number): Promise<Scanner[]> {
  const rows = unwrap(await db.rpc('list_scanners', { event_id: eventId }));
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    gate: row.gate_id ? { id: row.gate_id, name: row.gate_name } : null,
    typeIds: row.ticket_type_ids,
    person: row.user_id ? { id: row.user_id, name: row.person_name } : null,
    isClaimed: row.is_claimed,
    // Types of functions do not say what may be null.
    isRevoked: (row.revoked_at as string | null) !== null,
    linkEndsAt: row.link_ends_at,
    wrongPins: row.wrong_pins,
    lastSeenAt: row.last_seen_at,
    waiting: row.waiting,
    accepted: row.accepted,
    refused: row.refused,
  }));
}

/** Everything that the live view shows, of one instant. */
export async function getDoorFigures(db: Db, eventId: number): Promise<DoorFigures> {
  // JSON that the function builds: tests/backend/door-figures.test.ts looks at its shape.
  return unwrap(await db.rpc('door_figures', { event_id: eventId })) as unknown as DoorFigures;
}

export type ScanFilter = 'all' | 'refused' | 'overridden' | 'conflicting';

export const scanPage = 50;

/** What happened at the door, newest first; `before` is the last of the page before. */
export async function listScans(
  db: Db,
  eventId: number,
  only: ScanFilter,
  before: number | null,
): Promise<ListedConflict[]> {
  return unwrap(
    await db.rpc('list_scans', {
      event_id: eventId,
      only_what: only,
      page_size: scanPage,
      ...(before !== null && { before_id: before }),
    }),
  ) as unknown as ListedConflict[];
}
