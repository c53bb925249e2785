import { type RefObject, useEffect, useState } from 'react';
import { formatMoney } from '~/lib/money';
import { Button } from '~/ui/button/button';
import { type Offer, totalOf } from '../rules';
import classes from './ticket-bar.module.css';

type TicketBarProps = { box: RefObject<HTMLElement | null>; offers: Offer[]; currency: string };

/** On a phone the tickets are a long way below the poster: what they cost, and the way there, until they are reached. */
export function TicketBar({ box, offers, currency }: TicketBarProps) {
  const isAhead = useIsAhead(box);
  const totals = offers.filter(({ kind }) => kind === 'admission').map((offer) => totalOf(offer, 1));
  if (!isAhead || totals.length === 0) return null;
  const lowest = formatMoney(Math.min(...totals), currency, { free: true });
  return (
    <div className={classes.bar}>
      <p className={classes.price}>{new Set(totals).size > 1 ? `From ${lowest}` : lowest}</p>
      <Button icon="ticket" onClick={() => box.current?.scrollIntoView({ block: 'start' })}>
        See tickets
      </Button>
    </div>
  );
}

/** Whether one still has to scroll down to it. */
function useIsAhead(box: RefObject<HTMLElement | null>): boolean {
  const [isAhead, setIsAhead] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => {
      setIsAhead(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return isAhead;
}
