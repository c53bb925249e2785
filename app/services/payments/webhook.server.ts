import Stripe from 'stripe';
import type { Platform } from '~/lib/platform';
import { stripeOf } from '~/services/payments/stripe-client.server';

/** Whether the event is genuine and ours to keep. It is in the database before this answers, and a job applies it. */
export async function receiveWebhook(
  platform: Platform,
  rawBody: string,
  signature: string | null,
): Promise<'kept' | 'bad_signature'> {
  const { webhookSecrets } = platform.payments;
  const event = verifyEvent(stripeOf(platform), rawBody, signature ?? '', webhookSecrets);
  if (!event) return 'bad_signature';
  const { sql } = platform;
  await sql`select private.store_payment_event(${event.id}, ${event.type}, ${rawBody}::text::jsonb)`;
  return 'kept';
}

/** Each endpoint that the provider knows has a secret of its own. Undefined for whatever none of them signed. */
export function verifyEvent(
  stripe: Stripe,
  rawBody: string,
  signature: string,
  secrets: readonly string[],
): Stripe.Event | undefined {
  // The SDK compares bytes, and fails where letters of more than one are in between.
  if (!/^[\x20-\x7e]*$/.test(signature)) return undefined;
  for (const secret of secrets) {
    try {
      return stripe.webhooks.constructEvent(rawBody, signature, secret);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    }
  }
  return undefined;
}
