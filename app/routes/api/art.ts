import { data } from 'react-router';
import { requireEntityId } from '~/lib/entity-id';
import { requireFileStem, sharedFile } from '~/lib/shared-file';
import { isPosterKind, posterSvg } from '~/ui/poster/poster-svg';
import type { Route } from './+types/art';

/** Generated art as a file of its own: lists stay small, and every browser keeps what it has drawn once. */
export function loader({ params }: Route.LoaderArgs) {
  const { kind, file } = params;
  if (!isPosterKind(kind)) throw data(null, { status: 404 });
  const id = requireEntityId(requireFileStem(file, '.svg'));
  return sharedFile(posterSvg({ kind, id }), { type: 'image/svg+xml', seconds: 7 * 86_400 });
}
