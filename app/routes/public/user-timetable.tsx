import { data, href, useRevalidator } from 'react-router';
import { dbContext } from '~/db/context';
import { EventContext } from '~/features/events/components/event-context';
import { StatusBanner } from '~/features/events/components/status-banner';
import { getEventHeading } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { PersonPlan } from '~/features/timetable/components/visitor/person-plan';
import { getPlan } from '~/features/timetable/plan-queries';
import { getTimetable, listFavourites } from '~/features/timetable/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { useViewer } from '~/routes/use-viewer';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { Route } from './+types/user-timetable';
import classes from './profile.module.css';

type Visit = Pick<Route.LoaderArgs, 'params' | 'context' | 'request'>;

async function load({ params, context, request }: Visit) {
  const db = context.get(dbContext);
  const eventId = requireEntityId(params.eventId);
  const key = new URL(request.url).searchParams.get('key');
  const [event, plan, timetable, favourites] = await Promise.all([
    orNotFound(getEventHeading(db, eventId)),
    orNotFound(getPlan(db, eventId, requireEntityId(params.userId), key)),
    getTimetable(db, eventId),
    listFavourites(db, eventId),
  ]);
  return { event, plan, timetable, favourites, now: currentMinute() };
}

/** A plan that is no longer shown shall be in no cache on the way. */
export const loader = async (visit: Route.LoaderArgs) =>
  data(await load(visit), { headers: { 'cache-control': 'private, no-store' } });
export const clientLoader = (visit: Route.ClientLoaderArgs) => load(visit);

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export { keepTimetable as shouldRevalidate } from './keep-timetable';

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { event, plan } = loaderData;
  return pageMeta({
    title: `${plan.name} at ${event.title}`,
    description: `The plan of ${plan.name} for ${event.title}.`,
  });
}

export default function UserTimetable({ loaderData }: Route.ComponentProps) {
  const { event, plan, timetable, favourites, now } = loaderData;
  const { revalidate } = useRevalidator();
  const viewerId = useViewer()?.userId ?? null;
  const whole = href('/event/:eventId/timetable', { eventId: String(event.id) });
  return (
    <div className={classes.part}>
      <EventContext event={event} title={plan.isOwn ? 'My plan' : `${plan.name}’s plan`} />
      <StatusBanner event={event} now={now} />
      {timetable.slots.length > 0 ? (
        <>
          <PersonPlan
            event={event}
            timetable={timetable}
            plan={plan}
            favourites={favourites}
            viewerId={viewerId}
            now={now}
            onStale={revalidate}
          />
          <p>
            <ButtonLink kind="secondary" to={whole}>
              The whole timetable
            </ButtonLink>
          </p>
        </>
      ) : (
        <EmptyState
          icon="clock"
          title="There is nothing to plan with yet"
          action={
            <ButtonLink kind="secondary" to={whole}>
              See the line-up
            </ButtonLink>
          }
        >
          The organiser has not published the timetable of {event.title}, so no set can be marked.
        </EmptyState>
      )}
    </div>
  );
}
