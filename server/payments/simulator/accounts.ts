import { emit } from './events.ts';
import { newId, now, putObject, type Transaction, takeObject } from './objects.ts';
import type { Account, AccountLink } from './shapes.ts';

const everything = [
  'business_type',
  'individual.verification.document',
  'external_account',
  'tos_acceptance.date',
];
/** What is left when somebody stops half-way. */
const theRest = ['external_account', 'tos_acceptance.date'];

type NewAccount = { country: string; email: string | null; metadata: Record<string, string> };

export function createAccount(sql: Transaction, { country, email, metadata }: NewAccount): Promise<Account> {
  return putObject(sql, 'account', {
    id: newId('acct'),
    object: 'account',
    created: now(),
    email,
    country,
    default_currency: 'eur',
    charges_enabled: false,
    payouts_enabled: false,
    details_submitted: false,
    capabilities: { card_payments: 'inactive', transfers: 'inactive' },
    requirements: {
      currently_due: everything,
      past_due: everything,
      disabled_reason: 'requirements.past_due',
    },
    metadata,
  });
}

type NewLink = { account: string; refresh_url: string; return_url: string };

export async function createAccountLink(
  sql: Transaction,
  { account, refresh_url, return_url }: NewLink,
  address: (id: string) => string,
): Promise<AccountLink> {
  await takeObject(sql, 'account', account);
  const id = newId('link');
  const created = now();
  return putObject(sql, 'account_link', {
    id,
    object: 'account_link',
    created,
    expires_at: created + 300,
    url: address(id),
    account,
    refresh_url,
    return_url,
    used: false,
  });
}

/** Somebody was on the onboarding page: done with it, or gone before the end. */
export async function submitDetails(sql: Transaction, id: string, isComplete: boolean): Promise<void> {
  const account = await takeObject(sql, 'account', id);
  const due = isComplete || account.charges_enabled ? [] : theRest;
  const isReady = due.length === 0;
  const state = isReady ? 'active' : 'inactive';
  const changed = await putObject(sql, 'account', {
    ...account,
    charges_enabled: isReady,
    payouts_enabled: isReady,
    details_submitted: isReady,
    capabilities: { card_payments: state, transfers: state },
    requirements: {
      currently_due: due,
      past_due: due,
      disabled_reason: isReady ? null : 'requirements.past_due',
    },
  });
  await emit(sql, [{ type: 'account.updated', object: changed, account: id }]);
}
