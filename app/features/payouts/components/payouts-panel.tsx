import { Panel } from '~/ui/panel/panel';
import type { Payouts } from '../queries';
import { MissingDetails, PayoutBadge } from './payout-state';
import classes from './payouts.module.css';
import { SetUpPayouts } from './set-up-payouts';

/** How a promoter is paid, for its owners. */
export function PayoutsPanel({ promoterId, payouts }: { promoterId: number; payouts: Payouts }) {
  const { accountId, isReady, missing } = payouts;
  return (
    <div id="payouts" className={classes.anchor}>
      <Panel title="Payouts" actions={<PayoutBadge {...payouts} />}>
        <div className={classes.state}>
          {isReady ? (
            <p>
              What your events earn goes to your account at the payment provider, and from there to your bank.
            </p>
          ) : (
            <>
              {accountId === null ? (
                <p>
                  Paid tickets go on sale once the payment provider knows who you are and where the money
                  goes.
                </p>
              ) : (
                <MissingDetails missing={missing} />
              )}
              <SetUpPayouts promoterId={promoterId} label={accountId === null ? 'Set up payouts' : 'Go on'} />
            </>
          )}
        </div>
      </Panel>
    </div>
  );
}
