import type { QueuedScan } from './door-database';
import type { DoorRequests, Refused } from './door-requests';
import type { Answer, Conflict, SyncMessage } from './messages';
import type { Queue } from './queue';

const mostAtOnce = 500;

type Told = {
  kind: 'told';
  /** What need not be told again. */
  sent: QueuedScan[];
  /** What has to be told once more, under another nonce. */
  again: QueuedScan[];
  answers: Answer[];
  conflicts: Conflict[];
  /** Why a scan that was taken back on the phone still stands. */
  notUndone: string | null;
};

type Surroundings = {
  requests: Pick<DoorRequests, 'sync' | 'undo'>;
  queue: Pick<Queue, 'remove' | 'change'>;
  makeNonce: () => string;
};

/** Tells the server of the next scans that wait, in the order in which people came. Safe to repeat: each has its nonce. */
export async function tellNext(
  { requests, queue, makeNonce }: Surroundings,
  waiting: readonly QueuedScan[],
  now: number,
): Promise<Told | Refused | { kind: 'unreachable' }> {
  const batch = nextBatch(waiting);
  const reply = await requests.sync(batch.map(toMessage), now);
  if (reply.kind !== 'answer') return reply;
  const { answers, conflicts } = reply.value;
  const again = batch
    .filter((scan, index) => isOtherwise(scan, answers[index]))
    .map((scan) => ({ ...scan, nonce: makeNonce(), mayHaveArrived: false }));
  for (const scan of again) await queue.change(scan);

  const last = batch.at(-1);
  const undone =
    last?.undoNonce === undefined
      ? undefined
      : await requests.undo({ nonce: last.undoNonce, scanNonce: last.nonce });
  // Told again together with what takes it back: the server knows it already and answers the same.
  const done = undone?.kind === 'unreachable' ? batch.slice(0, -1) : batch;
  const sent = done.filter(({ sequence }) => !again.some((scan) => scan.sequence === sequence));
  await queue.remove(sent);
  const notUndone = undone?.kind === 'refused' ? undone.reason : null;
  return { kind: 'told', sent, again, answers, conflicts, notUndone };
}

/**
 * The question had arrived and was refused, but the answer got lost and the phone, which knew less, let them in.
 * They are inside: that is told as a scan of its own.
 */
function isOtherwise(
  { outcome, mayHaveArrived, undoNonce }: QueuedScan,
  answer: Answer | undefined,
): boolean {
  return (
    mayHaveArrived &&
    undoNonce === undefined &&
    outcome === 'accepted' &&
    answer !== undefined &&
    answer.outcome !== outcome
  );
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
