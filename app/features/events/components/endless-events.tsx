import { useLocation } from 'react-router';
import type { EventPage } from '../pages';
import { placeIn } from '../pages';
import { EventGrid } from './event-grid';
import { ShowMore } from './show-more';
import { type LoadMore, useEndlessList } from './use-endless-list';

type EndlessEventsProps = {
  /** The parameter of the address that holds the place in the list. */
  name: string;
  page: EventPage;
  loadMore: LoadMore;
  now: string;
  eager?: boolean;
};

/** Cards without end, one page at a time. */
export function EndlessEvents({ name, page, loadMore, now, eager }: EndlessEventsProps) {
  const { pathname, search } = useLocation();
  const { list, state, showMore } = useEndlessList(name, page, loadMore);
  return (
    <>
      <EventGrid events={list.events} now={now} />
      {list.next && (
        <ShowMore
          to={pathname + placeIn(search, name, list.next)}
          label="Show more events"
          state={state}
          showMore={showMore}
          eager={eager ?? false}
        />
      )}
    </>
  );
}
