import { href, Link } from 'react-router';
import { formatMoney } from '~/lib/money';
import { ticketsWords } from '~/lib/ticket-place';
import { formatDate } from '~/lib/time';
import { Badge, type Tone } from '~/ui/badge/badge';
import { ButtonLink } from '~/ui/button/button-link';
import type { OwnOrder } from '../queries';
import classes from './own-orders.module.css';

const states: Record<OwnOrder['state'], { words: string; tone: Tone }> = {
  offered: { words: 'Offered to you', tone: 'blue' },
  held: { words: 'In your basket', tone: 'amber' },
  paying: { words: 'Not paid yet', tone: 'amber' },
  paid: { words: 'Complete', tone: 'green' },
  expired: { words: 'Ran out', tone: 'neutral' },
  cancelled: { words: 'Cancelled', tone: 'neutral' },
  refunded: { words: 'Refunded', tone: 'neutral' },
};

type OwnOrdersProps = { orders: OwnOrder[]; isOlder: boolean; next: number | null };

/** What somebody bought, newest first. */
export function OwnOrders({ orders, isOlder, next }: OwnOrdersProps) {
  return (
    <>
      {orders.length === 0 && <p className={classes.muted}>There are no older orders.</p>}
      <ul className={classes.list}>
        {orders.map((order) => (
          <Row key={order.id} order={order} />
        ))}
      </ul>
      {(isOlder || next !== null) && (
        <p className={classes.pages}>
          {isOlder && (
            <ButtonLink kind="quiet" to={{ search: '', hash: 'orders' }}>
              Newest orders
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink kind="quiet" to={{ search: `?orders=${next}`, hash: 'orders' }}>
              Older orders
            </ButtonLink>
          )}
        </p>
      )}
    </>
  );
}

function Row({ order }: { order: OwnOrder }) {
  const { code, state, total, refunded, currency, tickets, extras } = order;
  const isPartly = state === 'paid' && refunded > 0;
  const { words, tone } = isPartly ? { words: 'Partly refunded', tone: 'amber' as const } : states[state];
  const isOpen = state === 'held' || state === 'paying' || state === 'offered';
  const to = isOpen
    ? `${href('/event/:id', { id: String(order.event_id) })}?order=${code}#tickets`
    : `${href('/success')}?order=${code}`;
  return (
    <li>
      <Link to={to} className={classes.order}>
        <span className={classes.words}>
          <b>{order.event_title}</b>
          <span className={classes.muted}>
            {code} · {formatDate(order.created_at, order.timezone)} · {ticketsWords(tickets, extras)}
          </span>
        </span>
        <span className={classes.sum}>
          <b>{formatMoney(total, currency, { free: true })}</b>
          <Badge tone={tone}>{words}</Badge>
        </span>
      </Link>
    </li>
  );
}
