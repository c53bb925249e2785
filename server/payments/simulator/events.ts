import { newId, now, putObject, type Transaction } from './objects.ts';

/** How the events of a change reach us: Stripe promises neither order, nor once, nor soon. */
export type Delivery = {
  /** Seconds until the first is sent. */
  after?: number;
  /** Each is sent twice. */
  twice?: boolean;
  /** The last comes first. */
  reversed?: boolean;
  /** They are there to be asked for, but never sent. */
  never?: boolean;
};

type Happening = { type: string; object: unknown; account?: string };

/** Keeps the events and queues their delivery, in the transaction that made them happen. */
export async function emit(sql: Transaction, happenings: Happening[], delivery: Delivery = {}) {
  const ids: string[] = [];
  for (const { type, object, account } of happenings) {
    const event = await putObject(sql, 'event', {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: now(),
      ...(account && { account }),
      // As it is now: a copy, not the object that goes on changing.
      data: { object },
      livemode: false,
      pending_webhooks: delivery.never ? 0 : 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    ids.push(event.id);
  }
  if (delivery.never) return;
  const order = delivery.reversed ? ids.reverse() : ids;
  for (const [index, id] of order.entries()) {
    // A second apart where the order is the point.
    const after = (delivery.after ?? 0) + (delivery.reversed ? index : 0);
    for (let copy = 0; copy < (delivery.twice ? 2 : 1); copy += 1) {
      await queue(sql, 'deliver_simulated_event', { id }, after);
    }
  }
}

/** Work of the simulator for later, in the queue that survives a restart. */
export async function queue(sql: Transaction, task: string, payload: { id: string }, seconds: number) {
  await sql`select graphile_worker.add_job(${task}, ${sql.json(payload)}::json, max_attempts => 8,
    run_at => now() + make_interval(secs => ${seconds}))`;
}
