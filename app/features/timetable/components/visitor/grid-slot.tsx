import { type CSSProperties, memo } from 'react';
import { Icon } from '~/ui/icon/icon';
import { slotName } from '../../types';
import type { Place } from '../../visitor-axis';
import { clockWords } from '../../visitor-clock';
import type { TimedSlot } from '../../visitor-types';
import classes from './grid-slot.module.css';
import { Heart } from './heart';
import { plannedBy, type Scene } from './scene';
import { driftMark, isSameSlot, slotSentence } from './slot-words';

type GridSlotProps = {
  slot: TimedSlot;
  place: Place;
  /** Of the whole night. */
  minutes: number;
  scene: Scene;
  isTabStop: boolean;
  onFocus: (id: string) => void;
};

/** Drawn anew only when something about this slot is another. */
export const GridSlot = memo(
  DrawnSlot,
  (before, after) =>
    before.isTabStop === after.isTabStop &&
    before.minutes === after.minutes &&
    samePlace(before.place, after.place) &&
    isSameSlot(before, after),
);

function samePlace(a: Place, b: Place): boolean {
  return a.minute === b.minute && a.minutes === b.minutes && a.track === b.track;
}

function DrawnSlot({ slot, place, minutes, scene, isTabStop, onFocus }: GridSlotProps) {
  const planned = plannedBy(slot.id, scene);
  const drift = driftMark(slot);
  const style = {
    '--at': place.minute / minutes,
    '--for': place.minutes / minutes,
    '--row': place.track,
  } as CSSProperties;
  return (
    <td className={classes.slot} style={style} data-planned={planned}>
      <button
        type="button"
        className={classes.open}
        data-slot={slot.id}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={() => onFocus(slot.id)}
        onClick={() => scene.open(slot)}
      >
        <span className={classes.unseen}>{slotSentence(slot, scene)}</span>
        <span className={classes.name} aria-hidden="true">
          {slotName(slot)}
        </span>
        <span className={classes.time} aria-hidden="true">
          {clockWords(slot.startsAt, scene.zone)} {drift && <b>{drift}</b>}{' '}
          {drift && <s>{clockWords(slot.plannedStartsAt, scene.zone)}</s>}
          {scene.clashes.has(slot.id) && <Icon name="warning" size={14} />}
          {(planned === 'theirs' || planned === 'both') && <Icon name="user" size={14} />}
        </span>
      </button>
      <Heart
        slot={slot}
        chosen={scene.mine.has(slot.id)}
        onToggle={scene.toggle}
        className={classes.heart}
        outOfOrder
      />
    </td>
  );
}
