import { useCallback, useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { waitingList } from '~/lib/anchors';
import { formatMoney, toMinor } from '~/lib/money';
import { wordsFor } from '~/lib/reasons';
import { ticketsWords } from '~/lib/ticket-place';
import { Button } from '~/ui/button/button';
import { Notice } from '~/ui/notice/notice';
import { Panel } from '~/ui/panel/panel';
import { type Offer, totalOf } from '../rules';
import { ClosedOffer } from './closed-offer';
import { CodeForm } from './code-form';
import classes from './offer-box.module.css';
import { OfferLine } from './offer-line';
import { TicketBar } from './ticket-bar';
import { useLiveOffers } from './use-live-offers';
import { WaitingForm } from './waiting-form';

type Refused = { reason: string; typeId?: number; room?: number };
type Chosen = { quantities: Record<string, string>; prices: Record<string, string> };

type OfferBoxProps = {
  event: { id: number; currency: string; timezone: string };
  offers: Offer[];
  code: string;
  codeProblem: string | null;
  problem?: Refused | undefined;
  chosen?: Chosen | undefined;
};

/** What can be had for this night. A plain form; with script it counts along. */
export function OfferBox({
  event,
  offers: loaded,
  code,
  codeProblem,
  problem: refused,
  chosen,
}: OfferBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const { offers, news, refresh } = useLiveOffers(box, event.id, code, loaded);
  const [quantities, setQuantities] = useState<Record<string, string>>(chosen?.quantities ?? {});
  const [prices, setPrices] = useState<Record<string, string>>(chosen?.prices ?? {});
  // Whoever chooses anew has heard why it did not go on.
  const [heard, setHeard] = useState<Refused>();
  const problem = refused === heard ? undefined : refused;
  const chooseQuantity = useCallback(
    (id: number, quantity: string) => {
      setQuantities((all) => ({ ...all, [id]: quantity }));
      setHeard(refused);
    },
    [refused],
  );
  const choosePrice = useCallback(
    (id: number, price: string) => {
      setPrices((all) => ({ ...all, [id]: price }));
      setHeard(refused);
    },
    [refused],
  );
  const secret = useSecret();
  const isBusy = useNavigation().formData?.get('intent') === 'hold';

  const open = offers.filter(({ state }) => state === 'on_sale');
  const closed = offers.filter(({ state }) => state !== 'on_sale');
  const sums = open.map((offer) => {
    const typed = prices[offer.id];
    const price = offer.price_is_free_choice && typed ? toMinor(typed, event.currency) : offer.price;
    const quantity = Number(quantities[offer.id] || 0);
    return quantity > 0 ? totalOf(offer, quantity, price ?? 0) : 0;
  });
  const countOf = (kind: Offer['kind']) =>
    open.reduce((sum, offer) => sum + (offer.kind === kind ? Number(quantities[offer.id] || 0) : 0), 0);
  const total = sums.reduce((sum, one) => sum + one, 0);
  const elsewhere = problem && !open.some(({ id }) => id === problem.typeId) ? problem : undefined;

  const listed = (kind: Offer['kind']) =>
    open
      .filter((offer) => offer.kind === kind)
      .map((offer) => (
        <OfferLine
          key={offer.id}
          offer={offer}
          currency={event.currency}
          quantity={quantities[offer.id] ?? ''}
          price={prices[offer.id] ?? ''}
          problem={problem?.typeId === offer.id ? problem.reason : undefined}
          onQuantity={chooseQuantity}
          onPrice={choosePrice}
        />
      ));
  const extras = listed('add_on');

  return (
    <div ref={box} className={classes.place}>
      <TicketBar box={box} offers={open} currency={event.currency} />
      <Panel title="Tickets">
        <div className={classes.box}>
          <p role="status" className={classes.said}>
            {news}
          </p>
          {open
            .filter(({ waiting }) => waiting !== null)
            .map((offer) => (
              <div key={offer.id} className={classes.line} data-chosen>
                <p className={classes.name}>{offer.name}</p>
                <WaitingForm offer={offer} problem={undefined} />
              </div>
            ))}
          {open.length > 0 && (
            <Form method="post" preventScrollReset className={classes.form} aria-label="Choose tickets">
              <input type="hidden" name="intent" value="hold" />
              <input type="hidden" name="secret" value={secret} />
              <input type="hidden" name="code" value={codeProblem ? '' : code} />
              {secret && !code && <input type="hidden" name="expected-total" value={total} />}
              <ul className={classes.list}>{listed('admission')}</ul>
              {extras.length > 0 && (
                <>
                  <h3 className={classes.heading}>Extras</h3>
                  <ul className={classes.list}>{extras}</ul>
                </>
              )}
              {elsewhere && (
                <Notice tone="bad">
                  {wordsFor(elsewhere.reason)}
                  {elsewhere.room !== undefined && elsewhere.room > 0 && ` ${elsewhere.room} left.`}
                </Notice>
              )}
              <div className={classes.footer}>
                <p className={classes.total} aria-live="polite">
                  {countOf('admission') + countOf('add_on') > 0 && (
                    <>
                      <span>{ticketsWords(countOf('admission'), countOf('add_on'))}</span>
                      <b>{formatMoney(total, event.currency, { free: true })}</b>
                    </>
                  )}
                </p>
                <Button type="submit" size="lg" busy={isBusy} icon="ticket">
                  Get tickets
                </Button>
              </div>
            </Form>
          )}
          {open.length === 0 && elsewhere && <Notice tone="bad">{wordsFor(elsewhere.reason)}</Notice>}
          {closed.length > 0 && (
            <ul id={waitingList} className={classes.list}>
              {closed.map((offer) => (
                <ClosedOffer
                  key={offer.id}
                  offer={offer}
                  event={event}
                  problem={problem?.typeId === offer.id ? problem.reason : undefined}
                  onOpen={refresh}
                />
              ))}
            </ul>
          )}
          <CodeForm code={code} problem={codeProblem} />
        </div>
      </Panel>
    </div>
  );
}

/**
 * What opens the order later, and makes a request that is sent twice the same one. Made in the browser: the page
 * itself is the same for everyone. Without script the server makes it.
 */
function useSecret(): string {
  const [secret, setSecret] = useState('');
  useEffect(() => {
    const bytes = crypto.getRandomValues(new Uint8Array(32));
    const text = btoa(String.fromCharCode(...bytes));
    setSecret(text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', ''));
  }, []);
  return secret;
}
