import type Stripe from 'stripe';

export type OrderToPay = {
  eventTitle: string;
  currency: string;
  total: number;
  /** The part of the platform's fee that the buyer pays. */
  passedOnFee: number;
  lines: { name: string; quantity: number; unitPrice: number; discount: number }[];
};

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

/** An order as the payment page lists it. Their sum is the order's total, to the unit. */
export function lineItems(order: OrderToPay): LineItem[] {
  const item = (name: string, quantity: number, amount: number, description?: string): LineItem => ({
    quantity,
    price_data: {
      currency: order.currency.toLowerCase(),
      unit_amount: amount,
      product_data: { name, ...(description && { description }) },
    },
  });
  const items = order.lines
    .filter(({ quantity, unitPrice, discount }) => quantity * unitPrice > discount)
    .map(({ name, quantity, unitPrice, discount }) =>
      // A discount of the whole line may not divide by its tickets, so the line is then one item.
      discount === 0
        ? item(name, quantity, unitPrice, order.eventTitle)
        : item(
            quantity > 1 ? `${quantity} × ${name}` : name,
            1,
            quantity * unitPrice - discount,
            order.eventTitle,
          ),
    );
  return order.passedOnFee > 0 ? [...items, item('Booking fee', 1, order.passedOnFee)] : items;
}
