import { data } from 'react-router';
import { z } from 'zod';
import { dbContext, platformContext } from '~/db/context';
import { removeDevice, saveDevice } from '~/features/notifications/commands';
import { getViewer } from '~/features/session/queries';
import type { Route } from './+types/push-subscription';

const renewal = z.object({
  endpoint: z.string(),
  keys: z.object({ p256dh: z.string(), auth: z.string() }),
  before: z.string().optional(),
});

/** The key that browsers let themselves be told with; null where there is none, and then nobody is asked. */
export function loader({ context }: Route.LoaderArgs) {
  const publicKey = context.get(platformContext).push?.publicKey ?? null;
  return Response.json({ publicKey }, { headers: { 'cache-control': 'private, no-store' } });
}

/** From public/worker.js, when the browser has changed where it is reached: no page need be open. */
export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(dbContext);
  if (!(await getViewer(db))) throw data(null, { status: 401 });
  const asked = renewal.safeParse(await request.json().catch(() => null));
  if (!asked.success) throw data(null, { status: 400 });
  const { endpoint, keys, before } = asked.data;
  await saveDevice(db, { endpoint, ...keys, device: '' });
  if (before !== undefined && before !== endpoint) await removeDevice(db, before);
  return new Response(null, { status: 204 });
}
