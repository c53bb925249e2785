import { href, Link } from 'react-router';
import type { ListedOrder } from '~/features/order-admin/queries';
import { TakenBar } from '~/features/ticket-types/components/taken-bar';
import { formatMoney } from '~/lib/money';
import { formatDate, formatRelative } from '~/lib/time';
import { ButtonLink } from '~/ui/button/button-link';
import { BarChart } from '~/ui/chart/bar-chart';
import { Panel } from '~/ui/panel/panel';
import type { Sales } from './load-sales';
import classes from './sales-panel.module.css';

type SalesPanelProps = {
  event: { id: number; currency: string; timezone: string };
  sales: Sales;
  now: string;
};

/** How many types are shown before the rest is a link. */
const mostTypes = 8;

/** What was sold by day, what is left of each type, and who bought lately. */
export function SalesPanel({ event, sales: { types, byDay, orders }, now }: SalesPanelProps) {
  const id = String(event.id);
  const sold = byDay?.reduce((sum, { tickets }) => sum + tickets, 0) ?? 0;
  const money = byDay?.reduce((sum, day) => sum + day.money, 0) ?? 0;
  return (
    <Panel
      title="Sales"
      actions={
        <ButtonLink kind="quiet" size="sm" to={href('/admin/event/:id/tickets', { id })}>
          Tickets
        </ButtonLink>
      }
    >
      {types.length === 0 ? (
        <div className={classes.none}>
          <p>Nothing is on sale yet. Say what people can buy, and at what price.</p>
          <ButtonLink kind="secondary" icon="ticket" to={href('/admin/event/:id/tickets', { id })}>
            Set up tickets
          </ButtonLink>
        </div>
      ) : (
        <div className={classes.sales}>
          {byDay && (
            <div>
              <p className={classes.sum}>
                <strong>{sold.toLocaleString('en-GB')}</strong> {sold === 1 ? 'ticket' : 'tickets'} for{' '}
                <strong>{formatMoney(money, event.currency)}</strong> in the last {byDay.length} days
              </p>
              {sold > 0 && (
                <BarChart
                  label="Tickets sold by day"
                  height={140}
                  data={byDay.map(({ day, tickets }) => ({ label: dayWords(day), value: tickets }))}
                />
              )}
            </div>
          )}
          <ul className={classes.types}>
            {types.slice(0, mostTypes).map(({ id, content, sold, held, room }) => {
              const units = Math.ceil(sold / (content.persons ?? 1));
              return (
                <li key={id}>
                  <strong>{content.name}</strong>
                  <TakenBar sold={units} held={held} size={room === null ? null : units + held + room} />
                </li>
              );
            })}
          </ul>
          {types.length > mostTypes && (
            <Link to={href('/admin/event/:id/tickets', { id })}>All {types.length} ticket types</Link>
          )}
          {orders && orders.length > 0 && <LatestOrders eventId={id} orders={orders} now={now} />}
        </div>
      )}
    </Panel>
  );
}

function LatestOrders({ eventId, orders, now }: { eventId: string; orders: ListedOrder[]; now: string }) {
  return (
    <div>
      <h3 className={classes.heading}>Lately</h3>
      <ul className={classes.orders}>
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={href('/admin/event/:id/orders/:orderId', { id: eventId, orderId: String(order.id) })}>
              {order.name || order.email || order.code}
            </Link>
            <span>{formatMoney(order.total, order.currency, { free: true })}</span>
            <small>{formatRelative(order.created_at, now)}</small>
          </li>
        ))}
      </ul>
      <Link to={href('/admin/event/:id/orders', { id: eventId })}>All orders</Link>
    </div>
  );
}

/** A day is the same everywhere: it has no clock. */
function dayWords(day: string): string {
  return formatDate(`${day}T12:00:00Z`, 'UTC');
}
