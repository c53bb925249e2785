import { getBrowserDb } from '~/db/browser-middleware';
import { EndlessEvents } from '~/features/events/components/endless-events';
import { EventShelf } from '~/features/events/components/event-shelf';
import { FeaturedEvent } from '~/features/events/components/featured-event';
import { filtersPath, noFilters } from '~/features/events/filters';
import type { EventPage } from '~/features/events/pages';
import { type EventCardData, listEvents } from '~/features/events/queries';
import { EmptyState } from '~/ui/empty-state/empty-state';
import classes from './discover.module.css';
import type { Home } from './load-home';

type DiscoverHomeProps = { home: Home; page: EventPage; now: string };

/** One night that leads, shelves worth a look, then everything. */
export function DiscoverHome({ home, page, now }: DiscoverHomeProps) {
  if (page.events.length === 0) {
    return (
      <EmptyState icon="calendar" title="Nothing is announced right now">
        New nights appear here as soon as they are published.
      </EmptyState>
    );
  }
  const { lead } = home;
  return (
    <>
      {lead && <FeaturedEvent event={lead} now={now} />}
      <EventShelf
        id="tonight"
        title="Tonight"
        events={without(home.tonight, lead ? [lead] : [])}
        now={now}
        allAt={filtersPath({ ...noFilters, when: 'tonight' })}
      />
      <EventShelf
        id="weekend"
        title="This weekend"
        events={without(home.weekend, home.tonight)}
        now={now}
        allAt={filtersPath({ ...noFilters, when: 'weekend' })}
      />
      <EventShelf id="followed" title="From those you follow" events={home.followed} now={now} />
      <EventShelf id="announced" title="Just announced" events={home.announced} now={now} />
      <EventShelf id="popular" title="Popular" events={home.popular} now={now} />
      <EventShelf id="my-genres" title="In genres you go to" events={home.myGenres} now={now} />
      <section className={classes.section} aria-labelledby="all">
        <h2 id="all">All upcoming</h2>
        <EndlessEvents
          name="after"
          page={page}
          now={now}
          eager
          loadMore={async (after) => listEvents(await getBrowserDb(), noFilters, { now, after })}
        />
      </section>
    </>
  );
}

function without(events: EventCardData[], shown: EventCardData[]): EventCardData[] {
  const ids = new Set(shown.map(({ id }) => id));
  return events.filter(({ id }) => !ids.has(id));
}
