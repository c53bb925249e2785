import { type KnownDoor, rowOf } from './known-door';
import type { Direction, DoorType, Outcome, TicketRow } from './messages';
import { hoursAt, nightAt, nightsOfEvent } from './nights';

/** What was held before the phone, once its signature was looked at (read-scanned.ts). */
export type Scanned =
  | { kind: 'forged' | 'unknown' | 'wrong_event' | 'revoked' }
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

/** What the rules say of a ticket, for phones without network: as private.judge_scan in SQL, in the same order. */
export function decide(door: KnownDoor, scanned: Scanned, at: number, direction: Direction): Decision {
  const night = nightAt(door.settings.event, at);
  const refuse = (verdict: Outcome): Decision => ({ verdict, row: null, typeId: null, night });
  if (scanned.kind === 'found') {
    const row = rowOf(door, scanned.ticketId);
    if (!row) return refuse('unknown');
    return {
      verdict: judge(door, { row, typeId: row[2], isFresh: true }, at, direction),
      row,
      typeId: row[2],
      night,
    };
  }
  if (scanned.kind !== 'ticket') return refuse(scanned.kind);
  const { serial, isFresh } = scanned;
  const revoked = door.revoked.get(serial);
  if (revoked !== undefined) return refuse(direction === 'exit' ? 'not_inside' : revokedAs(revoked));
  // Signed by us and not on the list: sold after this phone was last online. The signature is what lets them in.
  const row = door.bySerial.get(serial) ?? null;
  const typeId = row?.[2] ?? scanned.typeId;
  return { verdict: judge(door, { row, typeId, isFresh }, at, direction), row, typeId, night };
}

/** A ticket that was given on or had its code replaced is revoked; what happened to others is said as it is. */
function revokedAs(reason: string): Outcome {
  return reason === 'refunded' || reason === 'cancelled' || reason === 'blocked' ? reason : 'revoked';
}

type Ticket = { row: TicketRow | null; typeId: number; isFresh: boolean };

function judge(door: KnownDoor, ticket: Ticket, at: number, direction: Direction): Outcome {
  const { event, rules, types } = door.settings;
  const night = nightAt(event, at);
  // Whoever leaves is asked for nothing but to be inside.
  if (direction === 'exit') return ticket.row && isInside(ticket.row, night) ? 'accepted' : 'not_inside';
  const status = ticket.row?.[3] ?? 'valid';
  if (status !== 'valid') return status;
  if (rules.liveCode && !ticket.isFresh) return 'code_expired';
  if (!isLetInHere(door, ticket.typeId)) return 'wrong_gate';
  const type = types.find(({ id }) => id === ticket.typeId);
  if (!isValidOn(door, type, night)) return 'wrong_day';
  const hours = type ? hoursAt(event, type, at) : 'open';
  if (hours !== 'open') return hours === 'before' ? 'not_valid_yet' : 'too_late';
  if (ticket.row && hasUsed(door, ticket.row, night)) return 'already_scanned';
  return type?.kind !== 'add_on' && isFull(door, night) ? 'capacity_reached' : 'accepted';
}

function isLetInHere({ settings: { device, gates } }: KnownDoor, typeId: number): boolean {
  const gate = gates.find(({ id }) => id === device.gateId);
  return [device.typeIds, gate?.typeIds ?? []].every((types) => types.length === 0 || types.includes(typeId));
}

function isValidOn({ settings }: KnownDoor, type: DoorType | undefined, night: string): boolean {
  const isEventOn = nightsOfEvent(settings.event).includes(night);
  return isEventOn && (type?.validNights == null || type.validNights.includes(night));
}

function isInside([, , , , , , inside, , lastNight]: TicketRow, night: string): boolean {
  return inside > 0 && lastNight !== null && lastNight >= night;
}

function hasUsed({ settings: { rules } }: KnownDoor, row: TicketRow, night: string): boolean {
  const [, , , , , , , entries, lastNight] = row;
  switch (rules.reentry) {
    case 'once':
      return entries > 0;
    case 'once_a_night':
      return entries > 0 && lastNight !== null && lastNight >= night;
    case 'after_exit':
      return isInside(row, night);
    case 'always':
      return false;
  }
}

/** Who was inside the night before is gone. */
function isFull({ settings: { rules, counts } }: KnownDoor, night: string): boolean {
  const inside = counts.night !== null && counts.night >= night ? counts.inside : 0;
  return rules.capacity !== null && inside >= rules.capacity;
}
