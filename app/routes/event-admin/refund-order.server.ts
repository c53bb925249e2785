import { z } from 'zod';
import type { Db } from '~/db/db';
import { getOrder } from '~/features/order-admin/queries';
import { getViewer } from '~/features/session/queries';
import { orNotFound } from '~/lib/or-not-found';
import type { Platform } from '~/lib/platform';
import { createPayments } from '~/services/payments/payments.server';

const requestSchema = z.object({
  key: z.uuid(),
  tickets: z.array(z.coerce.number().int().positive()).max(1000),
  reason: z.string().trim().max(500),
});

/** A manager sends money back; without tickets all that is left. Answers why not, where it was refused. */
export async function refundFromForm(
  platform: Platform,
  db: Db,
  place: { eventId: number; orderId: number },
  form: FormData,
): Promise<{ reason: string | null }> {
  const asked = requestSchema.safeParse({
    key: form.get('key'),
    tickets: form.getAll('ticket'),
    reason: form.get('reason') ?? '',
  });
  if (!asked.success) return { reason: 'invalid_value' };
  const [viewer, order] = await Promise.all([
    getViewer(db),
    orNotFound(getOrder(db, place.eventId, place.orderId)),
  ]);
  if (!viewer) return { reason: 'not_signed_in' };
  const { key, tickets, reason } = asked.data;
  const answer = await createPayments(platform).refundOrder(order.id, {
    key,
    reason,
    byUserId: viewer.userId,
    ...(tickets.length > 0 && { ticketIds: tickets }),
  });
  return { reason: 'reason' in answer ? answer.reason : null };
}
