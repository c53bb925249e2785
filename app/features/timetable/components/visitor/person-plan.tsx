import { useMemo, useState } from 'react';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Icon } from '~/ui/icon/icon';
import type { Plan } from '../../plan-queries';
import type { Favourite, Timetable } from '../../queries';
import { Board } from './board';
import classes from './person-plan.module.css';
import { PrintedTimetable } from './printed-timetable';
import { SharePanel } from './share-panel';
import { useFavourites } from './use-favourites';
import { useLiveDrift } from './use-live-drift';

type PersonPlanProps = {
  event: { id: number; title: string; timezone: string };
  timetable: Timetable;
  plan: Plan;
  favourites: Favourite[];
  viewerId: number | null;
  now: string;
  onStale: () => void;
};

/** What one person means to see: one's own plan to share, somebody else's beside one's own. */
export function PersonPlan({
  event,
  timetable,
  plan,
  favourites: saved,
  viewerId,
  now,
  onStale,
}: PersonPlanProps) {
  const live = useLiveDrift(event.id, timetable, onStale);
  const favourites = useFavourites(event.id, viewerId, saved);
  const [compares, setCompares] = useState(false);
  const { chosen } = favourites;
  const theirs = useMemo(
    () => (plan.isOwn ? undefined : { name: plan.name, slots: new Set(plan.slotIds) }),
    [plan],
  );
  const slots = useMemo(
    () => live.filter(({ id }) => theirs?.slots.has(id) || ((plan.isOwn || compares) && chosen.has(id))),
    [live, theirs, plan.isOwn, compares, chosen],
  );
  return (
    <>
      <div className={classes.plan}>
        {plan.isOwn && <SharePanel eventId={event.id} plan={plan} />}
        {slots.length === 0 ? (
          <EmptyState icon="heart" title="Nothing is in your plan yet">
            Tap the heart of a set on the timetable, and it is here.
          </EmptyState>
        ) : (
          <Board
            zone={event.timezone}
            stages={timetable.stages}
            slots={slots}
            favourites={favourites}
            theirs={theirs}
            now={now}
          >
            {() =>
              theirs && (
                <Compare
                  name={plan.name}
                  shared={plan.slotIds.filter((id) => chosen.has(id)).length}
                  compares={compares}
                  onCompare={setCompares}
                />
              )
            }
          </Board>
        )}
      </div>
      <PrintedTimetable
        title={`${plan.name} at ${event.title}`}
        zone={event.timezone}
        stages={timetable.stages}
        slots={slots}
        mine={chosen}
      />
    </>
  );
}

type CompareProps = {
  name: string;
  shared: number;
  compares: boolean;
  onCompare: (compares: boolean) => void;
};

function Compare({ name, shared, compares, onCompare }: CompareProps) {
  return (
    <div className={classes.compare}>
      <label className={classes.switch}>
        <input type="checkbox" checked={compares} onChange={(event) => onCompare(event.target.checked)} />
        Compare with mine
      </label>
      <p role="status">{shared === 1 ? 'One set in common' : `${shared} sets in common`}</p>
      <ul className={classes.legend} aria-label="Marks">
        <li>
          <Icon name="heart-filled" size={16} /> mine
        </li>
        <li>
          <Icon name="user" size={16} /> {name}
        </li>
        <li>
          <Icon name="heart-filled" size={16} />
          <Icon name="user" size={16} /> both
        </li>
      </ul>
    </div>
  );
}
