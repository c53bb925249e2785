import type { Platform } from '~/lib/platform';
import { createBatchQueue } from '~/services/batch-queue.server';
import type { Refusal } from '~/services/selling/hold.server';
import { type ReadCode, readCode } from './read-code.server';
import type { Scanner } from './scanner.server';

/** As a phone sends it (docs/door.md). */
export type ScanRequest = {
  nonce: string;
  /** The phone's clock, milliseconds. */
  at: number;
  direction: 'entry' | 'exit';
  token?: string | undefined;
  ticketId?: number | undefined;
  override?: { reason: string } | undefined;
  /** What the phone decided without network. */
  outcome?: string | undefined;
};

type ScanFacts = Omit<ScanRequest, 'token'> & Partial<ReadCode> & { deviceId?: number };
/** What the database answers goes to the phone as it is. */
export type ScanAnswer = Record<string, unknown> | Refusal;
type ScanQueue = (eventId: number, facts: ScanFacts) => Promise<ScanAnswer>;

const queues = new WeakMap<Platform, ScanQueue>();

function queueOf(platform: Platform): ScanQueue {
  const queue = queues.get(platform) ?? createBatchQueue(scanAll(platform.sql));
  queues.set(platform, queue);
  return queue;
}

function scanAll(sql: Platform['sql']) {
  return async (eventId: number, facts: ScanFacts[]): Promise<ScanAnswer[]> => {
    const [row] = await sql`select private.scan_tickets(${eventId}, ${sql.json(facts)}) as answers`;
    return row?.answers ?? [];
  };
}

/** One scan; those of other phones that come at the same time go to the database together with it. */
export async function scan(
  platform: Platform,
  { deviceId, eventId }: Scanner,
  request: ScanRequest,
): Promise<ScanAnswer> {
  const { outcome: _, ...online } = request;
  return queueOf(platform)(eventId, { ...(await factsOf(platform, eventId, online)), deviceId });
}

/** What a phone did without network. */
export async function syncScans(
  platform: Platform,
  { deviceId, eventId }: Scanner,
  requests: ScanRequest[],
  sentAt: number,
): Promise<{ answers: ScanAnswer[]; conflicts: unknown[] }> {
  const facts = await Promise.all(requests.map((request) => factsOf(platform, eventId, request)));
  const { sql } = platform;
  const [row] = await sql`
    select private.sync_scans(${deviceId}, ${sql.json(facts)}, ${new Date(sentAt)}) as answer`;
  return row?.answer;
}

/** A live code was checked by the phone when it was read; later it cannot be. */
async function factsOf(
  platform: Platform,
  eventId: number,
  { token, ...request }: ScanRequest,
): Promise<ScanFacts> {
  if (token === undefined) return request;
  const read = await readCode(platform, eventId, token);
  return { ...request, ...read, ...(request.outcome === 'accepted' && 'serial' in read && { isLive: true }) };
}

export async function undoScan(
  { sql }: Platform,
  { deviceId }: Scanner,
  { nonce, scanNonce, at }: { nonce: string; scanNonce: string; at: number },
): Promise<ScanAnswer> {
  const [row] = await sql`
    select private.undo_scan(${deviceId}, ${nonce}, ${scanNonce}, ${new Date(at)}) as answer`;
  return row?.answer;
}
