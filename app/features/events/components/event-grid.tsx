import type { EventCardData } from '../listing';
import { EventCard } from './event-card';
import classes from './event-grid.module.css';

export function EventGrid({ events, now }: { events: EventCardData[]; now: string }) {
  return (
    <ul className={classes.grid}>
      {events.map((event) => (
        <li key={event.id} data-below>
          <EventCard event={event} now={now} />
        </li>
      ))}
    </ul>
  );
}
