import { data, href, redirectDocument } from 'react-router';
import { MissingDetails } from '~/features/payouts/components/payout-state';
import { parseEntityId } from '~/lib/entity-id';
import { pageMeta } from '~/lib/page-meta';
import { wordsFor } from '~/lib/reasons';
import { personalHeaders } from '~/routes/public/load-own-order.server';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/payouts-return';
import classes from './account-page.module.css';
import { openPayouts } from './load-payouts.server';

/** Where the provider's pages lead back to: it is asked how the account stands now. */
export async function loader(visit: Route.LoaderArgs) {
  const { payments, accountId, userId } = await openPayouts(visit);
  const answer = accountId === undefined ? null : await payments.readOwnAccount(accountId, userId);
  const status = answer && 'reason' in answer ? (answer.reason === 'not_allowed' ? 403 : 503) : 200;
  return data({ answer }, { status, headers: personalHeaders });
}

/** Begins, or goes on: for a promoter, or without one for the person. */
export async function action(visit: Route.ActionArgs) {
  const { payments, userId } = await openPayouts(visit);
  const promoterId = parseEntityId(String((await visit.request.formData()).get('promoter') ?? ''));
  const begun = await payments.beginOnboarding(
    promoterId === undefined ? { userId } : { promoterId },
    userId,
  );
  if ('reason' in begun) return data({ reason: begun.reason }, { headers: personalHeaders });
  return redirectDocument(begun.url);
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () =>
  pageMeta({ title: 'Payouts', description: 'Where you land after setting up payouts.' });

export default function PayoutsReturn({ loaderData: { answer }, actionData }: Route.ComponentProps) {
  return (
    <div className={classes.page}>
      <PageHeader title="Payouts" />
      <Standing answer={actionData ?? answer} />
    </div>
  );
}

type StandingProps = { answer: Route.ComponentProps['loaderData']['answer'] | { reason: string } };

function Standing({ answer }: StandingProps) {
  if (answer === null) {
    return (
      <EmptyState icon="euro" title="No payout set-up in this browser" action={<ToAdmin />}>
        Nobody started to connect a payout account here. Open the event or promoter that you run to see how it
        stands.
      </EmptyState>
    );
  }
  if ('reason' in answer) {
    return (
      <EmptyState icon="lock" title="We cannot show this account" action={<ToAdmin />}>
        {answer.reason === 'not_allowed'
          ? 'Payouts are for owners. Sign in as the owner of the promoter, or ask them to go on.'
          : wordsFor(answer.reason)}
      </EmptyState>
    );
  }
  if (answer.isReady) {
    return (
      <EmptyState icon="check" title="Payouts are ready" action={<ToAdmin owner={answer.owner} />}>
        Paid tickets can be sold from now on. What they earn goes to your bank account.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="euro"
      title="Payouts are not ready yet"
      action={
        <div className={classes.actions}>
          <ButtonLink reloadDocument to={`${href('/reauth')}?account=${answer.id}`}>
            Go on
          </ButtonLink>
          <ToAdmin owner={answer.owner} />
        </div>
      }
    >
      <div className={classes.details}>
        <MissingDetails missing={answer.missing} />
      </div>
    </EmptyState>
  );
}

function ToAdmin({ owner }: { owner?: { promoterId: number } | { userId: number } }) {
  const isPromoter = owner !== undefined && 'promoterId' in owner;
  return (
    <ButtonLink
      kind="secondary"
      to={isPromoter ? href('/admin/promoter/:id', { id: String(owner.promoterId) }) : href('/admin')}
    >
      {isPromoter ? 'To the promoter' : 'Go to what you run'}
    </ButtonLink>
  );
}
