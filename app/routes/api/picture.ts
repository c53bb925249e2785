import { data } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { createAnonymousDb } from '~/db/server-client.server';
import { readPictureFile } from '~/features/sharing/read-picture.server';
import { AppError } from '~/lib/app-error';
import { pictureWidths } from '~/lib/picture-address';
import { sharedFile } from '~/lib/shared-file';
import { resizePicture } from '~/services/picture-sizes.server';
import type { Route } from './+types/picture';

const aYear = 31_536_000;

/**
 * A stored picture in one of our widths. Asked as anyone first: what everyone may see may be kept by everyone.
 * What only a team may see is for that person, and nobody keeps it.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const path = `${params.kind}/${params.id}/${params.file}`;
  const asked = Number(new URL(request.url).searchParams.get('w') ?? 640);
  const width = pictureWidths.find((known) => known === asked);
  if (!width) throw data(null, { status: 404 });
  const shared = await readPictureFile(createAnonymousDb(context.get(platformContext)), path);
  const original = shared ?? (await readPictureFile(context.get(dbContext), path));
  if (!original) throw data(null, { status: 404 });
  const picture = await orUnreadable(
    resizePicture(original, { width, focusX: 0.5, focusY: 0.5, format: 'webp' }),
  );
  const file = sharedFile(new Uint8Array(picture), { type: 'image/webp', seconds: aYear });
  if (!shared) file.headers.set('cache-control', 'private, no-store');
  return file;
}

async function orUnreadable(drawing: Promise<Buffer>): Promise<Buffer> {
  try {
    return await drawing;
  } catch (error) {
    if (error instanceof AppError) throw data(null, { status: error.reason === 'too_busy' ? 503 : 404 });
    throw error;
  }
}
