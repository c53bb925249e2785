import type postgres from 'postgres';
import type { Jobs, PaymentAccess } from '../../app/lib/platform.ts';
import { isLoopback } from '../http/loopback.ts';
import type { Logger } from '../log.ts';
import type { Settings } from '../settings.ts';
import { StartError } from '../start-error.ts';
import { createSimulator, type Simulator } from './simulator/simulator.ts';

type Options = {
  settings: Settings;
  sql: postgres.Sql;
  publicUrl: string;
  /** Where this process itself listens: the simulator sends its events there. */
  localUrl: string;
  /** A demo on one's own machine: people may try more often than where real people queue. */
  relaxed?: boolean;
  log: Logger;
};

const relaxedFactor = 20;

type Payments = { access: PaymentAccess; simulator: Simulator | undefined; tasks: Jobs['tasks'] };

/** Stripe where there is a key for it, the simulator where there is none; never both. */
export async function startPayments(options: Options): Promise<Payments> {
  const { settings, sql, publicUrl, localUrl, relaxed = false, log } = options;
  const { stripe } = settings;
  if (stripe) {
    const mode = /^.k_live_/.test(stripe.secretKey) ? 'live' : 'test';
    await enterMode(sql, mode, relaxed && mode !== 'live');
    return { access: { ...stripe, mode, simulator: undefined }, simulator: undefined, tasks: {} };
  }
  await enterMode(sql, 'simulated', relaxed);
  if (!isLoopback(new URL(publicUrl).hostname)) {
    log.warn({ publicUrl }, 'no STRIPE_SECRET_KEY is set: tickets are sold for simulated money');
  }
  const webhookUrl = `${localUrl}/webhooks/stripe`;
  const simulator = await createSimulator({ sql, publicUrl, webhookUrl, stripeKey: stripe });
  const { secretKey, webhookSecret, tasks } = simulator;
  const access = { secretKey, webhookSecrets: [webhookSecret], simulator: simulator.fetch };
  return { access: { ...access, mode: 'simulated' }, simulator, tasks };
}

/**
 * A database that has sold for real money never sells for anything else because a variable was forgotten: tickets to
 * real nights would be had for nothing.
 */
async function enterMode(sql: postgres.Sql, mode: PaymentAccess['mode'], relaxed: boolean): Promise<void> {
  const entered = await sql`
    update private.selling_settings set payment_mode = ${mode}, rate_factor = ${relaxed ? relaxedFactor : 1}
    where payment_mode <> 'live' or ${mode} = 'live' returning id`;
  if (entered.length === 0) {
    throw new StartError(
      'This database takes real payments, so STRIPE_SECRET_KEY must be a live key (docs/operations.md, "Payments").',
    );
  }
}
