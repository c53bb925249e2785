import type { CSSProperties } from 'react';
import { IconButton } from '~/ui/button/icon-button';
import { classNames } from '~/ui/page/class-names';
import { hourMarks, laneOf } from '../../planner-geometry';
import { rangeOf, withTimes } from '../../planner-moves';
import { stageColourClass } from '../../stage-colours';
import type { SlotContent, Stage } from '../../types';
import type { Warning } from '../../warnings';
import classes from './planner-grid.module.css';
import { SlotBlock } from './slot-block';
import type { Board } from './use-board';
import type { Dragging } from './use-drag';

export const pixelsPerMinute = 1.5;
const minute = 60_000;
const rulerWidth = 56;
const columnWidth = 150;

type PlannerGridProps = {
  board: Board;
  dragging: Dragging;
  warnings: readonly Warning[];
  changed: ReadonlySet<string>;
};

type Shown = { id: string; from: number; to: number; slot: SlotContent };

/** Stages beside each other, time downwards. A click on nothing, drawn downwards, makes a slot. */
export function PlannerGrid({ board, dragging, warnings, changed }: PlannerGridProps) {
  const { range, planner } = board;
  const { drag } = dragging;
  const shown = board.onNight.flatMap(({ id, content }): Shown[] => {
    const isMoving = drag !== null && drag.id === id;
    const slot = isMoving ? withTimes({ ...content, stageId: drag.stageId }, drag) : content;
    const times = rangeOf(slot);
    return times ? [{ id, slot, ...times }] : [];
  });
  const height = ((range.to - range.from) / minute) * pixelsPerMinute;
  const y = (at: number) => ((at - range.from) / minute) * pixelsPerMinute;
  const hasHomeless = shown.some(({ slot }) => slot.stageId === null);
  const columns: (Stage | null)[] = [...planner.stages, ...(hasHomeless ? [null] : [])];
  const styleOf = ({ from, to }: { from: number; to: number }, lane = 0, of = 1) => ({
    top: y(from),
    height: Math.max(y(to) - y(from), 22),
    left: `${(lane / of) * 100}%`,
    width: `${100 / of}%`,
  });
  const column = (stage: Stage | null) => {
    const own = shown.filter(({ slot }) => slot.stageId === (stage?.id ?? null));
    const lanes = laneOf(own);
    const ghost = drag && drag.id === null && drag.stageId === (stage?.id ?? null) ? drag : null;
    return (
      <ul
        key={stage?.id ?? 0}
        className={classNames(classes.column, stageColourClass(stage?.colour))}
        aria-label={stage?.name ?? 'Stage to be announced'}
        data-stage={stage?.id ?? 0}
        style={{ height }}
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return;
          const held = {
            id: null,
            artist: null,
            stageId: stage?.id ?? null,
            from: range.from,
            to: range.from,
          };
          dragging.begin(event, { kind: 'create', ...held });
        }}
      >
        {own
          .toSorted((one, other) => one.from - other.from)
          .map(({ id, slot, ...times }) => (
            <SlotBlock
              key={id}
              id={id}
              slot={slot}
              board={board}
              dragging={dragging}
              style={styleOf(times, lanes.get(id)?.lane, lanes.get(id)?.of)}
              warnings={warnings.filter(({ slotIds }) => slotIds.includes(id)).length}
              isChanged={changed.has(id)}
              isHeld={drag?.id === id}
            />
          ))}
        {ghost && (
          <li className={classes.ghost} style={styleOf(ghost)} aria-hidden="true">
            {ghost.artist?.name ?? 'New slot'}
          </li>
        )}
      </ul>
    );
  };
  const grid: CSSProperties = {
    gridTemplateColumns: `${rulerWidth}px repeat(${columns.length}, minmax(${columnWidth}px, 1fr))`,
    minWidth: rulerWidth + columns.length * columnWidth,
  };
  return (
    <section className={classes.scroller} aria-label="Timetable grid">
      <div className={classes.grid} style={grid}>
        <div className={classes.corner} />
        {columns.map((stage) => (
          <div key={stage?.id ?? 0} className={classNames(classes.head, stageColourClass(stage?.colour))}>
            <strong>{stage?.name ?? 'Stage to be announced'}</strong>
            {stage?.place && <small>{stage.place}</small>}
            {stage && (
              <IconButton
                icon="plus"
                label={`New slot on ${stage.name}`}
                className={classes.add}
                onClick={() => board.openNew(stage.id)}
              />
            )}
          </div>
        ))}
        <div className={classes.ruler} style={{ height }} aria-hidden="true">
          {hourMarks(range, planner.hours.zone).map(({ at, label }) => (
            <span key={at} style={{ top: y(at) }}>
              {label}
            </span>
          ))}
        </div>
        {columns.map(column)}
      </div>
    </section>
  );
}
