import { data } from 'react-router';
import { z } from 'zod';
import { dbContext, platformContext } from '~/db/context';
import { findChatPicture } from '~/features/chat/queries';
import { orNotFound } from '~/lib/or-not-found';
import { readChatPicture } from '~/services/chat/chat-pictures.server';
import type { Route } from './+types/chat-picture';

/** A picture of a chat, for whoever may read the message that it belongs to. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { data: pictureId } = z.uuid().safeParse(params.pictureId);
  if (!pictureId) throw data(null, { status: 404 });
  const path = await orNotFound(findChatPicture(context.get(dbContext), pictureId));
  const file = await readChatPicture(context.get(platformContext), path);
  if (!file) throw data(null, { status: 404 });
  return new Response(file, {
    headers: {
      'content-type': 'image/webp',
      // Whoever signs out, or in as somebody else, is asked again.
      'cache-control': 'private, max-age=3600',
      vary: 'cookie',
      'content-security-policy': "default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    },
  });
}
