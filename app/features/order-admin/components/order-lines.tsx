import { formatMoney } from '~/lib/money';
import type { Order } from '../queries';
import classes from './order.module.css';

/** What was bought, and what it came to. */
export function OrderLines({ order }: { order: Order }) {
  const money = (minor: number) => formatMoney(minor, order.currency);
  const passedOn = order.total - (order.subtotal - order.discount);
  const sums = [
    order.discount > 0
      ? { name: order.coupon ? `Coupon ${order.coupon.code}` : 'Discount', value: money(-order.discount) }
      : undefined,
    passedOn > 0 ? { name: 'Fee', value: money(passedOn) } : undefined,
    { name: 'Total', value: money(order.total) },
    order.vat > 0 ? { name: 'VAT in it', value: money(order.vat) } : undefined,
    order.refunded > 0 ? { name: 'Went back', value: money(-order.refunded) } : undefined,
  ];
  return (
    <dl className={classes.lines}>
      {order.lines.map(({ id, quantity, unit_price, type }) => (
        <div key={id}>
          <dt>
            {quantity} × {type.name}
          </dt>
          <dd>{money(quantity * unit_price)}</dd>
        </div>
      ))}
      {sums
        .filter((sum) => sum !== undefined)
        .map(({ name, value }) => (
          <div key={name} className={classes.sum}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
