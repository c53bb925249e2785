import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { formatMoney } from '~/lib/money';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';
import { Panel } from '~/ui/panel/panel';
import type { Typed } from '../attendees';
import type { BuyerOrder, Problem } from '../order';
import { personProblems } from '../person';
import { AttendeeFields } from './attendee-fields';
import classes from './checkout.module.css';
import { CouponForm } from './coupon-form';
import { HoldTimer, TimeLeft } from './hold-timer';
import { LetGo } from './let-go';
import { OrderSummary } from './order-summary';

type CheckoutProps = {
  order: BuyerOrder;
  /** The page of the event, which answers the forms. */
  action: string;
  /** Why it did not go on, and what was typed, which is shown again. */
  problem?: { intent: string; problem: Problem; typed: Typed } | undefined;
  onExpired: () => void;
  /** Somebody came back without paying, and the page says first how to let the places go. */
  isLeft?: boolean;
};

const formId = 'checkout';

/** The places are held: who buys, who comes, a code, and on to paying. */
export function Checkout({ order, action, problem, onExpired, isLeft = false }: CheckoutProps) {
  const here = `${action}?order=${order.code}`;
  const doing = useNavigation().formData?.get('intent');
  const typed = problem?.typed ?? {};
  const form = useRef<HTMLFormElement>(null);
  const said = { name: typed.name ?? order.name, email: typed.email ?? order.email };
  const [buyer, setBuyer] = useState(said);
  const refused = problem?.intent === 'pay' ? problem.problem : undefined;
  const isPerson = refused?.reason === 'name_missing' || refused?.reason === 'email_invalid';
  const { name, email } = isPerson ? personProblems(said, order) : {};
  const isBeside = isPerson || refused?.n !== undefined || problem?.intent === 'coupon';
  const general = isBeside ? undefined : problem?.problem.reason;
  const price = formatMoney(order.total, order.currency);
  useEffect(() => {
    if (!refused) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    // It may be in what somebody folded up themselves.
    for (let fold = field?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
      fold.open = true;
    field?.focus();
  }, [refused]);
  return (
    <Panel title="Your tickets" actions={<HoldTimer secondsLeft={order.secondsLeft} onEnd={onExpired} />}>
      <div className={classes.checkout}>
        <OrderSummary order={order} />
        {order.status === 'held' && order.total > 0 && (
          <CouponForm
            order={order}
            action={here}
            reason={problem?.intent === 'coupon' ? problem.problem.reason : undefined}
            person={form}
          />
        )}
        {/* What is missing is told beside its field, by the server: a browser's own words come one at a time. */}
        <Form
          ref={form}
          id={formId}
          method="post"
          action={here}
          noValidate
          preventScrollReset
          className={classes.person}
        >
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="order" value={order.code} />
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            maxLength={120}
            defaultValue={said.name}
            onChange={(event) => setBuyer({ ...buyer, name: event.currentTarget.value })}
            error={name && wordsFor(name)}
          />
          {order.isGuest ? (
            <TextField
              label="E-mail"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              defaultValue={said.email}
              onChange={(event) => setBuyer({ ...buyer, email: event.currentTarget.value })}
              error={email && wordsFor(email)}
            />
          ) : (
            <p className={classes.muted}>The tickets belong to your account, {order.email}.</p>
          )}
          <AttendeeFields order={order} buyer={buyer} typed={typed} problem={refused} />
        </Form>
        <div className={classes.pay}>
          {general && <Notice tone="bad">{wordsFor(general)}</Notice>}
          <div>
            <TimeLeft secondsLeft={order.secondsLeft} />
            <Button
              type="submit"
              form={formId}
              size="lg"
              full
              busy={doing === 'pay'}
              icon={order.total > 0 ? 'lock' : 'check'}
            >
              {order.total > 0 ? `Pay ${price}` : 'Confirm'}
            </Button>
          </div>
        </div>
        <div className={classes.foot}>
          <p className={classes.muted}>
            Order {order.code}
            {order.total > 0 && '. Nothing is charged before you confirm it.'}
          </p>
          {!isLeft && (
            <LetGo order={order} action={action} kind="quiet">
              Start again
            </LetGo>
          )}
        </div>
      </div>
    </Panel>
  );
}
