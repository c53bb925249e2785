import { type CSSProperties, type KeyboardEvent, useId, useMemo, useRef, useState } from 'react';
import { classNames } from '~/ui/page/class-names';
import { stageColourClass } from '../../stage-colours';
import type { Stage } from '../../types';
import { axisOf, type Place, placeSlots, sortByTime } from '../../visitor-axis';
import { slotTowards } from '../../visitor-keys';
import type { TimedSlot } from '../../visitor-types';
import classes from './grid.module.css';
import { GridSlot } from './grid-slot';
import { NowLine, NowMark } from './now-line';
import type { Scene } from './scene';
import { useGridZoom } from './use-grid-zoom';
import { ZoomButtons } from './zoom-buttons';

type GridProps = {
  label: string;
  stages: readonly Stage[];
  /** All of the night, which the time from left to right is made for. */
  night: readonly TimedSlot[];
  /** Those of them that are wanted. */
  shown: readonly TimedSlot[];
  scene: Scene;
  now: string;
};

const noStage: Stage = {
  id: 0,
  name: 'Stage to be announced',
  colour: 'grey',
  place: '',
  walkMinutes: 0,
};

/** A table whose cells the arrow keys reach; screen readers then pass them on. */
const grid = 'grid';
const nowhere: Place = { minute: 0, minutes: 0, track: 0 };

type Lane = { stage: Stage; slots: TimedSlot[]; places: Map<string, Place> };

function laneStyle({ places }: Lane): CSSProperties {
  const tracks = 1 + Math.max(0, ...[...places.values()].map(({ track }) => track));
  return { '--tracks': tracks } as CSSProperties;
}

/** Stages below each other, time from left to right. Arrow keys walk from slot to slot, Enter opens, F favourites. */
export function Grid({ label, stages, night, shown, scene, now }: GridProps) {
  const hint = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const axis = useMemo(() => axisOf(night, scene.zone), [night, scene.zone]);
  const lanes = useMemo(
    () =>
      [...stages, noStage].flatMap((stage) => {
        const slots = sortByTime(shown.filter(({ stageId }) => (stageId ?? 0) === stage.id));
        return slots.length > 0 ? [{ stage, slots, places: placeSlots(slots, axis) }] : [];
      }),
    [stages, shown, axis],
  );
  const [active, setActive] = useState<string>();
  const zoom = useGridZoom(scroller, sheet, axis, now);
  const tabStop = shown.some(({ id }) => id === active) ? active : lanes[0]?.slots[0]?.id;

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.slot : undefined;
    if (from === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const slot = shown.find(({ id }) => id === from);
    if (event.key.toLowerCase() === 'f' && slot) {
      event.preventDefault();
      scene.toggle(slot);
    }
    const target = slotTowards(
      lanes.map(({ slots }) => slots),
      from,
      event.key,
    );
    if (!target) return;
    event.preventDefault();
    setActive(target.id);
    scroller.current?.querySelector<HTMLElement>(`[data-slot="${target.id}"]`)?.focus();
  };

  const style = { '--minutes': axis.minutes } as CSSProperties;
  return (
    <div className={classes.frame}>
      <p id={hint} className={classes.unseen}>
        Arrow keys move along a stage and between stages, Enter opens a set, F puts it into your plan or takes
        it out.
      </p>
      <div ref={scroller} className={classes.scroller} style={style}>
        <div ref={sheet} className={classes.sheet}>
          <div className={classes.ruler} aria-hidden="true">
            {axis.hours.map(({ minute, at, label: hour }) => (
              <span key={at} style={{ '--at': minute / axis.minutes } as CSSProperties}>
                {hour}
              </span>
            ))}
            <NowMark axis={axis} now={now} zone={scene.zone} />
          </div>
          <table role={grid} aria-label={label} aria-describedby={hint} onKeyDown={onKeyDown}>
            <tbody>
              {lanes.map((lane) => (
                <tr
                  key={lane.stage.id}
                  className={classNames(classes.lane, stageColourClass(lane.stage.colour))}
                  style={laneStyle(lane)}
                >
                  <th scope="row" className={classes.stage}>
                    <span>{lane.stage.name}</span>
                    {lane.stage.place && <small>{lane.stage.place}</small>}
                  </th>
                  {lane.slots.map((slot) => (
                    <GridSlot
                      key={slot.id}
                      slot={slot}
                      minutes={axis.minutes}
                      place={lane.places.get(slot.id) ?? nowhere}
                      scene={scene}
                      isTabStop={slot.id === tabStop}
                      onFocus={setActive}
                    />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <NowLine axis={axis} now={now} zone={scene.zone} />
        </div>
      </div>
      <ZoomButtons {...zoom} />
    </div>
  );
}
