import { href, useLocation, useRevalidator } from 'react-router';
import { dbContext } from '~/db/context';
import { listChatEntries } from '~/features/chat/entry';
import { EventContext } from '~/features/events/components/event-context';
import { LineUp } from '~/features/events/components/line-up';
import { StatusBanner } from '~/features/events/components/status-banner';
import { getEvent } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { PushQuestion } from '~/features/notifications/components/push-question';
import { loginPath } from '~/features/session/login-mode';
import { useFavourites } from '~/features/timetable/components/visitor/use-favourites';
import { useLiveDrift } from '~/features/timetable/components/visitor/use-live-drift';
import { VisitorTimetable } from '~/features/timetable/components/visitor/visitor-timetable';
import { getTimetable, listFavourites } from '~/features/timetable/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import { KeptNotice } from '~/routes/kept-notice';
import { useKeptOffline } from '~/routes/use-kept-offline';
import { useViewer } from '~/routes/use-viewer';
import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import type { Route } from './+types/event-timetable';
import classes from './profile.module.css';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.eventId);
  const [event, timetable, favourites, chats] = await Promise.all([
    orNotFound(getEvent(db, id)),
    getTimetable(db, id),
    listFavourites(db, id),
    listChatEntries(db, [id]),
  ]);
  return { event, timetable, favourites, chatId: chats[id] ?? null, now: currentMinute() };
}

export const loader = load;
export const clientLoader = load;

export { keepTimetable as shouldRevalidate } from './keep-timetable';

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
  const { event, timetable, favourites: saved, chatId, now } = loaderData;
  const { revalidate } = useRevalidator();
  const viewerId = useViewer()?.userId ?? null;
  const { pathname, search } = useLocation();
  // Also before anything is published: it appears as soon as it is.
  const slots = useLiveDrift(event.id, timetable, revalidate);
  const favourites = useFavourites(event.id, viewerId, saved);
  // The hearts of strangers are on the device anyway.
  const hearts = viewerId === null ? '' : [...favourites.chosen].join();
  useKeptOffline({
    kind: 'timetables',
    title: event.title,
    until: event.ends_at,
    mark: timetable.slots.length > 0 ? `${timetable.revision} ${hearts}` : '',
  });
  return (
    <div className={classes.part}>
      <KeptNotice />
      <EventContext
        event={event}
        title="Timetable"
        actions={
          chatId && (
            // Beside the way, so not as wide as the page on a phone.
            <span>
              <ButtonLink
                kind="secondary"
                size="sm"
                icon="chat"
                to={href('/event/:eventId/chat/:chatId', {
                  eventId: String(event.id),
                  chatId: String(chatId),
                })}
              >
                Chat
              </ButtonLink>
            </span>
          )
        }
      />
      <StatusBanner event={event} now={now} />
      {timetable.slots.length > 0 ? (
        <VisitorTimetable
          event={event}
          timetable={timetable}
          favourites={favourites}
          saved={saved}
          slots={slots}
          viewerId={viewerId}
          signInPath={loginPath('sign-in', pathname + search)}
          now={now}
        />
      ) : (
        <EmptyState icon="clock" title="The timetable is not published yet">
          Set times appear here as soon as the organiser publishes them.
        </EmptyState>
      )}
      {viewerId !== null && (
        <PushQuestion
          userId={viewerId}
          when="when what I want to see starts"
          marked={favourites.chosen.size}
        />
      )}
      {timetable.slots.length === 0 && event.lineup.length > 0 && (
        <section className={classes.section} aria-labelledby="line-up">
          <h2 id="line-up">Line-up so far</h2>
          <LineUp lineup={event.lineup} />
        </section>
      )}
    </div>
  );
}
