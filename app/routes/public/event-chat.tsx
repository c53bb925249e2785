import { data } from 'react-router';
import { dbContext } from '~/db/context';
import { getEventHeading } from '~/features/events/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { missingPageMeta } from '~/lib/page-meta';
import type { Route } from './+types/event-chat';

/** No event has a chat room, so every number of one is unknown. */
async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>): Promise<null> {
  requireEntityId(params.chatId);
  await orNotFound(getEventHeading(context.get(dbContext), requireEntityId(params.eventId)));
  throw data(null, { status: 404 });
}

export const loader = load;
export const clientLoader = load;

export const meta = () => missingPageMeta;

export default function EventChat() {
  return null;
}
