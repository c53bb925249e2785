import { formatMoney } from '~/lib/money';
import type { Order } from '../queries';
import classes from './order.module.css';

/** What was bought, what it came to, and what is left of it. */
export function OrderLines({ order }: { order: Order }) {
  const money = (minor: number) => formatMoney(minor, order.currency);
  const passedOn = order.total - (order.subtotal - order.discount);
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
      {order.discount > 0 && (
        <div className={classes.sum}>
          <dt>{order.coupon ? `Coupon ${order.coupon.code}` : 'Discount'}</dt>
          <dd>−{money(order.discount)}</dd>
        </div>
      )}
      {passedOn > 0 && (
        <div className={classes.sum}>
          <dt>Fee</dt>
          <dd>{money(passedOn)}</dd>
        </div>
      )}
      <div className={classes.total}>
        <dt>
          Total
          {order.vat > 0 && <small>incl. {money(order.vat)} VAT</small>}
        </dt>
        <dd>{money(order.total)}</dd>
      </div>
      {order.refunded > 0 && (
        <>
          <div className={classes.sum}>
            <dt>Refunded</dt>
            <dd>−{money(order.refunded)}</dd>
          </div>
          <div className={classes.total}>
            <dt>Kept</dt>
            <dd>{money(order.total - order.refunded)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
