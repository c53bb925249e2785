import { href, useLocation } from 'react-router';
import { type EventPage, placeIn } from '../pages';
import { EventRows } from './event-row';
import { ShowMore } from './show-more';
import { type LoadMore, useEndlessList } from './use-endless-list';

const place = 'before';

/** Lines instead of posters, newest first; older ones come when asked for. */
export function PastEvents({ page, loadMore }: { page: EventPage; loadMore: LoadMore }) {
  const { pathname, search } = useLocation();
  const { list, state, showMore } = useEndlessList(place, page, loadMore);
  return (
    <>
      <EventRows events={list.events} linkTo={(event) => href('/event/:id', { id: String(event.id) })} />
      {list.next && (
        <ShowMore
          to={pathname + placeIn(search, place, list.next)}
          label="Show older events"
          state={state}
          showMore={showMore}
        />
      )}
    </>
  );
}
