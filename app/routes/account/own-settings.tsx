import type { ComponentProps } from 'react';
import { NotificationSettings } from '~/features/notifications/components/notification-settings';
import { OwnDataSettings } from '~/features/own-data/components/own-data-settings';
import { PictureSettings } from '~/features/profiles/components/picture-settings';
import { ProfileSettings } from '~/features/profiles/components/profile-settings';
import { VisibilitySettings } from '~/features/profiles/components/visibility-settings';
import type { Profile } from '~/features/profiles/queries';
import { AccountSettings } from '~/features/session/components/account-settings';
import type { ProfilePicture } from '~/lib/profile-picture';
import classes from './account-page.module.css';
import type { ProfileData } from './load-profile';
import { useUnsavedForms } from './use-unsaved-forms';

type OwnSettingsProps = {
  person: Profile;
  own: Pick<NonNullable<ProfileData['own']>, 'email' | 'settings' | 'devices'>;
  now: string;
  picture: ProfilePicture | null;
  backend: string;
  result: ComponentProps<typeof AccountSettings>['result'];
};

export function OwnSettings({ person, own, now, picture, backend, result }: OwnSettingsProps) {
  const { question, onUnsaved } = useUnsavedForms();
  return (
    <section id="settings" aria-labelledby="settings-title" className={classes.settings}>
      <h2 id="settings-title" className={classes.heading}>
        Settings
      </h2>
      <ProfileSettings handle={person.handle} bio={person.bio} onUnsaved={onUnsaved} />
      <PictureSettings picture={picture} backend={backend} onUnsaved={onUnsaved} />
      <AccountSettings name={person.display_name} email={own.email} result={result} onUnsaved={onUnsaved} />
      <VisibilitySettings
        going={person.going_visibility}
        timetable={person.timetable_visibility}
        onUnsaved={onUnsaved}
      />
      <NotificationSettings userId={person.id} settings={own.settings} devices={own.devices} now={now} />
      <OwnDataSettings userId={person.id} email={own.email} />
      {question}
    </section>
  );
}
