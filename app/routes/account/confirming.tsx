import { useEffect } from 'react';
import { href, useRevalidator } from 'react-router';
import { OrderSummary } from '~/features/orders/components/order-summary';
import type { BuyerOrder } from '~/features/orders/order';
import { ButtonLink } from '~/ui/button/button-link';
import { Notice } from '~/ui/notice/notice';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import classes from './account-page.module.css';

const firstWait = 1000;
const longestWait = 8000;

/** Back from paying before the money is: asks again by itself, less and less often, and when looked at again. */
export function Confirming({ order }: { order: BuyerOrder }) {
  const isOpen = order.status === 'paying' || order.status === 'held';
  useAskingAgain(isOpen);
  const eventPath = href('/event/:id', { id: String(order.event.id) });
  return (
    <div className={classes.page}>
      <PageHeader title={isOpen ? 'Confirming your payment' : 'This order was not completed'} />
      <div className={classes.narrow}>
        <Panel title={order.event.title} text={`Order ${order.code}`}>
          <div className={classes.stack}>
            {isOpen ? (
              <Notice title="One moment">
                Your bank is confirming. This page goes on by itself; you can also close it, and your tickets
                come all the same.
              </Notice>
            ) : (
              <Notice tone="warning" title="No tickets were issued">
                The time was over before the payment arrived, and the places were gone. If you were charged,
                all of it goes back to your card by itself.
              </Notice>
            )}
            <OrderSummary order={order} />
            <ButtonLink kind="secondary" to={isOpen ? `${eventPath}?order=${order.code}#tickets` : eventPath}>
              {isOpen ? 'Back to the order' : 'Back to the event'}
            </ButtonLink>
          </div>
        </Panel>
      </div>
    </div>
  );
}

function useAskingAgain(isOpen: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOpen) return;
    let wait = firstWait;
    let timer = setTimeout(ask, wait);
    function ask() {
      void revalidate();
      wait = Math.min(longestWait, wait * 2);
      timer = setTimeout(ask, wait);
    }
    const look = () => {
      if (document.visibilityState === 'visible') void revalidate();
    };
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isOpen, revalidate]);
}
