import { createAccount, submitDetails } from './accounts.ts';
import type { Transaction } from './objects.ts';

/** Every promoter has been through onboarding: the demo can sell at once. */
export async function makeReadyAccounts(sql: Transaction): Promise<void> {
  const promoters = await sql<{ id: number }[]>`select id::int from public.promoters order by id`;
  for (const { id } of promoters) {
    const metadata = { owner: `promoter-${id}` };
    const account = await createAccount(sql, { country: 'DE', email: null, metadata });
    await submitDetails(sql, account.id, true);
    await sql`insert into public.payout_accounts
      (promoter_id, mode, provider_ref, charges_enabled, payouts_enabled, details_submitted)
      values (${id}, 'simulated', ${account.id}, true, true, true)`;
  }
}
