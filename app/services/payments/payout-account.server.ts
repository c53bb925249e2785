import Stripe from 'stripe';
import { describeMissing } from '~/features/payouts/missing-details';
import type { Platform } from '~/lib/platform';
import { stripeOf } from '~/services/payments/stripe-client.server';
import type { Refusal } from '~/services/selling/hold.server';

/** Whose account: a promoter's, or the person's own for events without one. */
export type PayoutOwner = { promoterId: number } | { userId: number };

export type PayoutAccount = {
  id: number;
  isReady: boolean;
  /** What the provider still asks for, in words. */
  missing: string[];
};

/**
 * Where somebody sets up payouts, on the provider's pages. The same for a first visit, for going on later and for a
 * link that has expired. They come back to /return, or to /reauth for a fresh link.
 */
export async function beginOnboarding(
  platform: Platform,
  owner: PayoutOwner,
  byUserId: number,
): Promise<{ url: string; accountId: number } | Refusal> {
  if (!(await mayOnboard(platform, owner, byUserId))) return notAllowed;
  return askProvider(platform, async () => {
    const account = await accountOf(platform, owner);
    const link = await stripeOf(platform).accountLinks.create({
      account: account.ref,
      type: 'account_onboarding',
      return_url: `${platform.publicUrl}/return?account=${account.id}`,
      refresh_url: `${platform.publicUrl}/reauth?account=${account.id}`,
    });
    return { url: link.url, accountId: account.id };
  });
}

/** A fresh link for an account that was begun before. */
export async function renewOnboarding(
  platform: Platform,
  accountId: number,
  byUserId: number,
): Promise<{ url: string; accountId: number } | Refusal> {
  const known = await findAccount(platform, accountId);
  return known ? beginOnboarding(platform, known.owner, byUserId) : notAllowed;
}

const notAllowed: Refusal = { reason: 'not_allowed', detail: {} };

/** People who wait at the provider's door are told so; the log has the reason. */
async function askProvider<Answer>(
  platform: Platform,
  ask: () => Promise<Answer>,
): Promise<Answer | Refusal> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    platform.log.error({ err: error }, 'the payment provider did not answer about a payout account');
    return { reason: 'provider_unreachable', detail: {} };
  }
}

async function mayOnboard({ sql }: Platform, owner: PayoutOwner, byUserId: number): Promise<boolean> {
  if ('userId' in owner) return owner.userId === byUserId;
  const [row] = await sql<{ may: boolean }[]>`
    select private.user_can(${byUserId}, 4, 'promoter', ${owner.promoterId}) as may`;
  return row?.may ?? false;
}

async function accountOf(platform: Platform, owner: PayoutOwner): Promise<{ id: number; ref: string }> {
  const { mode } = platform.payments;
  const promoterId = 'promoterId' in owner ? owner.promoterId : null;
  const userId = 'userId' in owner ? owner.userId : null;
  const name = promoterId === null ? `user-${userId}` : `promoter-${promoterId}`;
  return platform.sql.begin(async (sql) => {
    // Two who begin at once get one account.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`payout-account-${name}`}, 0))`;
    const [known] = await sql<{ id: number; ref: string }[]>`
      select id::int, provider_ref as ref from public.payout_accounts
      where (promoter_id = ${promoterId} or user_id = ${userId}) and mode = ${mode}`;
    if (known) return known;
    const account = await createAccount(stripeOf(platform), name);
    const [made] = await sql<{ id: number }[]>`
      insert into public.payout_accounts (promoter_id, user_id, provider_ref, mode)
      values (${promoterId}, ${userId}, ${account.id}, ${mode}) returning id::int`;
    if (!made) throw new Error('the payout account was not kept');
    return { id: made.id, ref: account.id };
  });
}

/** The provider asks for the details and shows the payouts; the platform pays its fees and bears its losses. */
function createAccount(stripe: Stripe, owner: string): Promise<Stripe.Account> {
  return stripe.accounts.create({
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    capabilities: { card_payments: { requested: true }, transfers: { requested: true } },
    metadata: { owner },
  });
}

/** Asks the provider how an account stands, and keeps the answer. Nothing for an account that is not ours. */
export async function readAccount(platform: Platform, ref: string): Promise<PayoutAccount | undefined> {
  const { sql } = platform;
  const [ours] = await sql`select from public.payout_accounts where provider_ref = ${ref}`;
  if (!ours) return undefined;
  const account = await stripeOf(platform).accounts.retrieve(ref);
  const due = [...(account.requirements?.past_due ?? []), ...(account.requirements?.currently_due ?? [])];
  const missing = [...new Set(due)];
  const [row] = await sql<{ id: number; isReady: boolean }[]>`
    update public.payout_accounts set charges_enabled = ${account.charges_enabled},
      payouts_enabled = ${account.payouts_enabled}, details_submitted = ${account.details_submitted},
      missing = ${missing}, read_at = now()
    where provider_ref = ${ref} returning id::int, is_ready as "isReady"`;
  return row && { ...row, missing: describeMissing(missing) };
}

/** How an account stands, for the page on which its owner lands. */
export async function readOwnAccount(
  platform: Platform,
  accountId: number,
  byUserId: number,
): Promise<(PayoutAccount & { owner: PayoutOwner }) | Refusal> {
  const known = await findAccount(platform, accountId);
  if (!known || !(await mayOnboard(platform, known.owner, byUserId))) return notAllowed;
  const account = await askProvider(platform, () => readAccount(platform, known.ref));
  if (!account) return notAllowed;
  return 'reason' in account ? account : { ...account, owner: known.owner };
}

async function findAccount(
  { sql }: Platform,
  accountId: number,
): Promise<{ ref: string; owner: PayoutOwner } | undefined> {
  const [row] = await sql<{ ref: string; promoterId: number | null; userId: number | null }[]>`
    select provider_ref as ref, promoter_id::int as "promoterId", user_id::int as "userId"
    from public.payout_accounts where id = ${accountId}`;
  if (!row) return undefined;
  const owner = row.promoterId === null ? { userId: row.userId ?? 0 } : { promoterId: row.promoterId };
  return { ref: row.ref, owner };
}
