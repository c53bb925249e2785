import { moneyColumn } from '~/lib/money';
import { validityWords } from '~/lib/validity';
import type { BuyerOrder } from '../order';
import classes from './checkout.module.css';

/** What an order is made of, down to what there is to pay. */
export function OrderSummary({ order }: { order: BuyerOrder }) {
  const parts = order.lines.map(({ quantity, unitPrice }) => quantity * unitPrice);
  const money = moneyColumn([...parts, order.discount, order.fee, order.total], order.currency);
  return (
    <dl className={classes.summary}>
      {order.lines.map(({ typeId, name, quantity, unitPrice, ...validity }) => (
        <div key={typeId}>
          <dt>
            {quantity} × {name}
            {validityWords(validity) && <small>{validityWords(validity)}</small>}
          </dt>
          <dd>{money(quantity * unitPrice)}</dd>
        </div>
      ))}
      {order.discount > 0 && (
        <div className={classes.off}>
          <dt>Code {order.coupon}</dt>
          <dd>−{money(order.discount)}</dd>
        </div>
      )}
      {order.fee > 0 && (
        <div>
          <dt>Fee</dt>
          <dd>{money(order.fee)}</dd>
        </div>
      )}
      <div className={classes.sum}>
        <dt>Total</dt>
        <dd>{money(order.total)}</dd>
      </div>
    </dl>
  );
}
