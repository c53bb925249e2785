import { data } from 'react-router';
import { platformContext } from '~/db/context';
import { createAnonymousDb } from '~/db/server-client.server';
import { getShared, type SharedKind, sharedKinds } from '~/features/sharing/queries';
import { readMainPicture } from '~/features/sharing/read-picture.server';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { requireFileStem, sharedFile } from '~/lib/shared-file';
import { drawSocialPicture } from '~/services/social-picture.server';
import type { Route } from './+types/social-picture';

/** The picture of a shared link. Asked as anyone: what is not out is not there. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const kind = sharedKinds.find((known) => known === params.kind);
  if (!kind) throw data(null, { status: 404 });
  const id = requireEntityId(requireFileStem(params.file, '.png'));
  const db = createAnonymousDb(context.get(platformContext));
  const [shared, photo] = await Promise.all([orNotFound(getShared(db, kind, id)), photoOf(db, kind, id)]);
  const picture = await drawSocialPicture({ kind, id, ...shared, ...photo });
  return sharedFile(new Uint8Array(picture), { type: 'image/png', seconds: 600 });
}

async function photoOf(db: ReturnType<typeof createAnonymousDb>, kind: SharedKind, id: number) {
  const photo = kind === 'genre' ? null : await readMainPicture(db, kind, id);
  return photo ? { picture: photo.bytes, focus: { focusX: photo.focusX, focusY: photo.focusY } } : {};
}
