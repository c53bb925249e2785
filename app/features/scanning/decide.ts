import { type KnownDoor, rowOf } from './known-door';
import type { Direction, DoorType, Outcome, TicketRow } from './messages';
import { hoursAt, nightAt } from './nights';

/** What was held before the phone, once its signature was looked at (read-scanned.ts). */
export type Scanned =
  | { kind: 'forged' | 'unknown' | 'wrong_event' }
  | { kind: 'ticket'; serial: string; typeId: number; isFresh: boolean }
  | { kind: 'found'; ticketId: number };

export type Decision = {
  verdict: Outcome;
  row: TicketRow | null;
  typeId: number | null;
  night: string;
};

const overridable: readonly Outcome[] = [
  'already_scanned',
  'not_inside',
  'wrong_day',
  'wrong_gate',
  'not_valid_yet',
  'too_late',
  'capacity_reached',
  'code_expired',
  'blocked',
];
const lowestToOverride = 2;

export function mayOverride(verdict: Outcome, level: number): boolean {
  return level >= lowestToOverride && overridable.includes(verdict);
}

/**
 * What the rules say of a ticket, for phones without network. The same checks in the same order as
 * private.judge_scan in SQL; tests/backend/offline-decisions.test.ts compares the two.
 */
export function decide(door: KnownDoor, scanned: Scanned, at: number, direction: Direction): Decision {
  const night = nightAt(door.settings.event, at);
  const refuse = (verdict: Outcome): Decision => ({ verdict, row: null, typeId: null, night });
  if (scanned.kind === 'found') {
    const row = rowOf(door, scanned.ticketId);
    if (!row) return refuse('unknown');
    return { verdict: judge(door, { row, typeId: row[2], isFresh: true }, at, direction), row, typeId: row[2], night };
  }
  if (scanned.kind !== 'ticket') return refuse(scanned.kind);
  const { serial, isFresh } = scanned;
  if (door.revoked.has(serial)) return refuse('revoked');
  // Signed by us and not on the list: sold after this phone was last online. The signature is what lets them in.
  const row = door.bySerial.get(serial) ?? null;
  const typeId = row?.[2] ?? scanned.typeId;
  return { verdict: judge(door, { row, typeId, isFresh }, at, direction), row, typeId, night };
}

type Ticket = { row: TicketRow | null; typeId: number; isFresh: boolean };

function judge(door: KnownDoor, ticket: Ticket, at: number, direction: Direction): Outcome {
  const { event, rules } = door.settings;
  const status = ticket.row?.[3] ?? 'valid';
  if (status !== 'valid') return status;
  if (rules.liveCode && !ticket.isFresh) return 'code_expired';
  if (direction === 'exit') return (ticket.row?.[6] ?? 0) > 0 ? 'accepted' : 'not_inside';
  if (!isLetInHere(door, ticket.typeId)) return 'wrong_gate';
  const type = door.settings.types.find(({ id }) => id === ticket.typeId);
  const night = nightAt(event, at);
  if (type && !isValidOn(type, night)) return 'wrong_day';
  const hours = type ? hoursAt(type, at, event.timezone) : 'open';
  if (hours !== 'open') return hours === 'before' ? 'not_valid_yet' : 'too_late';
  if (ticket.row && hasUsed(door, ticket.row, night)) return 'already_scanned';
  return isFull(door) ? 'capacity_reached' : 'accepted';
}

function isLetInHere({ settings: { device, gates } }: KnownDoor, typeId: number): boolean {
  const gate = gates.find(({ id }) => id === device.gateId);
  return [device.typeIds, gate?.typeIds ?? []].every((types) => types.length === 0 || types.includes(typeId));
}

function isValidOn({ validNights }: DoorType, night: string): boolean {
  return !validNights?.length || validNights.includes(night);
}

function hasUsed({ settings: { rules } }: KnownDoor, row: TicketRow, night: string): boolean {
  const [, , , , , , inside, entries, lastNight] = row;
  switch (rules.reentry) {
    case 'once':
      return entries > 0;
    case 'once_a_night':
      return entries > 0 && lastNight === night;
    case 'after_exit':
      return inside > 0;
    case 'always':
      return false;
  }
}

function isFull({ settings: { rules, counts } }: KnownDoor): boolean {
  return rules.capacity !== null && counts.inside >= rules.capacity;
}
