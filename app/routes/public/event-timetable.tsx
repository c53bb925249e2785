import { href } from 'react-router';
import { dbContext } from '~/db/context';
import { EventContext } from '~/features/events/components/event-context';
import { LineUp } from '~/features/events/components/line-up';
import { StatusBanner } from '~/features/events/components/status-banner';
import { getEvent } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { Route } from './+types/event-timetable';
import classes from './profile.module.css';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const event = await orNotFound(getEvent(context.get(dbContext), requireEntityId(params.eventId)));
  return { event, now: currentMinute() };
}

export const loader = load;
export const clientLoader = load;

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { event } = loaderData;
  return pageMeta({
    title: `Timetable of ${event.title}`,
    description: `Who plays when at ${event.title}.`,
    path: href('/event/:eventId/timetable', { eventId: String(event.id) }),
    publicUrl: publicUrlOf(matches),
  });
}

export default function EventTimetable({ loaderData }: Route.ComponentProps) {
  const { event, now } = loaderData;
  return (
    <div className={classes.part}>
      <EventContext event={event} title="Timetable" />
      <StatusBanner event={event} now={now} />
      <EmptyState icon="clock" title="The timetable is not published yet">
        Set times appear here as soon as the organiser publishes them.
      </EmptyState>
      {event.lineup.length > 0 && (
        <section className={classes.section} aria-labelledby="line-up">
          <h2 id="line-up">Line-up so far</h2>
          <LineUp lineup={event.lineup} />
        </section>
      )}
    </div>
  );
}
