import type { ComponentProps } from 'react';
import { PictureSettings } from '~/features/profiles/components/picture-settings';
import { ProfileSettings } from '~/features/profiles/components/profile-settings';
import { VisibilitySettings } from '~/features/profiles/components/visibility-settings';
import type { Profile } from '~/features/profiles/queries';
import { AccountSettings } from '~/features/session/components/account-settings';
import type { ProfilePicture } from '~/lib/profile-picture';
import classes from './account-page.module.css';
import { useUnsavedForms } from './use-unsaved-forms';

type OwnSettingsProps = {
  person: Profile;
  email: string;
  picture: ProfilePicture | null;
  backend: string;
  result: ComponentProps<typeof AccountSettings>['result'];
};

export function OwnSettings({ person, email, picture, backend, result }: OwnSettingsProps) {
  const { question, onUnsaved } = useUnsavedForms();
  return (
    <section id="settings" aria-labelledby="settings-title" className={classes.settings}>
      <h2 id="settings-title" className={classes.heading}>
        Settings
      </h2>
      <ProfileSettings handle={person.handle} bio={person.bio} onUnsaved={onUnsaved} />
      <VisibilitySettings
        going={person.going_visibility}
        timetable={person.timetable_visibility}
        onUnsaved={onUnsaved}
      />
      <PictureSettings picture={picture} backend={backend} onUnsaved={onUnsaved} />
      <AccountSettings name={person.display_name} email={email} result={result} onUnsaved={onUnsaved} />
      {question}
    </section>
  );
}
