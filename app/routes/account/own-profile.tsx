import type { ComponentProps } from 'react';
import { href } from 'react-router';
import { ClaimableOrders } from '~/features/claims/components/claimable-orders';
import { NotificationsPanel } from '~/features/notifications/components/notifications-panel';
import { OwnWaits } from '~/features/offers/components/own-waits';
import { OwnOrders } from '~/features/orders/components/own-orders';
import type { AccountSettings } from '~/features/session/components/account-settings';
import { TicketGroups } from '~/features/tickets/components/ticket-groups';
import { TicketOffers } from '~/features/tickets/components/ticket-offers';
import type { ProfilePicture } from '~/lib/profile-picture';
import { KeptNotice } from '~/routes/kept-notice';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import classes from './account-page.module.css';
import { LeaveWait } from './leave-wait';
import type { ProfileData } from './load-profile';
import { OwnFollowing } from './own-following';
import { OwnSettings } from './own-settings';
import { PlansPanel } from './plans-panel';
import { ProfileNav } from './profile-nav';
import { ProfilePermissions } from './profile-permissions';
import { TicketActions } from './ticket-actions';
import { useKeptOwnTickets } from './use-kept-tickets';

type OwnProfileProps = ProfileData & {
  own: NonNullable<ProfileData['own']>;
  picture: ProfilePicture | null;
  backend: string;
  result: ComponentProps<typeof AccountSettings>['result'];
};

/** What one sees of oneself and nobody else does. */
export function OwnProfile({ own, picture, backend, result, ...profile }: OwnProfileProps) {
  const { person, permissions, followed, pictures, now } = profile;
  useKeptOwnTickets(own.tickets);
  const discover = (
    <ButtonLink kind="secondary" to={href('/')}>
      See what’s on
    </ButtonLink>
  );
  return (
    <>
      <KeptNotice />
      <ProfileNav
        requests={own.followers.filter(({ isAccepted }) => !isAccepted).length}
        offers={own.waits.filter(({ offer_code: code }) => code !== null).length}
        hasWaits={own.waits.length > 0}
        hasOrders={own.orders.orders.length > 0}
      />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <ClaimableOrders orders={own.claimable} />
          <section id="tickets" aria-label="Tickets" className={classes.anchor}>
            <Panel title="Tickets">
              <TicketOffers offers={own.ticketOffers} />
              {own.tickets.length > 0 ? (
                <TicketGroups
                  tickets={own.tickets}
                  chats={own.chats}
                  now={now}
                  actionsOf={(ticket, place, zone) => (
                    <TicketActions ticket={ticket} place={place} zone={zone} />
                  )}
                />
              ) : (
                <EmptyState icon="ticket" title="You have no tickets" action={discover}>
                  Tickets that you buy are kept here.
                </EmptyState>
              )}
            </Panel>
          </section>
          {own.waits.length > 0 && (
            <section id="waiting" aria-label="Waiting lists" className={classes.anchor}>
              <Panel
                title="Waiting lists"
                text="What comes free is offered in the order in which people came."
              >
                <OwnWaits waits={own.waits} now={now} actionsOf={(wait) => <LeaveWait wait={wait} />} />
              </Panel>
            </section>
          )}
          {(own.orders.orders.length > 0 || own.orders.isOlder) && (
            <section id="orders" aria-label="Orders" className={classes.anchor}>
              <Panel title="Orders">
                <OwnOrders {...own.orders} />
              </Panel>
            </section>
          )}
          <section id="notifications" aria-label="Notifications" className={classes.anchor}>
            <NotificationsPanel
              {...own.notifications}
              isOlderPage={own.isOlderPage}
              ownProfile={href('/user/:id', { id: String(person.id) })}
              backend={backend}
              now={now}
            />
          </section>
          <section id="plans" aria-label="Plans" className={classes.anchor}>
            <PlansPanel
              {...profile}
              title="Your plans"
              empty={
                <EmptyState icon="calendar" title="No plans yet" action={discover}>
                  Events that you go to or are interested in are kept here.
                </EmptyState>
              }
            />
          </section>
          <OwnFollowing
            isPublic={person.is_public}
            followers={own.followers}
            followed={followed}
            pictures={pictures}
            backend={backend}
          />
          <ProfilePermissions
            permissions={permissions}
            title="What you run"
            none="You are in no team. Whoever runs an event, venue, artist or promoter can invite you by e-mail."
          />
        </div>
        <OwnSettings
          person={person}
          own={own}
          now={now}
          picture={picture}
          backend={backend}
          result={result}
        />
      </div>
    </>
  );
}
