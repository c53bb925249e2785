import { Button } from '~/ui/button/button';
import { Notice } from '~/ui/notice/notice';
import { resolve } from '../../planner-state';
import { type SlotContent, slotName } from '../../types';
import classes from './planner-board.module.css';
import type { Board } from './use-board';

/** Somebody else changed the same slot meanwhile: both are shown, and a person decides. */
export function ConflictNotice({ board }: { board: Board }) {
  const { conflicts } = board.plan;
  if (conflicts.length === 0) return null;
  const tell = (slot: SlotContent | null) =>
    slot === null ? 'removed' : `${slotName(slot)}, ${board.describe(slot)}`;
  return (
    <Notice tone="bad" title="Somebody else of the team changed the same slot">
      <ul className={classes.conflicts}>
        {conflicts.map(({ id, mine, theirs }) => (
          <li key={id}>
            <p>
              Yours: {tell(mine)}. <br />
              Theirs: {tell(theirs)}.
            </p>
            <Button
              size="sm"
              kind="secondary"
              onClick={() => board.store.change((plan) => resolve(plan, id, 'mine'))}
            >
              Keep mine
            </Button>
            <Button
              size="sm"
              kind="secondary"
              onClick={() => board.store.change((plan) => resolve(plan, id, 'theirs'))}
            >
              Take theirs
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
