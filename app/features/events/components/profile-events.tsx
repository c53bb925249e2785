import { useLocation } from 'react-router';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { EventPage } from '../pages';
import { EndlessEvents } from './endless-events';
import { PastEvents } from './past-events';
import classes from './profile-events.module.css';
import type { LoadMore } from './use-endless-list';

type ProfileEventsProps = {
  name: string;
  upcoming: EventPage;
  past: EventPage;
  now: string;
  loadMore: Record<'upcoming' | 'past', LoadMore>;
};

/** What lies ahead and what is over, on the page of an artist, venue, promoter or genre. */
export function ProfileEvents({ name, upcoming, past, now, loadMore }: ProfileEventsProps) {
  const { pathname } = useLocation();
  return (
    <div className={classes.both} key={pathname}>
      <section className={classes.section} aria-labelledby="upcoming">
        <h2 id="upcoming">Upcoming events</h2>
        {upcoming.events.length > 0 ? (
          <EndlessEvents name="after" page={upcoming} loadMore={loadMore.upcoming} now={now} />
        ) : (
          <EmptyState icon="calendar" title="Nothing announced">
            {name} has no upcoming events on Limelight. Follow to be told about the next one.
          </EmptyState>
        )}
      </section>
      {past.events.length > 0 && (
        <section className={classes.section} aria-labelledby="past">
          <h2 id="past">Past events</h2>
          <PastEvents page={past} loadMore={loadMore.past} />
        </section>
      )}
    </div>
  );
}
