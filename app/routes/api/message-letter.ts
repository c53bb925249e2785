import { data } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { beginMessageTest } from '~/features/holder-messages/commands';
import { AppError } from '~/lib/app-error';
import { requireEntityId } from '~/lib/entity-id';
import { managerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';
import { drawHolderLetter, sendHolderTest } from '~/services/notifications/holder-message-letter.server';
import type { Route } from './+types/message-letter';

/** A message to ticket holders as the mail that it becomes: to look at, or sent to whoever writes it. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const db = context.get(dbContext);
  const platform = context.get(platformContext);
  const eventId = requireEntityId(params.id);
  if ((await loadLevel(db, 'event', eventId)) < managerLevel) throw data(null, { status: 404 });
  const form = await request.formData();
  const written = { subject: String(form.get('subject')), body: String(form.get('body')) };
  if (form.get('intent') !== 'test')
    return Response.json({ html: await drawHolderLetter(platform, eventId, written) });
  try {
    const address = await beginMessageTest(db, eventId, written);
    await sendHolderTest(platform, eventId, written, {
      to: address,
      replyTo: form.get('replies') === 'true' ? address : null,
    });
    return Response.json({ sentTo: address });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Response.json({ reason: error.reason });
  }
}

export const loader = () => {
  throw data(null, { status: 404 });
};
