import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { EventGrid } from '~/features/events/components/event-grid';
import { requireEntityId } from '~/lib/entity-id';
import { toLinks } from '~/lib/links';
import { excerpt, missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import { plainText } from '~/lib/rich-text';
import { formatDate } from '~/lib/time';
import { StructuredData } from '~/ui/page/structured-data';
import type { Route } from './+types/event';
import classes from './event.module.css';
import { EventBody } from './event-body';
import { eventData } from './event-data';
import { EventPoster } from './event-poster';
import { loadEvent } from './load-event';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  return loadEvent(context.get(dbContext), requireEntityId(params.id));
}

export const loader = load;
export const clientLoader = load;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { event } = loaderData;
  const id = String(event.id);
  const where = event.venue ? ` at ${event.venue.name}, ${event.venue.city}` : '';
  const lead = { cancelled: 'Cancelled: ', postponed: 'Postponed: ' }[event.status as string] ?? '';
  const when = `${formatDate(event.starts_at, event.timezone)}${where}.`;
  return pageMeta({
    title: `${lead}${event.title}`,
    description: excerpt(`${when} ${plainText(event.description)}`, when),
    ...(isListed(event.status) ? { path: href('/event/:id', { id }) } : {}),
    publicUrl: publicUrlOf(matches),
    image: { path: `/og/event/${id}.png`, alt: `${event.title}, ${when}` },
  });
}

export default function EventPage({ loaderData, matches }: Route.ComponentProps) {
  const { event, pictures, similar, now } = loaderData;
  const publicUrl = publicUrlOf(matches);
  return (
    <>
      <article className={classes.page}>
        <EventPoster event={event} picture={pictures[0]} />
        <EventBody {...loaderData} links={toLinks(event.links)} />
      </article>
      {similar.length > 0 && (
        <section className={classes.similar} aria-labelledby="similar">
          <h2 id="similar">You may also like</h2>
          <EventGrid events={similar} now={now} />
        </section>
      )}
      {publicUrl && isListed(event.status) && <StructuredData data={eventData(event, pictures, publicUrl)} />}
    </>
  );
}

/** Drafts and unlisted events are nothing for search engines. */
function isListed(status: string): boolean {
  return status === 'published' || status === 'cancelled' || status === 'postponed';
}
