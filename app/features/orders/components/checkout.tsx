import { Form, useNavigation } from 'react-router';
import { formatMoney } from '~/lib/money';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';
import { Panel } from '~/ui/panel/panel';
import type { BuyerOrder, Problem } from '../order';
import classes from './checkout.module.css';
import { HoldTimer } from './hold-timer';
import { OrderSummary } from './order-summary';

type CheckoutProps = {
  order: BuyerOrder;
  /** The page of the event, which answers the forms. */
  action: string;
  problem?: { intent: string; problem: Problem } | undefined;
  onExpired: () => void;
};

/** The places are held: who buys, a code, and on to paying. */
export function Checkout({ order, action, problem, onExpired }: CheckoutProps) {
  const here = `${action}?order=${order.code}`;
  const doing = useNavigation().formData?.get('intent');
  const reasonFor = (intent: string) => (problem?.intent === intent ? problem.problem.reason : undefined);
  const errorOf = (reason: string) => (reasonFor('pay') === reason ? wordsFor(reason) : undefined);
  const couponProblem = reasonFor('coupon');
  const general = ['name_missing', 'email_invalid'].includes(reasonFor('pay') ?? '')
    ? undefined
    : (reasonFor('pay') ?? reasonFor('release'));
  const price = formatMoney(order.total, order.currency);
  return (
    <Panel title="Your tickets" actions={<HoldTimer secondsLeft={order.secondsLeft} onEnd={onExpired} />}>
      <div className={classes.checkout}>
        <OrderSummary order={order} />
        {order.status === 'held' && order.total > 0 && (
          <details className={classes.code} open={couponProblem !== undefined}>
            <summary>{order.coupon ? 'Use another code' : 'Have a code?'}</summary>
            <Form method="post" action={here} preventScrollReset className={classes.codeForm}>
              <input type="hidden" name="intent" value="coupon" />
              <input type="hidden" name="order" value={order.code} />
              <TextField
                label="Code"
                name="code"
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                maxLength={32}
                error={couponProblem && wordsFor(couponProblem)}
              />
              <Button type="submit" kind="secondary" busy={doing === 'coupon'}>
                Apply
              </Button>
            </Form>
          </details>
        )}
        <Form method="post" action={here} preventScrollReset className={classes.person}>
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="order" value={order.code} />
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            maxLength={120}
            defaultValue={order.name}
            error={errorOf('name_missing')}
          />
          {order.isGuest ? (
            <TextField
              label="E-mail"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={order.email}
              error={errorOf('email_invalid')}
            />
          ) : (
            <p className={classes.muted}>The tickets belong to your account, {order.email}.</p>
          )}
          {general && <Notice tone="bad">{wordsFor(general)}</Notice>}
          <Button
            type="submit"
            size="lg"
            full
            busy={doing === 'pay'}
            icon={order.total > 0 ? 'lock' : 'check'}
          >
            {order.total > 0 ? `Pay ${price}` : 'Confirm'}
          </Button>
        </Form>
        <div className={classes.foot}>
          <p className={classes.muted}>
            Order {order.code}
            {order.total > 0 && '. Nothing is charged before you confirm it.'}
          </p>
          <Form method="post" action={here} preventScrollReset>
            <input type="hidden" name="order" value={order.code} />
            <Button type="submit" kind="quiet" name="intent" value="release" busy={doing === 'release'}>
              Start again
            </Button>
          </Form>
        </div>
      </div>
    </Panel>
  );
}
