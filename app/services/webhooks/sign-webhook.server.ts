import { createHmac } from 'node:crypto';

type Signed = { id: string; at: Date; body: string; secrets: readonly string[] };

/** The headers of Standard Webhooks; one signature for each secret that holds, the newest first. */
export function signWebhook({ id, at, body, secrets }: Signed): Record<string, string> {
  const timestamp = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': signatures.join(' '),
  };
}
