import { createHmac } from 'node:crypto';
import type postgres from 'postgres';
import { takeObject } from './objects.ts';

type Endpoint = { url: string; secret: string };

/** Sends one event, signed as Stripe signs. What is not answered with a 2xx fails, and the queue tries again. */
export async function deliverEvent(sql: postgres.Sql, endpoint: Endpoint, id: string): Promise<void> {
  const event = await sql.begin((transaction) => takeObject(transaction, 'event', id));
  const body = JSON.stringify(event, null, 2);
  const response = await fetch(endpoint.url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': sign(body, endpoint.secret, Math.floor(Date.now() / 1000)),
      'user-agent': 'Limelight payment simulator',
    },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`${event.type} ${id} was answered with ${response.status}`);
}

export function sign(body: string, secret: string, at: number): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${signature}`;
}
