import { closeDispute, openDispute } from '../giving-back.ts';
import { now, type Transaction } from '../objects.ts';
import { decline, pay, payLater } from '../paying.ts';
import type { CheckoutSession } from '../shapes.ts';
import { goTo, html, type Markup, respond } from './frame.ts';

type Act = (sql: Transaction, session: CheckoutSession) => Promise<CheckoutSession>;
type Choice = { name: string; words: string; more: string; act: Act };

const lateSeconds = 20;

/** What can happen to a payment, each as a button. The names are for tests, too. */
const choices: Choice[] = [
  {
    name: 'slow',
    words: 'Pay, and be told late',
    more: `The events come after ${lateSeconds} seconds.`,
    act: (sql, { id }) => pay(sql, id, { after: lateSeconds }),
  },
  {
    name: 'twice',
    words: 'Pay, and be told twice',
    more: 'Every event is sent two times.',
    act: (sql, { id }) => pay(sql, id, { twice: true }),
  },
  {
    name: 'reversed',
    words: 'Pay, and be told out of order',
    more: 'The last event comes first.',
    act: (sql, { id }) => pay(sql, id, { reversed: true }),
  },
  {
    name: 'silent',
    words: 'Pay, and never be told',
    more: 'No event is sent at all.',
    act: (sql, { id }) => pay(sql, id, { never: true }),
  },
  {
    name: 'late',
    words: 'Pay slowly',
    more: `The money arrives after ${lateSeconds} seconds.`,
    act: (sql, { id }) => payLater(sql, id, lateSeconds),
  },
  {
    name: 'too-late',
    words: 'Pay too late',
    more: 'The money arrives when the time to pay is over.',
    act: (sql, { id, expires_at }) => payLater(sql, id, expires_at - now() + 5),
  },
  {
    name: 'decline',
    words: 'Have the card declined',
    more: 'You stay here and can try again.',
    act: (sql, { id }) => decline(sql, id, 'Your card was declined.'),
  },
];

const disputes: Record<string, (sql: Transaction, intent: string) => Promise<void>> = {
  dispute: openDispute,
  'dispute-won': (sql, intent) => closeDispute(sql, intent, 'won'),
  'dispute-lost': (sql, intent) => closeDispute(sql, intent, 'lost'),
};

/** Where a press of a button leads. */
export async function actOnCheckout(
  sql: Transaction,
  session: CheckoutSession,
  how: string,
): Promise<Response> {
  const here = `/local/stripe/checkout/${session.id}`;
  const dispute = disputes[how];
  if (dispute && session.payment_intent) {
    await dispute(sql, session.payment_intent);
    return goTo(here);
  }
  if (session.status === 'open' && how === 'secure') return goTo(`${here}/secure`);
  if (session.status === 'open' && how === 'abandon') return goTo(session.cancel_url ?? here);
  const act: Act | undefined =
    how === 'pay'
      ? (inner, { id }) => pay(inner, id, {})
      : choices.find((choice) => choice.name === how)?.act;
  const after = act ? await act(sql, session) : session;
  return goTo(after.status === 'complete' ? successUrl(after) : here);
}

function successUrl({ success_url, id }: CheckoutSession): string {
  return success_url.replaceAll('{CHECKOUT_SESSION_ID}', id);
}

export function showCheckout(session: CheckoutSession): Response {
  if (session.status === 'expired') {
    const content = html`<h1>The time to pay is over</h1><p class="muted">Nothing was charged.</p>${backLink(session)}`;
    return respond('Expired', content, 410);
  }
  if (session.status === 'complete') {
    const content = html`<h1>${session.payment_status === 'paid' ? 'Paid' : 'On its way'}</h1>
<p class="muted">${money(session.amount_total, session.currency)}</p><p><a href="${successUrl(session)}">Back to the shop</a></p>
<h2>Afterwards</h2><form method="post">
<button name="how" value="dispute">The bank takes it back<small>The buyer disputes the payment.</small></button>
<button name="how" value="dispute-won">The dispute is won</button>
<button name="how" value="dispute-lost">The dispute is lost</button></form>`;
    return respond('Paid', content);
  }
  return respond(
    'Pay',
    html`<h1>Pay ${money(session.amount_total, session.currency)}</h1><p class="muted">This page stands in for the payment provider’s.</p>
${declined(session)}<section class="card" aria-label="Your order">${summary(session)}</section>
<form method="post"><button class="main" name="how" value="pay">Pay ${money(session.amount_total, session.currency)}</button>
<button name="how" value="secure">Pay with 3-D Secure<small>Your bank asks you once more.</small></button>
<button name="how" value="abandon">Go back without paying</button></form>
<h2>What else can happen</h2><form method="post">${choices.map(
      ({ name, words, more }) =>
        html`<button name="how" value="${name}">${words}<small>${more}</small></button>`,
    )}</form>`,
  );
}

export function showSecure(session: CheckoutSession): Response {
  if (session.status !== 'open') return goTo(`/local/stripe/checkout/${session.id}`);
  return respond(
    'Confirm',
    html`<h1>Your bank asks: is it you?</h1><p class="muted">${money(session.amount_total, session.currency)} with the card ending in 4242.</p>
<form method="post"><button class="main" name="how" value="confirm">Yes, confirm</button><button name="how" value="refuse">No, refuse</button></form>`,
  );
}

export async function actOnSecure(sql: Transaction, { id }: CheckoutSession, how: string): Promise<Response> {
  const after =
    how === 'confirm'
      ? await pay(sql, id, {})
      : await decline(sql, id, 'Your bank did not confirm that it is you.');
  return goTo(after.status === 'complete' ? successUrl(after) : `/local/stripe/checkout/${id}`);
}

function declined({ inner }: CheckoutSession): Markup {
  return inner.lastDecline
    ? html`<p class="bad" role="alert">${inner.lastDecline} Nothing was charged.</p>`
    : html``;
}

function backLink({ cancel_url }: CheckoutSession): Markup {
  return cancel_url ? html`<p><a href="${cancel_url}">Back to the shop</a></p>` : html``;
}

function summary({ inner, amount_total, currency }: CheckoutSession): Markup {
  const lines = inner.lines.map(
    ({ name, description, quantity, amount }) =>
      html`<dt>${quantity > 1 ? `${quantity} × ` : ''}${name}<small>${description}</small></dt><dd>${money(quantity * amount, currency)}</dd>`,
  );
  return html`<dl>${lines}<dt class="total">Total</dt><dd class="total">${money(amount_total, currency)}</dd></dl>`;
}

function money(minor: number, currency: string): string {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
