import { getBrowserDb } from '~/db/browser-middleware';
import { ActiveFilters } from '~/features/events/components/active-filters';
import { EndlessEvents } from '~/features/events/components/endless-events';
import { NoEvents } from '~/features/events/components/no-events';
import type { Filters } from '~/features/events/filters';
import type { EventPage } from '~/features/events/pages';
import { listEvents } from '~/features/events/queries';
import type { Found } from '~/features/search/found';
import { pagePath } from '~/lib/page-path';
import classes from './discover.module.css';
import { NameTile } from './name-tile';

type DiscoverResultsProps = {
  filters: Filters;
  now: string;
  page: EventPage;
  names: Found[];
  genres: { id: number; name: string }[];
};

const kinds = { event: 'Event', artist: 'Artist', venue: 'Venue', promoter: 'Promoter', genre: 'Genre' };

/** What a search or filters found: events first, then whoever and whatever is called like that. */
export function DiscoverResults({ filters, now, page, names: found, genres }: DiscoverResultsProps) {
  const genreName = genres.find(({ id }) => id === filters.genre)?.name;
  const names = found.filter(({ kind }) => kind !== 'event');
  return (
    <>
      <div className={classes.summary}>
        <div role="status">
          <h2 id="events" className={classes.lead}>
            {countWords(page)}
          </h2>
        </div>
        <ActiveFilters filters={filters} genreName={genreName} />
      </div>
      {names.length > 0 && (
        <section className={classes.section} aria-labelledby="names">
          <h2 id="names">Artists, venues and more</h2>
          <ul className={classes.names}>
            {names.map((one) => (
              <NameTile
                key={`${one.kind} ${one.id}`}
                kind={one.kind}
                id={one.id}
                name={one.name}
                picture={one.picture}
                detail={one.detail ? `${kinds[one.kind]} in ${one.detail}` : kinds[one.kind]}
                to={pagePath(one.kind, one.id)}
              />
            ))}
          </ul>
        </section>
      )}
      {page.events.length > 0 ? (
        <section className={classes.section} aria-labelledby="events">
          {names.length > 0 && <h2>Upcoming events</h2>}
          <EndlessEvents
            name="after"
            page={page}
            now={now}
            eager
            loadMore={async (after) => listEvents(await getBrowserDb(), filters, { now, after })}
          />
        </section>
      ) : (
        <NoEvents filters={filters} genreName={genreName} />
      )}
    </>
  );
}

function countWords({ events, next }: EventPage): string {
  if (events.length === 0) return 'Nothing matches.';
  if (next) return `The next ${events.length} events`;
  return events.length === 1 ? 'One upcoming event' : `${events.length} upcoming events`;
}
