import { z } from 'zod';
import type { Jobs, Platform } from '~/lib/platform';
import {
  type Channel,
  claimDeliveries,
  type Delivery,
  type Outcome,
  recordDelivery,
} from '~/services/notifications/claim-deliveries.server';
import { sendLetter } from '~/services/notifications/send-letter.server';
import { sendPush } from '~/services/notifications/send-push.server';

const ofChannel = z.object({ channel: z.enum(['email', 'push']) });

/** Letters go one at a time, so that few are enough for the five minutes for which they are taken. */
const sizes: Record<Channel, { batch: number; atOnce: number }> = {
  email: { batch: 20, atOnce: 1 },
  push: { batch: 100, atOnce: 20 },
};
const mostBatches = 10;

/** Letters and pushes that were decided on (supabase/migrations/…346_deliveries.sql). */
export function deliveryJobs(platform: Platform): Jobs {
  const { sql } = platform;
  return {
    tasks: {
      deliver_notifications: (payload) => deliver(platform, ofChannel.parse(payload).channel),
      async begin_deliveries() {
        await sql`select private.begin_deliveries()`;
      },
    },
    crontab: ['* * * * * begin_deliveries'],
  };
}

/** So many and no more: whatever else waits for a worker comes in between, and the rest is a job of its own. */
async function deliver(platform: Platform, channel: Channel): Promise<void> {
  const { batch, atOnce } = sizes[channel];
  for (let done = 0; done < mostBatches; done += 1) {
    const claimed = await claimDeliveries(platform, channel, batch);
    const rest = claimed.values();
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (const delivery of rest) await attempt(platform, channel, delivery);
      }),
    );
    if (claimed.length < batch) return;
  }
  await platform.sql`select private.add_delivery_job(${channel})`;
}

/** One that fails keeps nobody else's back: whatever goes wrong is written down with it. */
async function attempt(platform: Platform, channel: Channel, delivery: Delivery): Promise<void> {
  const outcome = await (channel === 'push' ? sendPush : sendLetter)(platform, delivery).catch(
    (error: unknown): Outcome => {
      platform.log.error({ err: error, deliveryId: delivery.id }, 'a notification could not be delivered');
      return { state: 'waiting', error: error instanceof Error ? error.message : String(error) };
    },
  );
  const state = await recordDelivery(platform, delivery.id, outcome);
  if (state === 'failed' && delivery.device)
    await platform.sql`select private.record_push(${delivery.device.id}, 'failed')`;
}
