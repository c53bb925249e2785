import { setTimeout as pause } from 'node:timers/promises';
import type { Platform } from '~/lib/platform';
import { postOutside } from '~/services/outgoing/post-outside.server';
import { signWebhook } from './sign-webhook.server';

type Claimed = {
  deliveryId: string;
  endpointId: string;
  url: string;
  secrets: string[];
  messageId: string;
  topic: string;
  data: unknown;
  happenedAt: Date;
};

/** So many at once in all, and to one receiver: a slow one does not stand before the others. */
const mostAtOnce = 20;
const mostOfEach = 4;
/** Then the job ends and another goes on, so that a process that stops is not waited for. */
const longestRoundMs = 4 * 60_000;

/** Sends what is due until nothing is. What breaks off is due again after a minute, and told of again. */
export async function sendWebhooks(platform: Platform): Promise<void> {
  const until = Date.now() + longestRoundMs;
  const going = new Map<Promise<void>, string>();
  const failures: unknown[] = [];
  while (Date.now() < until) {
    const claimed = await claim(platform, mostAtOnce - going.size, [...going.values()]);
    for (const delivery of claimed) {
      const sending = deliver(platform, delivery)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => going.delete(sending));
      going.set(sending, delivery.endpointId);
    }
    if (going.size === 0) break;
    await Promise.race([...going.keys(), pause(1000)]);
  }
  await Promise.all(going.keys());
  if (failures.length > 0) throw new AggregateError(failures, 'webhooks that could not be recorded');
}

function claim({ sql }: Platform, most: number, busy: string[]): Promise<Claimed[]> {
  return sql<Claimed[]>`
    select delivery_id as "deliveryId", endpoint_id as "endpointId", url, secrets, message_id as "messageId", topic, data,
      happened_at as "happenedAt"
    from private.claim_webhooks(${most}, ${mostOfEach}, ${busy}::bigint[])`;
}

async function deliver(platform: Platform, claimed: Claimed): Promise<void> {
  const { deliveryId, url, secrets, messageId, topic, data, happenedAt } = claimed;
  const body = JSON.stringify({ type: topic, timestamp: happenedAt.toISOString(), data });
  const { status, error, answer, tookMs } = await postOutside({
    url,
    body,
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Limelight-Webhooks/1',
      ...signWebhook({ id: `msg_${messageId}`, at: new Date(), body, secrets }),
    },
    trusted: platform.webhookHosts,
  });
  await platform.sql`
    select private.record_webhook(${deliveryId}, ${status}, ${error}, ${answer}, ${tookMs})`;
}
