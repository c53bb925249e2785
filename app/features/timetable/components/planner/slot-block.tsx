import { formatTime } from '~/lib/time';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import { readSlotKey } from '../../planner-keys';
import { rangeOf } from '../../planner-moves';
import { type SlotContent, slotName } from '../../types';
import classes from './slot-block.module.css';
import type { Board } from './use-board';
import type { Dragging } from './use-drag';

type SlotBlockProps = {
  id: string;
  slot: SlotContent;
  board: Board;
  dragging: Dragging;
  style: { top: number; height: number; left: string; width: string };
  warnings: number;
  isChanged: boolean;
  isHeld: boolean;
};

/** One slot on the grid: a button for keys and clicks, and an edge to draw it longer. */
export function SlotBlock({ id, slot, board, dragging, style, ...look }: SlotBlockProps) {
  const range = rangeOf(slot);
  if (!range) return null;
  const { zone } = board.planner.hours;
  const demand = board.planner.demand[id] ?? 0;
  const stage = board.planner.stages.find((one) => one.id === slot.stageId);
  const facts = [
    ...(look.warnings > 0 ? [`${look.warnings} ${look.warnings === 1 ? 'warning' : 'warnings'}`] : []),
    ...(look.isChanged ? ['not published like this'] : []),
    ...(demand > 0 ? [`${demand} want to see it`] : []),
  ];
  const held = { id, artist: null, stageId: slot.stageId, ...range };
  return (
    <li
      className={classNames(classes.slot, look.isHeld && classes.held, look.warnings > 0 && classes.warned)}
      style={style}
    >
      <button
        type="button"
        id={`slot-${id}`}
        className={classes.body}
        aria-describedby="planner-keys"
        onPointerDown={(event) => dragging.begin(event, { kind: 'move', ...held })}
        onClick={() => {
          if (!dragging.endedDrag()) board.open(id);
        }}
        onKeyDown={(event) => {
          const key = readSlotKey(event, board.snap);
          if (!key) return;
          event.preventDefault();
          board.press(id, key);
        }}
      >
        <strong>{slotName(slot)}</strong>
        <span className={classes.when}>
          {formatTime(new Date(range.from), zone)}–{formatTime(new Date(range.to), zone)}
        </span>
        <span className={classes.unseen}>
          {[stage?.name ?? 'stage to be announced', ...facts].join(', ')}
        </span>
        <span className={classes.marks} aria-hidden="true">
          {look.warnings > 0 && <Icon name="warning" size={14} />}
          {look.isChanged && <Icon name="edit" size={14} />}
          {demand > 0 && (
            <span className={classes.demand}>
              <Icon name="heart" size={14} />
              {demand}
            </span>
          )}
        </span>
      </button>
      <span
        className={classes.edge}
        aria-hidden="true"
        onPointerDown={(event) => dragging.begin(event, { kind: 'resize', ...held }, true)}
      />
    </li>
  );
}
