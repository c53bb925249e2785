import type { Visibility } from '~/features/profiles/rules';
import { Button } from '~/ui/button/button';
import { Notice } from '~/ui/notice/notice';
import { Panel } from '~/ui/panel/panel';
import classes from './profile-form.module.css';
import { useProfileForm } from './use-profile-form';
import { VisibilityChoice } from './visibility-choice';

type VisibilitySettingsProps = {
  going: Visibility;
  timetable: Visibility;
  onUnsaved: (form: string, unsaved: boolean) => void;
};

/** Who may see one's plans: the database keeps to it everywhere. */
export function VisibilitySettings({ going, timetable, onUnsaved }: VisibilitySettingsProps) {
  const { Form, busy, onInput, wordsOf } = useProfileForm({
    intent: 'save-visibility',
    done: 'Saved. It holds from now on.',
    onUnsaved,
  });
  const refusal = wordsOf('form');
  return (
    <Panel title="Who sees what" headingLevel={3}>
      <Form method="post" className={classes.form} onInput={onInput}>
        <input type="hidden" name="intent" value="save-visibility" />
        {refusal && <Notice tone="bad">{refusal}</Notice>}
        <VisibilityChoice
          name="going"
          legend="What you follow and where you go"
          value={going}
          words={{
            everyone: 'On your public profile, for whoever opens it.',
            followers: 'New followers ask first, and you let them in. Those you have already see it.',
            nobody: 'Only you. People can still follow you.',
          }}
        />
        <VisibilityChoice
          name="timetable"
          legend="Your timetables"
          value={timetable}
          words={{
            everyone: 'Whoever has the link can see which acts you picked.',
            followers: 'Followers whom you let in can see which acts you picked.',
            nobody: 'Only you.',
          }}
        />
        <Button type="submit" kind="secondary" busy={busy}>
          Save choices
        </Button>
      </Form>
    </Panel>
  );
}
