import { useFetcher } from 'react-router';
import { wordsFor } from '~/lib/reasons';
import { ticketsWords } from '~/lib/ticket-place';
import { formatStart } from '~/lib/time';
import { Button } from '~/ui/button/button';
import { Panel } from '~/ui/panel/panel';
import type { ClaimResult } from '../change-claims';
import type { ClaimableOrder } from '../queries';
import classes from './claims.module.css';

/** What was bought with one's address before one was signed in, each to be kept with one click. */
export function ClaimableOrders({ orders }: { orders: ClaimableOrder[] }) {
  if (orders.length === 0) return null;
  return (
    <Panel
      title="Orders made with your address"
      text="They were made without signing in. Keep them here, and their tickets are among yours."
    >
      <ul className={classes.list}>
        {orders.map((order) => (
          <Claimable key={order.id} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function Claimable({ order }: { order: ClaimableOrder }) {
  const { Form, state, data } = useFetcher<ClaimResult>();
  const { id, code, tickets, extras, event_title: title, starts_at: start, ends_at: end, timezone } = order;
  return (
    <li className={classes.order}>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        <p className={classes.muted}>
          {formatStart(start, end, timezone)} · {ticketsWords(tickets, extras)} · Order {code}
        </p>
      </div>
      <Form method="post">
        <input type="hidden" name="intent" value="claim-order" />
        <input type="hidden" name="orderId" value={id} />
        <Button type="submit" kind="secondary" busy={state !== 'idle'} aria-label={`Keep order ${code}`}>
          Keep
        </Button>
      </Form>
      {data?.claim === 'refused' && (
        <p role="alert" className={classes.problem}>
          {wordsFor(data.reason)}
        </p>
      )}
    </li>
  );
}
