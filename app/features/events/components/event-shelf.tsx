import { Link } from 'react-router';
import type { EventCardData } from '../listing';
import { EventCard } from './event-card';
import classes from './event-shelf.module.css';

type EventShelfProps = {
  id: string;
  title: string;
  events: EventCardData[];
  now: string;
  /** Where all of its kind are. */
  allAt?: string;
};

/** One row to swipe along; left out where it would be empty. */
export function EventShelf({ id, title, events, now, allAt }: EventShelfProps) {
  if (events.length === 0) return null;
  return (
    <section className={classes.shelf} aria-labelledby={id}>
      <div className={classes.head}>
        <h2 id={id}>{title}</h2>
        {allAt && (
          <Link to={allAt} className={classes.all} prefetch="intent" aria-label={`See all: ${title}`}>
            See all
          </Link>
        )}
      </div>
      <ul className={classes.row} data-below>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard event={event} now={now} />
          </li>
        ))}
      </ul>
    </section>
  );
}
