import { href, Link } from 'react-router';
import { EventGrid } from '~/features/events/components/event-grid';
import { MoreEvents } from '~/features/events/components/more-events';
import type { EventCardData } from '~/features/events/queries';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import classes from './discover.module.css';
import { NameTile } from './name-tile';

type Named = { id: number; name: string };
type DiscoverResultsProps = {
  search: string;
  now: string;
  events: EventCardData[];
  next: EventCardData | undefined;
  artists: Named[];
  venues: (Named & { city: string })[];
  promoters: Named[];
};

/** What a search found, events first. */
export function DiscoverResults({
  search,
  now,
  events,
  next,
  artists,
  venues,
  promoters,
}: DiscoverResultsProps) {
  const names = artists.length + venues.length + promoters.length;
  const nothing = events.length + names === 0;
  return (
    <div className={classes.page}>
      <header className={classes.head}>
        <h1>“{search}”</h1>
        <p className={classes.lead} role="status">
          {nothing ? 'Nothing matches.' : `${count(events.length, next)} · `}
          {!nothing && <Link to="/">Clear search</Link>}
        </p>
      </header>
      {nothing && (
        <EmptyState icon="search" title="No matches" action={<ButtonLink to="/">See what’s on</ButtonLink>}>
          Check the spelling, or search for a part of the name. Only events that are still to come are listed.
        </EmptyState>
      )}
      {events.length > 0 && (
        <section className={classes.section} aria-labelledby="events">
          <h2 id="events">Events</h2>
          <EventGrid events={events} now={now} />
          {next && <MoreEvents next={next} search={search} now={now} />}
        </section>
      )}
      {names > 0 && (
        <section className={classes.section} aria-labelledby="names">
          <h2 id="names">Artists, venues and promoters</h2>
          <ul className={classes.names}>
            {artists.map((artist) => (
              <NameTile
                key={artist.id}
                kind="artist"
                {...artist}
                detail="Artist"
                to={href('/artist/:id', { id: String(artist.id) })}
              />
            ))}
            {venues.map((venue) => (
              <NameTile
                key={venue.id}
                kind="venue"
                {...venue}
                detail={`Venue in ${venue.city}`}
                to={href('/venue/:id', { id: String(venue.id) })}
              />
            ))}
            {promoters.map((promoter) => (
              <NameTile
                key={promoter.id}
                kind="promoter"
                {...promoter}
                detail="Promoter"
                to={href('/promoter/:id', { id: String(promoter.id) })}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function count(events: number, next: EventCardData | undefined): string {
  if (events === 0) return 'No upcoming events';
  if (next) return `The next ${events} events`;
  return events === 1 ? 'One upcoming event' : `${events} upcoming events`;
}
