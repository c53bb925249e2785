import { useState } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import { ConfirmDialog } from '~/ui/dialog/confirm-dialog';
import type { TeamResult } from '../change-team';
import { LevelSelect } from './level-select';
import classes from './member-controls.module.css';

type MemberControlsProps = {
  userId: number;
  name: string;
  level: number;
  /** What they have through a promoter: they cannot have less here. */
  inherited: number | null;
  mayRemove: boolean;
};

/** Change a level, or take someone out after asking. A refusal is told on the spot. */
export function MemberControls({ userId, name, level, inherited, mayRemove }: MemberControlsProps) {
  const fetcher = useFetcher<TeamResult>();
  const [chosen, setChosen] = useState(level);
  const [removing, setRemoving] = useState(false);
  const problem = fetcher.data && 'problem' in fetcher.data ? fetcher.data.problem : undefined;
  const busy = fetcher.state !== 'idle';

  const remove = () => {
    setRemoving(false);
    fetcher.submit({ intent: 'revoke', userId }, { method: 'post' });
  };

  return (
    <div className={classes.controls}>
      <fetcher.Form method="post" className={classes.form}>
        <input type="hidden" name="intent" value="grant" />
        <input type="hidden" name="userId" value={userId} />
        <LevelSelect
          aria-label={`Level of ${name}`}
          value={chosen}
          least={inherited ?? undefined}
          disabled={busy}
          onChange={(event) => setChosen(Number(event.currentTarget.value))}
        />
        {chosen !== level && (
          <Button type="submit" busy={busy}>
            Save
          </Button>
        )}
      </fetcher.Form>
      {mayRemove && <IconButton icon="trash" label={`Remove ${name}`} onClick={() => setRemoving(true)} />}
      <ConfirmDialog
        open={removing}
        title={`Remove ${name}?`}
        confirmLabel="Remove"
        danger
        onConfirm={remove}
        onCancel={() => setRemoving(false)}
      >
        They lose access at once. You can invite them again at any time.
      </ConfirmDialog>
      {problem && (
        <p className={classes.problem} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
