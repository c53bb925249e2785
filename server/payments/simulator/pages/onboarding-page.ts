import { submitDetails } from '../accounts.ts';
import { now, putObject, type Transaction } from '../objects.ts';
import type { Account, AccountLink } from '../shapes.ts';
import { goTo, html, respond } from './frame.ts';

/** A link opens once and for five minutes; after that Stripe sends people to ask for a fresh one. */
export async function showOnboarding(
  sql: Transaction,
  link: AccountLink,
  account: Account,
): Promise<Response> {
  if (link.used || link.expires_at <= now()) return goTo(link.refresh_url);
  await putObject(sql, 'account_link', { ...link, used: true });
  return respond(
    'Payouts',
    html`<h1>Set up payouts</h1><p class="muted">This page stands in for the one where the payment provider asks who you are and where the money goes.</p>
<section class="card" aria-label="Account"><dl><dt>Account</dt><dd>${account.id.slice(0, 12)}…</dd><dt>Country</dt><dd>${account.country}</dd></dl></section>
<form method="post"><button class="main" name="how" value="complete">Complete everything</button>
<button name="how" value="leave">Leave it unfinished<small>Your bank account is still missing.</small></button>
<button name="how" value="expire">Let the link expire<small>You are sent to ask for a fresh one.</small></button></form>`,
  );
}

export async function actOnOnboarding(sql: Transaction, link: AccountLink, how: string): Promise<Response> {
  if (how !== 'complete' && how !== 'leave') return goTo(link.refresh_url);
  await submitDetails(sql, link.account, how === 'complete');
  return goTo(link.return_url);
}
