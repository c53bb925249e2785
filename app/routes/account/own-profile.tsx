import type { ComponentProps } from 'react';
import { href } from 'react-router';
import { ClaimableOrders } from '~/features/claims/components/claimable-orders';
import { NotificationsPanel } from '~/features/notifications/components/notifications-panel';
import type { AccountSettings } from '~/features/session/components/account-settings';
import { TicketGroups } from '~/features/tickets/components/ticket-groups';
import type { ProfilePicture } from '~/lib/profile-picture';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import classes from './account-page.module.css';
import type { ProfileData } from './load-profile';
import { OwnFollowing } from './own-following';
import { OwnSettings } from './own-settings';
import { PlansPanel } from './plans-panel';
import { ProfileNav } from './profile-nav';
import { ProfilePermissions } from './profile-permissions';

type OwnProfileProps = ProfileData & {
  own: NonNullable<ProfileData['own']>;
  picture: ProfilePicture | null;
  backend: string;
  result: ComponentProps<typeof AccountSettings>['result'];
};

/** What one sees of oneself and nobody else does. */
export function OwnProfile({ own, picture, backend, result, ...profile }: OwnProfileProps) {
  const { person, permissions, followed, pictures, now } = profile;
  const discover = (
    <ButtonLink kind="secondary" to={href('/')}>
      See what’s on
    </ButtonLink>
  );
  return (
    <>
      <ProfileNav requests={own.followers.filter(({ isAccepted }) => !isAccepted).length} />
      <div className={classes.columns}>
        <div className={classes.stack}>
          <ClaimableOrders orders={own.claimable} />
          <section id="tickets" aria-label="Tickets" className={classes.anchor}>
            <Panel title="Tickets">
              {own.tickets.length > 0 ? (
                <TicketGroups tickets={own.tickets} now={now} />
              ) : (
                <EmptyState icon="ticket" title="You have no tickets" action={discover}>
                  Tickets that you buy are kept here.
                </EmptyState>
              )}
            </Panel>
          </section>
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
        <OwnSettings person={person} email={own.email} picture={picture} backend={backend} result={result} />
      </div>
    </>
  );
}
