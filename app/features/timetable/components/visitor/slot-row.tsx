import { memo } from 'react';
import { Badge } from '~/ui/badge/badge';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import { clashWords } from '../../plan-clashes';
import { stageColourClass } from '../../stage-colours';
import { slotName } from '../../types';
import { clockWords } from '../../visitor-clock';
import { isOn } from '../../visitor-now';
import { isTimed, type VisitorSlot } from '../../visitor-types';
import { Heart } from './heart';
import { plannedBy, type Scene } from './scene';
import classes from './slot-row.module.css';
import { driftMark, isSameSlot, planWords, stageWords } from './slot-words';

type SlotRowProps = { slot: VisitorSlot; scene: Scene; now: number; day?: string | undefined };

/** A set in a list. Its name opens what there is to know of it. Drawn anew only when something about it is another. */
export const SlotRow = memo(
  DrawnRow,
  (before, after) => before.now === after.now && before.day === after.day && isSameSlot(before, after),
);

function DrawnRow({ slot, scene, now, day }: SlotRowProps) {
  const { zone, clashes, theirs } = scene;
  const stage = slot.stageId === null ? undefined : scene.stages.get(slot.stageId);
  const drift = driftMark(slot);
  const planned = plannedBy(slot.id, scene);
  const isOver = isTimed(slot) && Date.parse(slot.endsAt) <= now;
  return (
    <li
      className={classNames(classes.row, stageColourClass(stage?.colour))}
      data-planned={planned}
      data-over={isOver || undefined}
    >
      <p className={classes.time}>
        {day && <small>{day}</small>}
        {isTimed(slot) ? (
          <>
            {drift && <s>{clockWords(slot.plannedStartsAt, zone)}</s>}
            <b>{clockWords(slot.startsAt, zone)}</b>
            <small>{clockWords(slot.endsAt, zone)}</small>
          </>
        ) : (
          <b>TBA</b>
        )}
      </p>
      <div className={classes.words}>
        <button type="button" className={classes.name} onClick={() => scene.open(slot)}>
          {slotName(slot)}
        </button>
        <p className={classes.facts}>
          <span className={classes.stage}>{stageWords(slot, scene)}</span>
          {isTimed(slot) && isOn(slot, now) && <Badge tone="green">On now</Badge>}
          {drift && <Badge tone="amber">{drift}</Badge>}
          {theirs && planned && (
            <span className={classes.planned}>
              <Icon name={planned === 'mine' ? 'heart-filled' : 'user'} size={16} />
              {planWords(slot, scene)}
            </span>
          )}
        </p>
        {clashes.get(slot.id)?.map((clash) => (
          <p key={`${clash.first.id} ${clash.second.id}`} className={classes.clash}>
            {clashWords(clash, slot.id)}
          </p>
        ))}
      </div>
      <Heart slot={slot} chosen={scene.mine.has(slot.id)} onToggle={scene.toggle} />
    </li>
  );
}
