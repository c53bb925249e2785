import { href } from 'react-router';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { EventCardData } from '../queries';
import { EventGrid } from './event-grid';
import { EventRows } from './event-row';
import classes from './profile-events.module.css';

type ProfileEventsProps = { name: string; upcoming: EventCardData[]; past: EventCardData[]; now: string };

/** What lies ahead and what is over, on the page of an artist, venue, promoter or genre. */
export function ProfileEvents({ name, upcoming, past, now }: ProfileEventsProps) {
  return (
    <>
      <section className={classes.section} aria-labelledby="upcoming">
        <h2 id="upcoming">Upcoming events</h2>
        {upcoming.length > 0 ? (
          <EventGrid events={upcoming} now={now} />
        ) : (
          <EmptyState icon="calendar" title="Nothing announced">
            {name} has no upcoming events on Limelight.
          </EmptyState>
        )}
      </section>
      {past.length > 0 && (
        <section className={classes.section} aria-labelledby="past">
          <h2 id="past">Past events</h2>
          <EventRows events={past} linkTo={(event) => href('/event/:id', { id: String(event.id) })} />
        </section>
      )}
    </>
  );
}
