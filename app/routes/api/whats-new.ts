import { data } from 'react-router';
import { dbContext } from '~/db/context';
import { markAnnouncement } from '~/features/announcements/commands';
import { listUnseen } from '~/features/announcements/queries';
import { getViewer } from '~/features/session/queries';
import { parseEntityId } from '~/lib/entity-id';
import type { Route } from './+types/whats-new';

/** What is new for whoever asks: plain data, so that strangers need no client of the backend for it. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const news = await listUnseen(context.get(dbContext));
  // The same for all strangers for a minute; a person's own address answers for that person alone.
  const keep = url.search === '' ? 'private, max-age=60' : 'private, no-store';
  return Response.json(news, { headers: { 'cache-control': keep } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(dbContext);
  if (!(await getViewer(db))) throw data(null, { status: 404 });
  const form = await request.formData();
  const id = parseEntityId(String(form.get('id')));
  if (id === undefined) throw data(null, { status: 400 });
  await markAnnouncement(db, id, String(form.get('done')));
  return new Response(null, { status: 204 });
}
