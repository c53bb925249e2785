import { formatRelative } from '~/lib/time';
import type { IconName } from '~/ui/icon/paths';
import type { DeviceFigures, Flow, ListedScan, ScanOutcome } from './figures';
import type { DoorType, Scanner } from './queries';
import type { ReentryRule } from './schema';

export const reentryWords: Record<ReentryRule, { label: string; text: string }> = {
  once: { label: 'Once', text: 'A ticket lets in one time. Whoever leaves does not come back in.' },
  once_a_night: {
    label: 'Once each night',
    text: 'A ticket lets in one time on each night that it is valid for.',
  },
  after_exit: {
    label: 'Again after leaving',
    text: 'Whoever is scanned on the way out can come back in. Phones need an exit to scan at.',
  },
  always: { label: 'As often as they like', text: 'A ticket always lets in. Each time is counted.' },
};

/** Why somebody was not let in, in the words of a door. */
export const outcomeWords: Record<ScanOutcome, string> = {
  accepted: 'Let in',
  already_scanned: 'Already used',
  not_inside: 'Was not inside',
  wrong_event: 'For another event',
  wrong_day: 'For another night',
  wrong_gate: 'For another gate',
  not_valid_yet: 'Not valid yet',
  too_late: 'Too late',
  capacity_reached: 'House full',
  code_expired: 'Old live code',
  revoked: 'Replaced by a newer ticket',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
  blocked: 'Blocked',
  unpaid: 'Not paid',
  forged: 'Forged',
  unknown: 'Unknown code',
  undone: 'Taken back',
};

export function scanWords({ outcome, direction }: Pick<ListedScan, 'outcome' | 'direction'>): string {
  return outcome === 'accepted' && direction === 'exit' ? 'Out' : outcomeWords[outcome];
}

/** How full the house is: told by words and a shape, not by colour alone. */
export type Fullness = { level: 'open' | 'filling' | 'nearly' | 'full'; words: string; percent: number };

export function fullnessOf(inside: number, capacity: number): Fullness {
  const percent = Math.round((100 * inside) / capacity);
  const left = capacity - inside;
  if (left < 0) return { level: 'full', percent, words: `Over by ${count(-left)}` };
  if (left === 0) return { level: 'full', percent, words: 'Full' };
  const room = `room for ${count(left)} more`;
  if (inside >= 0.95 * capacity) return { level: 'nearly', percent, words: `Nearly full, ${room}` };
  if (inside >= 0.8 * capacity) return { level: 'filling', percent, words: `Filling up, ${room}` };
  return { level: 'open', percent, words: `Room for ${count(left)} more` };
}

/** Phones say that they are there every ten seconds. */
const silence = 45_000;
/** After that the phone was put away rather than lost. */
const putAway = 6 * 3_600_000;

export type DeviceState = {
  icon: IconName;
  tone: 'green' | 'amber' | 'neutral' | 'red';
  words: string;
};

export function seenState(lastSeenAt: string | null, now: string): DeviceState {
  if (lastSeenAt === null) return { icon: 'clock', tone: 'neutral', words: 'Not seen yet' };
  if (Date.parse(now) - Date.parse(lastSeenAt) <= silence)
    return { icon: 'check', tone: 'green', words: 'Online' };
  const seen = `seen ${formatRelative(lastSeenAt, now)}`;
  return Date.parse(now) - Date.parse(lastSeenAt) > putAway
    ? { icon: 'clock', tone: 'neutral', words: `Off, ${seen}` }
    : { icon: 'warning', tone: 'amber', words: `Offline, ${seen}` };
}

export function deviceState({ isOn, lastSeenAt }: DeviceFigures, now: string): DeviceState {
  return isOn ? seenState(lastSeenAt, now) : { icon: 'lock', tone: 'neutral', words: 'Switched off' };
}

export function scannerState(scanner: Scanner, now: string): DeviceState {
  if (scanner.isRevoked) return { icon: 'lock', tone: 'neutral', words: 'Switched off' };
  if (scanner.isClaimed) return seenState(scanner.lastSeenAt, now);
  if (scanner.wrongPins >= mostWrongPins)
    return { icon: 'warning', tone: 'red', words: 'Too many wrong PINs' };
  if (scanner.linkEndsAt !== null && Date.parse(scanner.linkEndsAt) <= Date.parse(now))
    return { icon: 'clock', tone: 'amber', words: 'The link has ended' };
  return { icon: 'clock', tone: 'neutral', words: 'Waits for a phone' };
}

/** The link is of no use any more: private.claim_scanner. */
const mostWrongPins = 5;

const quarterLength = 15 * 60_000;

/** With the quarters of an hour in which nobody came or went, so that time is drawn evenly. */
export function fillQuarters(quarters: Flow[]): Flow[] {
  const [first] = quarters;
  const last = quarters.at(-1);
  if (!first || !last) return [];
  const known = new Map(quarters.map((quarter) => [Date.parse(quarter.at), quarter]));
  const filled: Flow[] = [];
  for (let at = Date.parse(first.at); at <= Date.parse(last.at); at += quarterLength)
    filled.push(known.get(at) ?? { at: new Date(at).toISOString(), entries: 0, exits: 0 });
  return filled;
}

/** 'Early bird and VIP', or that all are let in. */
export function typeWords(typeIds: number[], types: DoorType[]): string {
  const names = types.filter(({ id }) => typeIds.includes(id)).map(({ name }) => name);
  return names.length === 0 ? 'All ticket types' : new Intl.ListFormat('en-GB').format(names);
}

export function count(number: number): string {
  return number.toLocaleString('en-GB');
}
