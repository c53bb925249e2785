import type postgres from 'postgres';
import type { HoldAnswer, HoldRequest } from '~/services/selling/hold.server';

type Waiting = {
  request: HoldRequest;
  resolve: (answer: HoldAnswer) => void;
  reject: (error: unknown) => void;
};

export type HoldQueue = (eventId: number, request: HoldRequest) => Promise<HoldAnswer>;

/** Beyond this a batch keeps the first in it waiting for the last. */
const largestBatch = 100;

/**
 * Holds of one event that come while another is under way wait for it and go together in one statement: they would
 * have queued for the same rows anyway, and a lock that is taken once for many is as good as taken for nothing.
 */
export function createHoldQueue(sql: postgres.Sql): HoldQueue {
  const queues = new Map<number, Waiting[]>();

  async function drain(eventId: number, queue: Waiting[]): Promise<void> {
    while (queue.length > 0) await placeAll(sql, eventId, queue.splice(0, largestBatch));
    queues.delete(eventId);
  }

  return (eventId, request) =>
    new Promise((resolve, reject) => {
      const queue = queues.get(eventId);
      if (queue) {
        queue.push({ request, resolve, reject });
        return;
      }
      const started: Waiting[] = [{ request, resolve, reject }];
      queues.set(eventId, started);
      drain(eventId, started);
    });
}

/** What breaks a batch breaks it for all in it, so each is then tried alone and only the guilty one fails. */
async function placeAll(sql: postgres.Sql, eventId: number, batch: Waiting[]): Promise<void> {
  try {
    const answers = await placeHolds(sql, eventId, batch);
    for (const [index, { resolve, reject }] of batch.entries()) {
      const answer = answers[index];
      if (answer) resolve(answer);
      else reject(new Error('a hold was left without an answer'));
    }
  } catch (error) {
    if (batch.length === 1) batch[0]?.reject(error);
    else for (const waiting of batch) await placeAll(sql, eventId, [waiting]);
  }
}

async function placeHolds(sql: postgres.Sql, eventId: number, batch: Waiting[]): Promise<HoldAnswer[]> {
  const requests = batch.map(({ request }) => request);
  const [row] = await sql`select private.place_holds(${eventId}, ${sql.json(requests)}) as answers`;
  return row?.answers ?? [];
}
