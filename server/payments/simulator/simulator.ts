import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { z } from 'zod';
import type { Jobs } from '../../../app/lib/platform.ts';
import { StartError } from '../../start-error.ts';
import { createApi } from './api.ts';
import { takeSession } from './checkout-sessions.ts';
import { deliverEvent } from './delivery.ts';
import type { Transaction } from './objects.ts';
import { createHostedPages } from './pages/hosted-pages.ts';
import { finishPayment } from './paying.ts';

export type Simulator = {
  secretKey: string;
  webhookSecret: string;
  /** Takes the place of the network under the official SDK. */
  fetch(request: Request): Promise<Response>;
  /** The pages that Stripe would host, under /local/stripe/. */
  serve(request: Request): Promise<Response>;
  tasks: Jobs['tasks'];
};

type Options = {
  sql: postgres.Sql;
  publicUrl: string;
  /** Where events are sent. */
  webhookUrl: string;
  /** STRIPE_SECRET_KEY, which must not be set. */
  stripeKey: string | undefined;
};

const secrets = z.object({ secretKey: z.string(), webhookSecret: z.string() });
const job = z.object({ id: z.string() });

/** A local stand-in for Stripe: real requests, real signatures, no money. Its state is in the database alone. */
export async function createSimulator({
  sql,
  publicUrl,
  webhookUrl,
  stripeKey,
}: Options): Promise<Simulator> {
  if (stripeKey !== undefined) {
    throw new StartError('The payment simulator does not run beside a STRIPE_SECRET_KEY.');
  }
  const { secretKey, webhookSecret } = await loadSecrets(sql);
  const address = (path: string) => `${publicUrl}/local/stripe/${path}`;
  const inTransaction =
    (act: (sql: Transaction, id: string) => Promise<unknown>) => async (payload: unknown) => {
      const { id } = job.parse(payload);
      await sql.begin((transaction) => act(transaction, id));
    };
  return {
    secretKey,
    webhookSecret,
    fetch: createApi({ sql, secretKey, address }),
    serve: createHostedPages(sql),
    tasks: {
      deliver_simulated_event: (payload) =>
        deliverEvent(sql, { url: webhookUrl, secret: webhookSecret }, job.parse(payload).id),
      expire_simulated_session: inTransaction(takeSession),
      finish_simulated_payment: inTransaction(finishPayment),
    },
  };
}

/** Made once for each database, so that every process on it signs alike. */
async function loadSecrets(sql: postgres.Sql): Promise<z.infer<typeof secrets>> {
  const made = {
    secretKey: `sk_test_simulator${randomBytes(16).toString('hex')}`,
    webhookSecret: `whsec_${randomBytes(24).toString('base64url')}`,
  };
  await sql`insert into private.simulator_objects (id, kind, data) values ('secrets', 'secrets', ${sql.json(made)})
    on conflict do nothing`;
  const [row] = await sql`select data from private.simulator_objects where id = 'secrets'`;
  return secrets.parse(row?.data);
}
