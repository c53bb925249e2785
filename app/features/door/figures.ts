import type { Database } from '~/generated/database';

export type ScanOutcome = Database['public']['Enums']['scan_outcome'];
type ScanDirection = Database['public']['Enums']['scan_direction'];

/** One scan as lists show it: private.describe_scan. Names are null for those who do not manage the event. */
export type ListedScan = {
  id: number;
  at: string;
  direction: ScanDirection;
  method: 'code' | 'search';
  /** What was done at the door, and what the rules say. */
  outcome: ScanOutcome;
  verdict: ScanOutcome;
  isConflict: boolean;
  isOffline: boolean;
  isTakenBack: boolean;
  overrideReason: string | null;
  type: string | null;
  name: string | null;
  device: string;
  by: string | null;
  gate: string | null;
};

/** With the scan that stands against it. */
export type ListedConflict = ListedScan & {
  there: { at: string; device: string; gate: string | null } | null;
};

/** How many went in and out in a stretch of time. */
export type Flow = { at: string; entries: number; exits: number };

export type GateFigures = {
  id: number | null;
  name: string | null;
  entries: number;
  exits: number;
  refusals: number;
};

export type TypeFigures = { id: number; name: string; sold: number; admitted: number };

export type DeviceFigures = {
  id: number;
  name: string;
  isOn: boolean;
  lastSeenAt: string | null;
  waiting: number;
  gate: string | null;
  person: string | null;
  accepted: number;
  refused: number;
};

/** The night at one instant: public.door_figures. */
export type DoorFigures = {
  at: string;
  inside: number;
  capacity: number | null;
  entries: number;
  exits: number;
  refusals: number;
  conflicts: number;
  /** The last hour, minute by minute. */
  minutes: Flow[];
  /** The night, by quarters of an hour in which something happened. */
  quarters: Flow[];
  gates: GateFigures[];
  types: TypeFigures[];
  devices: DeviceFigures[];
  scans: ListedScan[];
  refused: ListedScan[];
  conflicting: ListedConflict[];
  /** Of today; money is for managers. */
  sales: { tickets: number; revenue: number | null; currency: string };
};
