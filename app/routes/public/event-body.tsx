import { EventActions } from '~/features/events/components/event-actions';
import { EventFacts } from '~/features/events/components/event-facts';
import { LineUp } from '~/features/events/components/line-up';
import { StatusBanner } from '~/features/events/components/status-banner';
import { cardDate, isOver } from '~/features/events/rules';
import { FriendsGoing } from '~/features/following/components/friends-going';
import { InterestButtons } from '~/features/following/components/interest-buttons';
import { PushQuestion } from '~/features/notifications/components/push-question';
import type { BuyerOrder } from '~/features/orders/order';
import { Gallery } from '~/features/pictures/components/gallery';
import { addressWords, mapAddress } from '~/features/venues/rules';
import type { OutLink } from '~/lib/links';
import { useBackendAddress } from '~/routes/use-backend-address';
import { useViewer } from '~/routes/use-viewer';
import { LinkList } from '~/ui/link-list/link-list';
import { RichText } from '~/ui/rich-text/rich-text';
import classes from './event.module.css';
import { EventTickets } from './event-tickets';
import { GenreChips } from './genre-chips';
import type { loadEvent } from './load-event';

type EventBodyProps = Awaited<ReturnType<typeof loadEvent>> & {
  order: BuyerOrder | null;
  links: OutLink[];
};

/** Beside the poster: what it is, when and where, who plays, who comes. */
export function EventBody(props: EventBodyProps) {
  const { event, pictures, portraitsByArtist, counts, interest, friends, links, now } = props;
  const { venue } = event;
  const viewer = useViewer();
  const place = venue ? { address: addressWords(venue), mapLink: mapAddress(venue) } : undefined;
  return (
    <div className={classes.body}>
      <StatusBanner
        event={event}
        now={now}
        hasWaitingList={!props.order && props.offers.some(({ state }) => state === 'sold_out')}
      />
      <header className={classes.head}>
        <div className={classes.title}>
          <p className={classes.when}>
            {cardDate(event)}
            {venue && ` · ${venue.name}`}
          </p>
          <h1 className={event.status === 'cancelled' ? classes.off : undefined}>{event.title}</h1>
        </div>
        <GenreChips genres={event.genres} />
        <EventActions event={event} hasTimetable={props.hasTimetable} chat={props.chat}>
          {!isOver(event, now) && event.status !== 'cancelled' && (
            <InterestButtons eventId={event.id} interest={interest} counts={counts} />
          )}
        </EventActions>
        <FriendsGoing friends={friends} over={isOver(event, now)} backend={useBackendAddress()} />
      </header>
      <EventFacts event={event} place={place} sells={props.offers.length > 0} />
      <EventTickets {...props} />
      {event.description && <RichText source={event.description} />}
      <LinkList links={links} label="Links" />
      {event.lineup.length > 0 && (
        <section className={classes.section} aria-labelledby="line-up">
          <h2 id="line-up">Line-up</h2>
          <LineUp lineup={event.lineup} pictures={portraitsByArtist} />
        </section>
      )}
      {venue && (venue.travel_notes || venue.access_notes) && (
        <section className={classes.section} aria-labelledby="getting-there">
          <h2 id="getting-there">Getting there</h2>
          {venue.travel_notes && <RichText source={venue.travel_notes} />}
          {venue.access_notes && (
            <>
              <h3>Access</h3>
              <RichText source={venue.access_notes} />
            </>
          )}
        </section>
      )}
      {viewer && (
        <PushQuestion userId={viewer.userId} when="when something changes here" marked={interest ? 1 : 0} />
      )}
      <Gallery pictures={pictures.slice(1)} of={event.title} />
    </div>
  );
}
