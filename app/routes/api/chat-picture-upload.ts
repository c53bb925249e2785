import { data } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { beginChatPicture, secondsToWait } from '~/features/chat/commands';
import { AppError } from '~/lib/app-error';
import { requireEntityId } from '~/lib/entity-id';
import { readPictureUpload } from '~/services/chat/chat-picture-upload.server';
import { keepChatPicture } from '~/services/chat/chat-pictures.server';
import { redrawChatPicture } from '~/services/chat/redraw-chat-picture.server';
import type { Route } from './+types/chat-picture-upload';

const statuses: Record<string, number> = {
  not_signed_in: 401,
  not_found: 404,
  chat_too_fast: 429,
  picture_too_large: 413,
  picture_unreadable: 415,
  too_busy: 503,
};

/** One picture for a message that is not sent yet; refused before a byte of it is read where it may not be sent. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const roomId = requireEntityId(params.chatId);
  try {
    const userId = await beginChatPicture(context.get(dbContext), requireEntityId(params.eventId), roomId);
    const picture = await redrawChatPicture(await readPictureUpload(request));
    const pictureId = await keepChatPicture(platform, { userId, roomId, picture });
    return Response.json({ pictureId, width: picture.width, height: picture.height });
  } catch (error) {
    if (!(error instanceof AppError) || error.reason === 'backend_failed') throw error;
    // Strangers may not even ask.
    const reason = error.reason === 'not_allowed' ? 'not_signed_in' : error.reason;
    return Response.json({ reason, seconds: secondsToWait(error) }, { status: statuses[reason] ?? 403 });
  }
}

export function loader() {
  throw data(null, { status: 404 });
}
