import { formatDate } from '~/lib/time';
import { groupByArtist, groupByStart } from '../../visitor-filter';
import type { VisitorSlot } from '../../visitor-types';
import type { Scene } from './scene';
import classes from './slot-list.module.css';
import { SlotRow } from './slot-row';
import { useNow } from './use-now';

type SlotListProps = { slots: readonly VisitorSlot[]; scene: Scene; now: string };

/** One after the other, as they begin. */
export function ListByTime({ slots, scene, now: loaded }: SlotListProps) {
  const now = useNow(loaded, 30);
  return (
    <ol className={classes.list} aria-label="Sets by time">
      {groupByStart(slots).flatMap(({ slots: together }) =>
        together.map((slot) => <SlotRow key={slot.id} slot={slot} scene={scene} now={now} />),
      )}
    </ol>
  );
}

/** From A to Z, of all nights. */
export function ListByArtist({ slots, scene, now: loaded }: SlotListProps) {
  const now = useNow(loaded, 30);
  return (
    <ol className={classes.list} aria-label="Sets by artist">
      {groupByArtist(slots).flatMap(({ name, slots: own }) =>
        own.map((slot) => (
          <SlotRow key={`${name} ${slot.id}`} slot={slot} scene={scene} now={now} day={dayOf(slot)} />
        )),
      )}
    </ol>
  );
}

function dayOf({ night }: VisitorSlot): string | undefined {
  return night === null ? undefined : formatDate(`${night}T12:00:00Z`, 'UTC');
}

/** What is published without a time. */
export function Unannounced({ slots, scene, now }: SlotListProps) {
  return (
    <section className={classes.part} aria-labelledby="time-to-be-announced">
      <h2 id="time-to-be-announced">Time to be announced</h2>
      <ul className={classes.list}>
        {slots.map((slot) => (
          <SlotRow key={slot.id} slot={slot} scene={scene} now={Date.parse(now)} />
        ))}
      </ul>
    </section>
  );
}
