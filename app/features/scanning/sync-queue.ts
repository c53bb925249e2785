import type { QueuedScan } from './door-database';
import type { DoorRequests, Refused } from './door-requests';
import type { Answer, Conflict, SyncMessage } from './messages';
import type { Queue } from './queue';

const mostAtOnce = 500;

type Told = {
  kind: 'told';
  /** What need not be told again. */
  sent: QueuedScan[];
  answers: Answer[];
  conflicts: Conflict[];
  /** Why a scan that was taken back on the phone still stands. */
  notUndone: string | null;
};

/** Tells the server of the next scans that wait, in the order in which people came. Safe to repeat: each has its nonce. */
export async function tellNext(
  requests: Pick<DoorRequests, 'sync' | 'undo'>,
  queue: Pick<Queue, 'remove'>,
  waiting: readonly QueuedScan[],
  now: number,
): Promise<Told | Refused | { kind: 'unreachable' }> {
  const batch = nextBatch(waiting);
  const reply = await requests.sync(batch.map(toMessage), now);
  if (reply.kind !== 'answer') return reply;
  const last = batch.at(-1);
  const undone =
    last?.undoNonce === undefined
      ? undefined
      : await requests.undo({ nonce: last.undoNonce, scanNonce: last.nonce });
  // Told again together with what takes it back: the server knows it already and answers the same.
  const sent = undone?.kind === 'unreachable' ? batch.slice(0, -1) : batch;
  await queue.remove(sent);
  const notUndone = undone?.kind === 'refused' ? undone.reason : null;
  return { kind: 'told', sent, ...reply.value, notUndone };
}

/** Only the last accepted scan can be taken back, so that one ends its batch. */
function nextBatch(waiting: readonly QueuedScan[]): QueuedScan[] {
  const next = waiting.slice(0, mostAtOnce);
  const undone = next.findIndex(({ undoNonce }) => undoNonce !== undefined);
  return undone < 0 ? next : next.slice(0, undone + 1);
}

function toMessage(scan: QueuedScan): SyncMessage {
  const { nonce, at, direction, outcome, override } = scan;
  const shown = 'token' in scan ? { token: scan.token } : { ticketId: scan.ticketId };
  return { nonce, at, direction, outcome, ...shown, ...(override ? { override } : {}) };
}
