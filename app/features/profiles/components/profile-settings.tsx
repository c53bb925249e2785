import { longestBio } from '~/features/profiles/rules';
import { Button } from '~/ui/button/button';
import { TextAreaField } from '~/ui/form/text-area-field';
import { TextField } from '~/ui/form/text-field';
import { Notice } from '~/ui/notice/notice';
import { Panel } from '~/ui/panel/panel';
import classes from './profile-form.module.css';
import { useProfileForm } from './use-profile-form';

type ProfileSettingsProps = {
  handle: string | null;
  bio: string;
  onUnsaved: (form: string, unsaved: boolean) => void;
};

/** How others find and know one. */
export function ProfileSettings({ handle, bio, onUnsaved }: ProfileSettingsProps) {
  const { Form, busy, onInput, wordsOf } = useProfileForm({
    intent: 'save-profile',
    done: 'Your profile is saved.',
    onUnsaved,
  });
  const refusal = wordsOf('form');
  return (
    <Panel
      title="Public profile"
      text={
        handle === null
          ? 'Choose a handle and others can find and follow you. Without one, only your teams know you.'
          : 'Everyone can open it. Empty the handle and it is gone.'
      }
      headingLevel={3}
    >
      <Form method="post" className={classes.form} onInput={onInput} noValidate>
        <input type="hidden" name="intent" value="save-profile" />
        {refusal && <Notice tone="bad">{refusal}</Notice>}
        <TextField
          label="Handle"
          name="handle"
          hint="3 to 30 small letters, numbers or underscores, such as night_owl."
          defaultValue={handle ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={31}
          error={wordsOf('handle')}
          optional
        />
        <TextAreaField
          label="About you"
          name="bio"
          defaultValue={bio}
          rows={3}
          maxLength={longestBio}
          error={wordsOf('bio')}
          optional
        />
        <Button type="submit" kind="secondary" busy={busy}>
          Save profile
        </Button>
      </Form>
    </Panel>
  );
}
