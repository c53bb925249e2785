/** What phones and the server say to each other at the door (docs/door.md). */

/** Why somebody is not let in; the database has the same names (scan_outcome). */
export const refusals = [
  'already_scanned',
  'not_inside',
  'wrong_event',
  'wrong_day',
  'wrong_gate',
  'not_valid_yet',
  'too_late',
  'capacity_reached',
  'code_expired',
  'revoked',
  'refunded',
  'cancelled',
  'blocked',
  'unpaid',
  'forged',
  'unknown',
] as const;

export type Outcome = 'accepted' | 'undone' | (typeof refusals)[number];

export type Direction = 'entry' | 'exit';
type Reentry = 'once' | 'once_a_night' | 'after_exit' | 'always';

export type Device = {
  id: number;
  name: string;
  eventId: number;
  gateId: number | null;
  /** The organiser chose the gate; the phone cannot. */
  gateFixed: boolean;
  /** Types that it may let in; empty is all. */
  typeIds: number[];
  /** Of the person whose phone it is; 0 for one that came by a link. */
  level: number;
  personName: string | null;
};

export type Counts = {
  inside: number;
  entries: number;
  exits: number;
  refusals: number;
  conflicts: number;
  capacity: number | null;
  /** The night that is counted: the newest in which anything was scanned. */
  night: string | null;
  mine: { accepted: number; refused: number };
};

export type DoorEvent = {
  id: number;
  title: string;
  timezone: string;
  startsAt: string;
  doorsAt: string | null;
  endsAt: string;
  venue: string | null;
};

type DoorRules = {
  reentry: Reentry;
  capacity: number | null;
  liveCode: boolean;
  searchAllowed: boolean;
};

type Gate = { id: number; name: string; typeIds: number[] };

export type DoorType = {
  id: number;
  name: string;
  kind: string;
  validNights: string[] | null;
  enterFrom: string | null;
  enterUntil: string | null;
};

type TicketStatus = 'valid' | 'cancelled' | 'refunded' | 'blocked';

/** One ticket, as short as 20,000 of them have to be. Times are milliseconds. */
export type TicketRow = [
  ticketId: number,
  serial: string,
  typeId: number,
  status: TicketStatus,
  name: string,
  orderCode: string,
  inside: number,
  entries: number,
  night: string | null,
  lastEntryAt: number | null,
  lastGateId: number | null,
];

/** What a phone knows of its door besides the tickets. */
export type DoorSettings = {
  cursor: string;
  /** The clock of the server when it answered. */
  now: number;
  device: Device;
  event: DoorEvent;
  rules: DoorRules;
  keys: { id: number; publicKey: string }[];
  liveKey: string | null;
  gates: Gate[];
  types: DoorType[];
  counts: Counts;
};

export type EventPack = DoorSettings & {
  /** Everything, or only what changed since the cursor that was sent. */
  whole: boolean;
  tickets: TicketRow[];
  revoked: [serial: string, reason: string][];
};

type Override = { reason: string };

/** What was held before the phone: a code, or somebody who was looked for. */
export type Shown = { token: string } | { ticketId: number };

export type ScanMessage = {
  nonce: string;
  /** The clock of the phone. */
  at: number;
  direction: Direction;
  override?: Override;
} & Shown;

export type SyncMessage = ScanMessage & { outcome: Outcome };

export type Answer = {
  nonce: string;
  outcome: Outcome;
  verdict: Outcome;
  direction: Direction;
  at: number;
  ticket: {
    id: number;
    name: string;
    typeId: number;
    type: string;
    orderCode: string;
    notes: string[];
  } | null;
  /** The entry that stands against it; for a re-entry the one before. */
  first: { at: number; gate: string | null; device: string | null; by: string | null } | null;
  detail?: {
    validNights?: string[] | null;
    enterFrom?: string | null;
    enterUntil?: string | null;
    gates?: string[];
    eventTitle?: string | null;
  };
  mayOverride: boolean;
  counts: Counts;
};

type Place = { device: string | null; gate: string | null; at: number };

/** Let in without network although the rules say otherwise. */
export type Conflict = {
  at: number;
  ticket: { id: number; name: string; type: string };
  verdict: Outcome;
  here: Place;
  there: Place | null;
};

export type Match = {
  ticketId: number;
  name: string;
  type: string;
  orderCode: string;
  status: TicketStatus;
  inside: number;
  entries: number;
};

export type LinkFacts = { eventTitle: string; deviceName: string; gate: { id: number; name: string } | null };
export type NewDevice = { token: string; device: Device };
