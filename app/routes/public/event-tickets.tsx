import { useRef } from 'react';
import { href, useActionData, useRevalidator } from 'react-router';
import { TicketBox } from '~/features/events/components/ticket-box';
import type { EventDetail } from '~/features/events/queries';
import { isOff, isOver } from '~/features/events/rules';
import { OfferBox } from '~/features/offers/components/offer-box';
import type { Offer } from '~/features/offers/rules';
import { Checkout } from '~/features/orders/components/checkout';
import { ClosedOrder } from '~/features/orders/components/closed-order';
import type { BuyerOrder } from '~/features/orders/order';
import { useKeptFocus } from '~/ui/focus/use-kept-focus';
import type { BuyAnswer } from './buy-tickets.server';
import classes from './event.module.css';

type EventTicketsProps = {
  event: EventDetail;
  offers: Offer[];
  code: string;
  codeProblem: string | null;
  order: BuyerOrder | null;
  now: string;
};

/** Where tickets are bought: what there is, then what is held, then how it ended. */
export function EventTickets(props: EventTicketsProps) {
  const box = useRef<HTMLDivElement>(null);
  useKeptFocus(box);
  return (
    <div ref={box} id="tickets" className={classes.tickets}>
      <Step {...props} />
    </div>
  );
}

function Step({ event, offers, code, codeProblem, order, now }: EventTicketsProps) {
  const answer = useActionData<BuyAnswer>();
  const { revalidate } = useRevalidator();
  const action = href('/event/:id', { id: String(event.id) });
  const isOpen = order && ['held', 'paying', 'offered'].includes(order.status);
  if (isOpen)
    return (
      <Checkout key={order.code} order={order} action={action} problem={answer} onExpired={revalidate} />
    );
  if (order) return <ClosedOrder order={order} action={action} problem={answer} />;
  if (isOff(event) || isOver(event, now) || (offers.length === 0 && !code))
    return <TicketBox event={event} now={now} />;
  return (
    <OfferBox
      key={code}
      event={event}
      offers={offers}
      code={code}
      codeProblem={codeProblem}
      problem={answer?.problem}
      chosen={answer?.chosen}
    />
  );
}
