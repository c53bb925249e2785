import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import {
  type GateContent,
  type RulesContent,
  type ScannerContent,
  tidyGate,
  tidyRules,
  tidyScanner,
} from './schema';

/** `seen` is the version that was looked at. */
export async function saveDoorRules(
  db: Db,
  eventId: number,
  rules: RulesContent,
  seen: number,
): Promise<void> {
  const { capacity, ...content } = tidyRules(rules);
  unwrap(
    await db.rpc('save_door_rules', {
      event_id: eventId,
      ...content,
      ...(capacity !== null && { capacity }),
      seen,
    }),
  );
}

export async function saveGate(
  db: Db,
  eventId: number,
  gate: GateContent,
  gateId: number | null,
): Promise<void> {
  const { name, typeIds } = tidyGate(gate);
  unwrap(
    await db.rpc('save_gate', {
      event_id: eventId,
      name,
      ticket_type_ids: typeIds,
      ...(gateId !== null && { gate_id: gateId }),
    }),
  );
}

export async function orderGates(db: Db, eventId: number, gateIds: number[]): Promise<void> {
  unwrap(await db.rpc('order_gates', { event_id: eventId, gate_ids: gateIds }));
}

export async function deleteGate(db: Db, gateId: number): Promise<void> {
  unwrap(await db.rpc('delete_gate', { gate_id: gateId }));
}

/** What makes a phone a scanner. Nobody can ask for it again. */
export type ScannerLink = { link: string; pin: string; endsAt: string };

/** For a new phone, or anew for one that has not used its link. */
export async function makeScannerLink(
  db: Db,
  eventId: number,
  scanner: ScannerContent,
  scannerId: number | null,
): Promise<ScannerLink> {
  const { link, pin, ends_at } = unwrap(
    await db
      .rpc('make_scanner_link', {
        event_id: eventId,
        ...toArguments(scanner),
        ...(scannerId !== null && { device_id: scannerId }),
      })
      .single(),
  );
  return { link, pin, endsAt: ends_at };
}

export async function changeScanner(db: Db, scannerId: number, scanner: ScannerContent): Promise<void> {
  unwrap(await db.rpc('change_scanner', { device_id: scannerId, ...toArguments(scanner) }));
}

/** From its next request on the phone lets nobody in. */
export async function revokeScanner(db: Db, scannerId: number): Promise<void> {
  unwrap(await db.rpc('revoke_scanner', { device_id: scannerId }));
}

/** What was signed so far lets nobody in any more. */
export async function renewCodes(db: Db, eventId: number): Promise<void> {
  unwrap(await db.rpc('retire_ticket_key', { event_id: eventId }));
}

function toArguments(scanner: ScannerContent) {
  const { name, gateId, typeIds } = tidyScanner(scanner);
  return { name, ticket_type_ids: typeIds, ...(gateId !== null && { gate_id: gateId }) };
}
