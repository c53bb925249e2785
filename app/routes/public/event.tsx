import { data, href, type ShouldRevalidateFunction } from 'react-router';
import { dbContext } from '~/db/context';
import { EventGrid } from '~/features/events/components/event-grid';
import { readTyped } from '~/features/orders/attendees';
import { readChosen } from '~/features/orders/basket';
import { requireEntityId } from '~/lib/entity-id';
import { toLinks } from '~/lib/links';
import { excerpt, missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import { plainText } from '~/lib/rich-text';
import { formatDays } from '~/lib/time';
import { StructuredData } from '~/ui/page/structured-data';
import type { Route } from './+types/event';
import { askForHold } from './ask-for-hold';
import { buyTickets } from './buy-tickets.server';
import classes from './event.module.css';
import { EventBody } from './event-body';
import { eventData } from './event-data';
import { EventPoster } from './event-poster';
import { loadEvent } from './load-event';
import { loadOwnOrder, personalHeaders } from './load-own-order.server';

type Visit = Pick<Route.LoaderArgs, 'params' | 'context' | 'request'>;

const query = ({ request }: Pick<Visit, 'request'>) => new URL(request.url).searchParams;

async function load(visit: Visit) {
  const code = query(visit).get('code')?.trim().slice(0, 32) ?? '';
  return loadEvent(visit.context.get(dbContext), requireEntityId(visit.params.id), code);
}

export async function loader(visit: Route.LoaderArgs) {
  const code = query(visit).get('order');
  if (code === null) {
    const page = await load(visit);
    // Codes are counted for whoever tries them: what one is told is not for the next.
    return data({ ...page, order: null }, page.code ? { headers: personalHeaders } : {});
  }
  const [page, order] = await Promise.all([load(visit), loadOwnOrder(visit, code)]);
  const own = order?.event.id === page.event.id ? order : null;
  return data({ ...page, order: own }, { headers: personalHeaders });
}

/** An order is opened by a cookie that scripts cannot read, so it is the server that looks for it. */
export async function clientLoader({ serverLoader, ...visit }: Route.ClientLoaderArgs) {
  if (query(visit).has('order')) return serverLoader();
  return { ...(await load(visit)), order: null };
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export const action = (post: Route.ActionArgs) => buyTickets(post);

/** A lost connection is a word beside the button, never an error page in place of what was chosen. */
export async function clientAction({ request, params, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  try {
    return form.get('intent') === 'hold' ? await askForHold(params.id, form) : await serverAction();
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const intent = String(form.get('intent'));
    return { intent, problem: { reason: 'unreachable' }, chosen: readChosen(form), typed: readTyped(form) };
  }
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ actionResult, defaultShouldRevalidate }) =>
  defaultShouldRevalidate && actionResult?.problem?.reason !== 'unreachable';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { event } = loaderData;
  const id = String(event.id);
  const where = event.venue ? ` at ${event.venue.name}, ${event.venue.city}` : '';
  const lead = { cancelled: 'Cancelled: ', postponed: 'Postponed: ' }[event.status as string] ?? '';
  const when = `${formatDays(event.starts_at, event.ends_at, event.timezone)}${where}.`;
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
