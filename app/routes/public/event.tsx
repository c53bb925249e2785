import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { EventFacts } from '~/features/events/components/event-facts';
import { LineUp } from '~/features/events/components/line-up';
import { StatusBanner } from '~/features/events/components/status-banner';
import { TicketBox } from '~/features/events/components/ticket-box';
import { getEvent } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { mapAddress } from '~/features/venues/rules';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { excerpt, missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import { formatDate } from '~/lib/time';
import { Poster } from '~/ui/poster/poster';
import type { Route } from './+types/event';
import classes from './event.module.css';
import { GenreChips } from './genre-chips';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const event = await orNotFound(getEvent(context.get(dbContext), requireEntityId(params.id)));
  return { event, now: currentMinute() };
}

export const loader = load;
export const clientLoader = load;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { event } = loaderData;
  const where = event.venue ? ` at ${event.venue.name}, ${event.venue.city}` : '';
  const lead = { cancelled: 'Cancelled: ', postponed: 'Postponed: ' }[event.status as string] ?? '';
  const when = `${formatDate(event.starts_at, event.timezone)}${where}.`;
  return pageMeta({
    title: `${lead}${event.title}`,
    description: excerpt(`${when} ${event.description}`, when),
    ...(event.status === 'unlisted' ? {} : { path: href('/event/:id', { id: String(event.id) }) }),
    publicUrl: publicUrlOf(matches),
  });
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, now } = loaderData;
  const off = event.status === 'cancelled' || event.status === 'postponed';
  return (
    <article className={classes.page}>
      <div className={classes.poster} data-off={off || undefined}>
        <Poster kind="event" id={event.id} alt={`Poster of ${event.title}`} />
      </div>
      <div className={classes.body}>
        <StatusBanner event={event} now={now} />
        <header className={classes.head}>
          <h1 className={event.status === 'cancelled' ? classes.off : undefined}>{event.title}</h1>
          <GenreChips genres={event.genres} />
        </header>
        <EventFacts event={event} mapLink={event.venue ? mapAddress(event.venue) : undefined} />
        {event.description && <p className={classes.description}>{event.description}</p>}
        <TicketBox event={event} now={now} />
        {event.lineup.length > 0 && (
          <section className={classes.section} aria-labelledby="line-up">
            <h2 id="line-up">Line-up</h2>
            <LineUp lineup={event.lineup} />
          </section>
        )}
      </div>
    </article>
  );
}
