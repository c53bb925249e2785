import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { EventContext } from '~/features/events/components/event-context';
import { getEventHeading } from '~/features/events/queries';
import { personName } from '~/features/permissions/rules';
import { getProfile } from '~/features/profiles/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta } from '~/lib/page-meta';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { Route } from './+types/user-timetable';
import classes from './profile.module.css';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const [event, person] = await Promise.all([
    orNotFound(getEventHeading(db, requireEntityId(params.eventId))),
    orNotFound(getProfile(db, requireEntityId(params.userId))),
  ]);
  return { event, name: personName(person.id, person.display_name) };
}

export const loader = load;
export const clientLoader = load;

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { event, name } = loaderData;
  return pageMeta({
    title: `${name} at ${event.title}`,
    description: `The plan of ${name} for ${event.title}.`,
  });
}

export default function UserTimetable({ loaderData }: Route.ComponentProps) {
  const { event, name } = loaderData;
  const timetable = href('/event/:eventId/timetable', { eventId: String(event.id) });
  return (
    <div className={classes.part}>
      <EventContext event={event} title={`${name}’s plan`} />
      <EmptyState
        icon="clock"
        title="There is nothing to plan with yet"
        action={
          <ButtonLink kind="secondary" to={timetable}>
            See the line-up
          </ButtonLink>
        }
      >
        The organiser has not published the timetable of {event.title}, so no set can be marked.
      </EmptyState>
    </div>
  );
}
