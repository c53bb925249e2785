import { Button } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import type { PayoutChoice } from '../queries';
import { MissingDetails, PayoutBadge } from './payout-state';
import classes from './payouts.module.css';
import { SetUpPayouts } from './set-up-payouts';

type ChoosePayoutsProps = {
  choices: PayoutChoice[];
  /** Owners of the event. */
  mayChoose: boolean;
  /** The account that is being chosen at the moment. */
  busy: number | null;
  onChoose: (accountId: number) => void;
};

/** Whom the event pays, and whom it could pay. */
export function ChoosePayouts({ choices, mayChoose, busy, onChoose }: ChoosePayoutsProps) {
  const paid = choices.find(({ isPaid }) => isPaid);
  return (
    <div id="payouts" className={classes.anchor}>
      <Panel title="Payouts" text={textFor(paid)}>
        {choices.length === 0 && <p>Owners of the event decide who is paid.</p>}
        <ul className={classes.choices}>
          {choices.map((choice) => {
            const { promoter, accountId, isReady, isOwn, isPaid, missing } = choice;
            const name = nameOf(choice);
            return (
              <li key={promoter?.id ?? name}>
                <div className={classes.choice}>
                  <p>
                    <b>{name}</b>
                    {isPaid && <span> is paid for this event</span>}
                  </p>
                  <PayoutBadge {...choice} />
                </div>
                {isOwn && !isReady && accountId !== null && <MissingDetails missing={missing} />}
                {!isOwn && !isReady && <p className={classes.muted}>An owner of {name} sets this up.</p>}
                <div className={classes.acts}>
                  {mayChoose && isOwn && isReady && !isPaid && accountId !== null && (
                    <Button
                      kind="secondary"
                      size="sm"
                      busy={busy === accountId}
                      aria-label={`Pay ${name} for this event`}
                      onClick={() => onChoose(accountId)}
                    >
                      Pay this one
                    </Button>
                  )}
                  {isOwn && !isReady && (
                    <SetUpPayouts
                      promoterId={promoter?.id}
                      label={accountId === null ? 'Set up payouts' : 'Go on'}
                      of={name}
                      kind="secondary"
                    />
                  )}
                </div>
              </li>
            );
          })}
        </ul>
      </Panel>
    </div>
  );
}

function nameOf({ promoter, isOwn }: PayoutChoice): string {
  if (promoter) return promoter.name;
  return isOwn ? 'You yourself' : 'Another owner';
}

function textFor(paid: PayoutChoice | undefined): string {
  if (paid?.isReady) return 'Where the money for paid tickets goes.';
  return 'Paid tickets go on sale once somebody can be paid for them.';
}
