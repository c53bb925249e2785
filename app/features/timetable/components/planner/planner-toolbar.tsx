import { nightWords } from '~/lib/validity';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import classes from './planner-toolbar.module.css';
import { SaveState } from './save-state';
import type { Board } from './use-board';

const snaps = [5, 15, 30];

export function PlannerToolbar({ board }: { board: Board }) {
  const { plan, nights, night, snap } = board;
  return (
    <div className={classes.toolbar}>
      {nights.length > 1 && (
        <fieldset className={classes.nights}>
          <legend>Night</legend>
          {nights.map((one) => (
            <label key={one} className={classes.choice}>
              <input type="radio" name="night" checked={one === night} onChange={() => board.setNight(one)} />
              <span>{nightWords(one)}</span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset className={classes.nights}>
        <legend>Steps in minutes</legend>
        {snaps.map((minutes) => (
          <label key={minutes} className={classes.choice}>
            <input
              type="radio"
              name="snap"
              checked={minutes === snap}
              aria-label={`${minutes} minutes`}
              onChange={() => board.setSnap(minutes)}
            />
            <span>{minutes}</span>
          </label>
        ))}
      </fieldset>
      <div className={classes.tools}>
        <IconButton
          icon="undo"
          label="Undo (Ctrl+Z)"
          kind="secondary"
          disabled={plan.past.length === 0}
          onClick={() => board.step('undo')}
        />
        <IconButton
          icon="undo"
          label="Redo (Shift+Ctrl+Z)"
          kind="secondary"
          className={classes.mirrored}
          disabled={plan.future.length === 0}
          onClick={() => board.step('redo')}
        />
        <Button icon="plus" onClick={() => board.openNew()}>
          New slot
        </Button>
      </div>
      <SaveState board={board} />
    </div>
  );
}
