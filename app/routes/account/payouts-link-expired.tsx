import { data, href, redirectDocument } from 'react-router';
import { pageMeta } from '~/lib/page-meta';
import { wordsFor } from '~/lib/reasons';
import { personalHeaders } from '~/routes/public/load-own-order.server';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/payouts-link-expired';
import classes from './account-page.module.css';
import { openPayouts } from './load-payouts.server';

/** Links to the provider open once and for a few minutes: whoever comes back with an old one gets a fresh one. */
export async function loader(visit: Route.LoaderArgs) {
  const { payments, accountId, userId } = await openPayouts(visit);
  if (accountId === undefined) return data({ reason: null }, { headers: personalHeaders });
  const begun = await payments.renewOnboarding(accountId, userId);
  if (!('reason' in begun)) throw redirectDocument(begun.url, { headers: personalHeaders });
  const status = begun.reason === 'not_allowed' ? 403 : 503;
  return data({ reason: begun.reason }, { status, headers: personalHeaders });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const meta = () =>
  pageMeta({
    title: 'Payouts link expired',
    description: 'Where you land when a link to set up payouts has expired.',
  });

const toAdmin = <ButtonLink to={href('/admin')}>Go to what you run</ButtonLink>;

export default function PayoutsLinkExpired({ loaderData: { reason } }: Route.ComponentProps) {
  return (
    <div className={classes.page}>
      <PageHeader title="Payouts link expired" />
      {reason === null ? (
        <EmptyState icon="refresh" title="There is no link to renew" action={toAdmin}>
          No payout set-up was under way in this browser. Links to one are made afresh on the page of the
          event or promoter that you run.
        </EmptyState>
      ) : (
        <EmptyState icon="lock" title="There is no fresh link for you" action={toAdmin}>
          {reason === 'not_allowed'
            ? 'Payouts are for owners. Sign in as the owner of the promoter, or ask them to go on.'
            : wordsFor(reason)}
        </EmptyState>
      )}
    </div>
  );
}
