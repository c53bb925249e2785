import { data } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { getViewer } from '~/features/session/queries';
import { parseEntityId } from '~/lib/entity-id';
import { createPayments } from '~/services/payments/payments.server';
import type { Route } from './+types/return-ticket';

/** A buyer returns a ticket. Answers why not, where it was refused. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const ticketId = parseEntityId(String(form.get('ticket') ?? ''));
  const viewer = await getViewer(context.get(dbContext));
  if (!viewer) return { reason: 'not_signed_in' };
  if (ticketId === undefined) return { reason: 'not_found' };
  const answer = await createPayments(context.get(platformContext)).returnTicket(ticketId, viewer.userId);
  return { reason: 'reason' in answer ? answer.reason : null };
}

export function loader(): never {
  throw data(null, { status: 404 });
}
