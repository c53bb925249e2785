import { useLocation, useRevalidator } from 'react-router';
import { dbContext } from '~/db/context';
import { Room } from '~/features/chat/components/room';
import { ShutDoor } from '~/features/chat/components/shut-door';
import { EventContext } from '~/features/events/components/event-context';
import { InterestButtons } from '~/features/following/components/interest-buttons';
import { loginPath } from '~/features/session/login-mode';
import { StageStrip } from '~/features/timetable/components/visitor/stage-strip';
import { parseEntityId, requireEntityId } from '~/lib/entity-id';
import { missingPageMeta, pageMeta, publicUrlOf } from '~/lib/page-meta';
import { useBackendAddress } from '~/routes/use-backend-address';
import { useViewer } from '~/routes/use-viewer';
import type { Route } from './+types/event-chat';
import { loadChat } from './load-chat';
import classes from './profile.module.css';

async function load({ params, request, context }: Pick<Route.LoaderArgs, 'params' | 'request' | 'context'>) {
  return loadChat(
    context.get(dbContext),
    requireEntityId(params.eventId),
    requireEntityId(params.chatId),
    linkedOf(new URL(request.url).search),
  );
}

/** The number of the message that a link leads to. */
const linkedOf = (search: string) => parseEntityId(new URLSearchParams(search).get('message') ?? '') ?? null;

export const loader = load;
export const clientLoader = load;

// Another message of the same room is nothing to ask the backend for: the room goes there by itself.
export { keepTimetable as shouldRevalidate } from './keep-timetable';

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (!loaderData) return missingPageMeta;
  const { event, room } = loaderData;
  // What people say to each other is nothing for search engines, so there is no path.
  return pageMeta({
    title: `${room.name} – ${event.title}`,
    description: `The chat of ${event.title}.`,
    publicUrl: publicUrlOf(matches),
  });
}

export default function EventChat({ loaderData }: Route.ComponentProps) {
  const { event, picture, room, stage, now, interest, counts } = loaderData;
  const viewer = useViewer();
  const backend = useBackendAddress();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const signInPath = loginPath('sign-in', pathname + search);
  const plan = <InterestButtons eventId={event.id} interest={interest} counts={counts} />;
  if (!room.mayRead) {
    return (
      <div className={classes.part}>
        <EventContext event={event} title={room.name} />
        <ShutDoor room={room} signInPath={signInPath} interest={plan} />
      </div>
    );
  }
  return (
    <Room
      key={`${room.id} ${viewer?.userId}`}
      {...loaderData}
      room={room}
      event={{ ...event, picture }}
      viewer={viewer}
      backend={backend}
      signInPath={signInPath}
      linked={linkedOf(search)}
      interest={plan}
      strip={
        stage && (
          <StageStrip
            eventId={event.id}
            stageId={stage.id}
            timetable={stage.timetable}
            zone={event.timezone}
            now={now}
            onStale={revalidate}
          />
        )
      }
    />
  );
}
