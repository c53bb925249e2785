import { Link } from 'react-router';
import { formatStart } from '~/lib/time';
import { EventStatusBadge } from '~/ui/badge/event-status';
import { Picture } from '~/ui/picture/picture';
import type { EventRowData } from '../listing';
import { isOff } from '../rules';
import classes from './event-row.module.css';

type EventRowProps = {
  event: EventRowData;
  to: string;
  aside?: React.ReactNode;
  below?: React.ReactNode;
  showStatus?: boolean;
};

/** One line of a list: for what is over and for those who run it. */
function EventRow({ event, to, aside, below, showStatus }: EventRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.art}>
        <Picture
          picture={event.picture}
          kind="event"
          id={event.id}
          ratio="square"
          sizes="48px"
          widest={160}
        />
      </div>
      <div className={classes.text}>
        <Link className={classes.title} to={to}>
          {event.title}
        </Link>
        <p className={classes.facts}>
          <time dateTime={event.starts_at}>
            {formatStart(event.starts_at, event.ends_at, event.timezone)}
          </time>
          {event.venue && `\u00a0· ${event.venue.name}, ${event.venue.city}`}
        </p>
      </div>
      <div className={classes.marks}>
        {aside}
        {(showStatus || isOff(event)) && <EventStatusBadge status={event.status} />}
      </div>
      {below && <div className={classes.below}>{below}</div>}
    </div>
  );
}

type EventRowsProps = {
  events: EventRowData[];
  linkTo: (event: EventRowData) => string;
  /** Small marks beside its name. */
  asideOf?: (event: EventRowData) => React.ReactNode;
  /** A line of its own under it. */
  belowOf?: (event: EventRowData) => React.ReactNode;
  showStatus?: boolean;
};

export function EventRows({ events, linkTo, asideOf, belowOf, showStatus }: EventRowsProps) {
  return (
    <ul className={classes.list}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow
            event={event}
            to={linkTo(event)}
            aside={asideOf?.(event)}
            below={belowOf?.(event)}
            showStatus={showStatus}
          />
        </li>
      ))}
    </ul>
  );
}
