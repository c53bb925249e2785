import type { ComponentProps } from 'react';
import { href } from 'react-router';
import type { NamedPermission } from '~/features/permissions/components/permission-list';
import { PictureSettings } from '~/features/profiles/components/picture-settings';
import { AccountSettings } from '~/features/session/components/account-settings';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Panel } from '~/ui/panel/panel';
import classes from './account-page.module.css';
import { ProfilePermissions } from './profile-permissions';
import { useUnsavedForms } from './use-unsaved-forms';

type OwnProfileProps = Omit<
  ComponentProps<typeof AccountSettings> & ComponentProps<typeof PictureSettings>,
  'onUnsaved'
> & { permissions: NamedPermission[] };

/** What one sees of oneself and nobody else does. */
export function OwnProfile({ permissions, picture, backend, ...account }: OwnProfileProps) {
  const { question, onUnsaved } = useUnsavedForms();
  return (
    <div className={classes.columns}>
      <div className={classes.stack}>
        <section id="tickets" aria-label="Tickets">
          <Panel title="Tickets">
            <EmptyState
              icon="ticket"
              title="You have no tickets"
              action={
                <ButtonLink kind="secondary" to={href('/')}>
                  See what’s on
                </ButtonLink>
              }
            >
              Tickets that you buy are kept here.
            </EmptyState>
          </Panel>
        </section>
        <section id="notifications" aria-label="Notifications">
          <Panel title="Notifications">
            <p>Nothing new.</p>
          </Panel>
        </section>
        <ProfilePermissions
          permissions={permissions}
          title="What you run"
          none="You are in no team. Whoever runs an event can add you by your profile number."
        />
      </div>
      <section id="settings" aria-label="Settings" className={classes.stack}>
        <PictureSettings picture={picture} backend={backend} onUnsaved={onUnsaved} />
        <AccountSettings {...account} onUnsaved={onUnsaved} />
        {question}
      </section>
    </div>
  );
}
