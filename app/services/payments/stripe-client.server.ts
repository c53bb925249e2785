import Stripe from 'stripe';
import type { Platform } from '~/lib/platform';

const clients = new WeakMap<Platform, Stripe>();

/** The official SDK. Where there is no key it talks to the simulator in this process instead of to the network. */
export function stripeOf(platform: Platform): Stripe {
  const known = clients.get(platform);
  if (known) return known;
  const { secretKey, simulator } = platform.payments;
  const client = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(simulator && {
      httpClient: Stripe.createFetchHttpClient((input, init) => simulator(new Request(input, init))),
    }),
  });
  clients.set(platform, client);
  return client;
}

/** The provider understood and refused: asking again would change nothing. */
export function isFinalRefusal(error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError ||
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripePermissionError
  );
}
