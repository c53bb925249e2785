import { platformContext } from '~/db/context';
import { createPayments } from '~/services/payments/payments.server';
import type { Route } from './+types/stripe-webhook';

/** Where the payment provider tells what happened. Answered once it is kept; anything but 2xx comes again. */
export async function action({ request, context }: Route.ActionArgs) {
  const payments = createPayments(context.get(platformContext));
  const outcome = await payments.receiveWebhook(
    await request.text(),
    request.headers.get('stripe-signature'),
  );
  return outcome === 'kept'
    ? new Response(null, { status: 204 })
    : new Response('Bad signature', { status: 400 });
}
