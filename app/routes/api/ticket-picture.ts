import { data } from 'react-router';
import { platformContext } from '~/db/context';
import { sharedFile } from '~/lib/shared-file';
import { readDesignPicture } from '~/services/ticket-design/design-pictures.server';
import type { Route } from './+types/ticket-picture';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const aYear = 31_536_000;

/** A picture of tickets. For whoever knows its id: holders have no account, and what it shows is on their tickets. */
export async function loader({ params, context }: Route.LoaderArgs) {
  if (!uuid.test(params.id)) throw data(null, { status: 404 });
  const picture = await readDesignPicture(context.get(platformContext), params.id);
  if (!picture) throw data(null, { status: 404 });
  return sharedFile(Uint8Array.from(picture.content), { type: picture.type, seconds: aYear });
}
