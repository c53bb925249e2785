import { Form } from 'react-router';
import { wordsFor } from '~/lib/reasons';
import { Button } from '~/ui/button/button';
import type { Offer } from '../rules';
import classes from './offer-box.module.css';

/** The waiting list of a type that has sold out: join, leave, and take what came free. */
export function WaitingForm({ offer, problem }: { offer: Offer; problem: string | undefined }) {
  const tickets = offer.waiting === 1 ? '1 ticket' : `${offer.waiting} tickets`;
  const most = Math.max(offer.min_per_order, Math.min(offer.max_per_order, 20));
  const numbers = [...Array(most + 1).keys()].slice(offer.min_per_order);
  return (
    <div className={classes.waiting}>
      {offer.offered && (
        <Form method="post" preventScrollReset className={classes.wait}>
          <input type="hidden" name="order" value={offer.offered} />
          <p>
            <b>Good news: {tickets} came free, and we keep them for you.</b>
          </p>
          <Button type="submit" name="intent" value="take" icon="ticket">
            Take them
          </Button>
        </Form>
      )}
      <Form
        method="post"
        preventScrollReset
        className={classes.wait}
        aria-label={`Waiting list for ${offer.name}`}
      >
        <input type="hidden" name="type" value={offer.id} />
        {offer.waiting === null ? (
          <>
            <label className={classes.many}>
              How many
              <select name="quantity" defaultValue={offer.min_per_order} className={classes.select}>
                {numbers.map((number) => (
                  <option key={number}>{number}</option>
                ))}
              </select>
            </label>
            <Button type="submit" kind="secondary" icon="bell" name="intent" value="join">
              Join the waiting list
            </Button>
          </>
        ) : (
          <>
            {!offer.offered && <p>You are on the waiting list for {tickets}.</p>}
            <Button type="submit" kind="quiet" name="intent" value="leave">
              {offer.offered ? 'No, thank you' : 'Leave the list'}
            </Button>
          </>
        )}
      </Form>
      {problem && (
        <p role="alert" className={classes.problem}>
          {wordsFor(problem)}
        </p>
      )}
    </div>
  );
}
