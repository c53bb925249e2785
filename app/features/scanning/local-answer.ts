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

/** The house as it is once everything that waits has been told: counted as private.count_scan does. */
export function countWaiting(counts: Counts, waiting: readonly QueuedScan[]): Counts {
  return waiting.filter(({ undoNonce }) => undoNonce === undefined).reduce(countScan, counts);
}

function countScan(before: Counts, { outcome, direction, night, isGuest }: QueuedScan): Counts {
  const heads = Number(isGuest);
  const isAccepted = outcome === 'accepted';
  const mine = {
    accepted: before.mine.accepted + Number(isAccepted),
    refused: before.mine.refused + Number(!isAccepted),
  };
  // What comes late from a night before changes nothing about who is inside now.
  if (before.night !== null && night < before.night) return { ...before, mine };
  const tonight =
    before.night === night ? before : { ...before, inside: 0, entries: 0, exits: 0, refusals: 0, night };
  if (!isAccepted) return { ...tonight, mine, refusals: tonight.refusals + 1 };
  return direction === 'entry'
    ? { ...tonight, mine, inside: tonight.inside + heads, entries: tonight.entries + 1 }
    : { ...tonight, mine, inside: Math.max(0, tonight.inside - heads), exits: tonight.exits + 1 };
}
