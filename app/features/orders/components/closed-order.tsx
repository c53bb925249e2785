import { Form, href, useNavigation } from 'react-router';
import { toDecimal } from '~/lib/money';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { Notice } from '~/ui/notice/notice';
import { Panel } from '~/ui/panel/panel';
import type { BuyerOrder, Problem } from '../order';
import classes from './checkout.module.css';

type ClosedOrderProps = {
  order: BuyerOrder;
  action: string;
  problem?: { intent: string; problem: Problem } | undefined;
};

const words: Partial<Record<BuyerOrder['status'], string>> = {
  expired: 'Your time was over, so the places went back. Nothing was charged.',
  cancelled: 'This order was let go or changed. Nothing was charged for it.',
  refunded: 'This order was refunded.',
};

/** An order that holds nothing any more: what became of it, and one click to try again. */
export function ClosedOrder({ order, action, problem }: ClosedOrderProps) {
  const here = `${action}?order=${order.code}`;
  const isBusy = useNavigation().formData?.get('intent') === 'hold';
  if (order.status === 'paid') {
    return (
      <Panel title="Your tickets">
        <div className={classes.checkout}>
          <Notice tone="good">This order is complete.</Notice>
          <ButtonLink to={`${href('/success')}?order=${order.code}`}>See your tickets</ButtonLink>
        </div>
      </Panel>
    );
  }
  return (
    <Panel title="Your tickets">
      <div className={classes.checkout}>
        <Notice tone="warning">{words[order.status]}</Notice>
        {problem && <Notice tone="bad">{wordsFor(problem.problem.reason)}</Notice>}
        <div className={classes.foot}>
          <Form method="post" action={here} preventScrollReset>
            <input type="hidden" name="code" value={order.coupon ?? ''} />
            {order.lines.map(({ typeId, quantity, unitPrice }) => (
              <span key={typeId}>
                <input type="hidden" name={`quantity-${typeId}`} value={quantity} />
                <input type="hidden" name={`price-${typeId}`} value={toDecimal(unitPrice, order.currency)} />
              </span>
            ))}
            <Button type="submit" name="intent" value="hold" busy={isBusy} icon="refresh">
              Try again
            </Button>
          </Form>
          <ButtonLink kind="quiet" to={{ pathname: action, hash: 'tickets' }} preventScrollReset>
            Choose anew
          </ButtonLink>
        </div>
      </div>
    </Panel>
  );
}
