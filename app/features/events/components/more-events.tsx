import { useFetcher } from 'react-router';
import { ButtonLink } from '~/ui/button/button-link';
import type { EventCardData } from '../queries';
import { formatCursor } from '../rules';
import { EventGrid } from './event-grid';
import classes from './more-events.module.css';

type Page = { events: EventCardData[]; next: EventCardData | undefined };

/** The next page of the list, under the one before. Without scripts the link shows it by itself. */
export function MoreEvents({ next, search, now }: { next: EventCardData; search: string; now: string }) {
  const fetcher = useFetcher<Page>();
  const query = new URLSearchParams({ ...(search ? { q: search } : {}), after: formatCursor(next) });
  if (fetcher.data) {
    return (
      <>
        <EventGrid events={fetcher.data.events} now={now} />
        {fetcher.data.next && <MoreEvents next={fetcher.data.next} search={search} now={now} />}
      </>
    );
  }
  return (
    <p className={classes.more}>
      <ButtonLink
        kind="secondary"
        to={`/?${query}`}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          fetcher.load(`/?index&${query}`);
        }}
      >
        {fetcher.state === 'idle' ? 'Show more events' : 'Loading…'}
      </ButtonLink>
    </p>
  );
}
