import { useEffect } from 'react';
import { href } from 'react-router';
import { KeepOrder } from '~/features/claims/components/keep-order';
import { ShareEvent } from '~/features/events/components/share-event';
import { PushQuestion } from '~/features/notifications/components/push-question';
import { OrderSummary } from '~/features/orders/components/order-summary';
import type { BuyerOrder } from '~/features/orders/order';
import { TicketList } from '~/features/tickets/components/ticket-list';
import { formatStart } from '~/lib/time';
import { KeptNotice } from '~/routes/kept-notice';
import { useViewer } from '~/routes/use-viewer';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { PageHeader } from '~/ui/page-header/page-header';
import { Panel } from '~/ui/panel/panel';
import { copyText } from '~/ui/toast/copy-text';
import classes from './account-page.module.css';
import { TicketActions } from './ticket-actions';
import { useKeptOrder } from './use-kept-tickets';

/** An order that is complete: its tickets at once, what it cost, and where to find it again. */
export function PaidOrder({ order, link }: { order: BuyerOrder; link: string | undefined }) {
  const viewer = useViewer();
  const { event, tickets } = order;
  useKeptOrder(event, tickets);
  // The forms of the checkout keep their place on the page, which is none on this one.
  useEffect(() => {
    window.scrollTo({ top: 0 });
  }, []);
  const when = formatStart(event.startsAt, event.endsAt, event.timezone);
  const isOff = order.status !== 'paid';
  return (
    <div className={classes.page}>
      <KeptNotice />
      <PageHeader
        eyebrow={`Order ${order.code}`}
        title={isOff ? `This order was ${order.status}` : 'You’re going'}
        text={`${event.title} · ${when}${event.venue ? ` · ${event.venue}` : ''}`}
        actions={
          <>
            {viewer && !order.isGuest && (
              <ButtonLink
                kind="secondary"
                icon="ticket"
                to={`${href('/user/:id', { id: String(viewer.userId) })}#tickets`}
              >
                My tickets
              </ButtonLink>
            )}
            <ButtonLink
              kind="secondary"
              icon="calendar"
              reloadDocument
              to={href('/order/:code/calendar.ics', { code: order.code })}
            >
              Add to calendar
            </ButtonLink>
            {tickets.some(({ token }) => token) && (
              <ButtonLink
                kind="secondary"
                icon="download"
                reloadDocument
                to={href('/order/:code/tickets.pdf', { code: order.code })}
              >
                PDF
              </ButtonLink>
            )}
            {order.total > 0 && (
              <ButtonLink
                kind="secondary"
                icon="download"
                reloadDocument
                to={href('/order/:code/receipt.pdf', { code: order.code })}
              >
                Receipt
              </ButtonLink>
            )}
            {!isOff && <ShareEvent event={event} kind="secondary" />}
          </>
        }
      />
      <div className={classes.columns}>
        <Panel title={tickets.length === 1 ? 'Your ticket' : 'Your tickets'}>
          <TicketList
            timezone={event.timezone}
            tickets={tickets.map((ticket) => ({ ...ticket, orderCode: order.code }))}
            actionsOf={(ticket, place, zone) => <TicketActions ticket={ticket} place={place} zone={zone} />}
          />
          {order.isGuest && !isOff && (
            <p className={classes.guest}>
              Tickets can be given to someone or returned once their order belongs to an account.
            </p>
          )}
        </Panel>
        <div className={classes.stack}>
          <Panel title="Order">
            <OrderSummary order={order} />
          </Panel>
          {viewer && !order.isGuest && !isOff && (
            <PushQuestion
              userId={viewer.userId}
              when={`when ${event.title} changes, and before doors open`}
            />
          )}
          {!isOff && (
            <KeepOrder
              code={order.code}
              email={order.email}
              isGuest={order.isGuest}
              isSignedIn={viewer !== null}
            />
          )}
          {link && (
            <Panel
              title="Keep this link"
              text="It opens your tickets on any device. Whoever has it has the tickets."
            >
              <div className={classes.keep}>
                <a href={link}>{link}</a>
                <Button kind="secondary" icon="copy" onClick={() => copyText(link, 'The link')}>
                  Copy
                </Button>
              </div>
            </Panel>
          )}
        </div>
      </div>
    </div>
  );
}
