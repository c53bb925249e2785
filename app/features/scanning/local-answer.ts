import { type Decision, mayOverride } from './decide';
import type { QueuedScan } from './door-database';
import type { KnownDoor } from './known-door';
import type { Answer, Counts, DoorSettings, Outcome, ScanMessage } from './messages';
import { nightsOfEvent } from './nights';

/** What the phone says by itself, in the words of the server. */
export function answerLocally(
  door: KnownDoor,
  decision: Decision,
  message: ScanMessage,
  counts: Counts,
): Answer {
  const { settings } = door;
  const { verdict, row, typeId } = decision;
  const type = settings.types.find(({ id }) => id === typeId);
  const [
    ticketId = 0,
    ,
    ,
    ,
    name = '',
    orderCode = '',
    ,
    entries = 0,
    ,
    lastEntryAt = null,
    lastGateId = null,
  ] = row ?? [];
  const gateName = settings.gates.find(({ id }) => id === lastGateId)?.name ?? null;
  return {
    nonce: message.nonce,
    outcome: message.override ? 'accepted' : verdict,
    verdict,
    direction: message.direction,
    at: message.at,
    ticket:
      typeId === null
        ? null
        : { id: ticketId, name, typeId, type: type?.name ?? '', orderCode, notes: notesOf(row === null) },
    first:
      entries > 0 && lastEntryAt !== null
        ? { at: lastEntryAt, gate: gateName, device: null, by: null }
        : null,
    detail: typeId === null ? {} : detailOf(settings, verdict, typeId),
    mayOverride: !message.override && mayOverride(verdict, settings.device.level),
    counts,
  };
}

/** What is needed to say why. */
function detailOf({ event, gates, types }: DoorSettings, verdict: Outcome, typeId: number): Answer['detail'] {
  const type = types.find(({ id }) => id === typeId);
  switch (verdict) {
    case 'wrong_day':
      return { validNights: type?.validNights ?? nightsOfEvent(event) };
    case 'not_valid_yet':
      return { enterFrom: type?.enterFrom ?? null };
    case 'too_late':
      return { enterUntil: type?.enterUntil ?? null };
    case 'wrong_gate': {
      const open = gates.filter(({ typeIds }) => typeIds.length === 0 || typeIds.includes(typeId));
      return { gates: open.map(({ name }) => name) };
    }
    default:
      return {};
  }
}

function notesOf(isNew: boolean): string[] {
  return isNew ? ['Sold after this phone was last online'] : [];
}

/** The house as it is once everything that waits has been told. */
export function countWaiting(counts: Counts, waiting: readonly QueuedScan[]): Counts {
  const sum = { ...counts, mine: { ...counts.mine } };
  for (const { outcome, direction, undoNonce } of waiting) {
    if (undoNonce !== undefined) continue;
    if (outcome !== 'accepted') {
      sum.refusals += 1;
      sum.mine.refused += 1;
      continue;
    }
    sum.mine.accepted += 1;
    sum.inside = Math.max(0, sum.inside + (direction === 'entry' ? 1 : -1));
    if (direction === 'entry') sum.entries += 1;
    else sum.exits += 1;
  }
  return sum;
}
