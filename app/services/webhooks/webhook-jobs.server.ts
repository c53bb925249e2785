import { z } from 'zod';
import type { Jobs, Platform } from '~/lib/platform';
import { sendWebhooks } from './send-webhooks.server';
import { tellWebhookOff } from './webhook-off-letter.server';

const happening = z.object({
  eventId: z.number(),
  topic: z.string(),
  key: z.string(),
  subject: z.record(z.string(), z.json()),
  at: z.string(),
});
const switchedOff = z.object({ endpointId: z.number(), occasion: z.string() });

/** What other systems are told (docs/webhooks.md). */
export function webhookJobs(platform: Platform): Jobs {
  const { sql } = platform;
  return {
    tasks: {
      async write_webhook(payload) {
        const { eventId, topic, key, subject, at } = happening.parse(payload);
        await sql`select private.write_webhook(${eventId}, ${topic}, ${key}, ${sql.json(subject)}, ${at})`;
      },
      send_webhooks: () => sendWebhooks(platform),
      async tell_webhook_off(payload) {
        const { endpointId, occasion } = switchedOff.parse(payload);
        await tellWebhookOff(platform, endpointId, occasion);
      },
    },
    crontab: ['* * * * * send_webhooks ?queue=webhooks&jobKey=send_webhooks&jobKeyMode=preserve_run_at'],
  };
}
