import { data } from 'react-router';
import { requireFileStem, sharedFile } from '~/lib/shared-file';
import { artFamilies } from '~/lib/ticket-design/art-families';
import { artSvg } from '~/ui/poster/poster-svg';
import type { Route } from './+types/ticket-art';

/** Art that somebody chose for tickets: `/ticket-art/mesh/07130f-0d3b2a-e6fff1-29f483-14b8a6.svg?seed=seven`. */
export function loader({ params, request }: Route.LoaderArgs) {
  const family = artFamilies.find((name) => name === params.family);
  const colours = requireFileStem(params.file, '.svg').split('-');
  const seed = (new URL(request.url).searchParams.get('seed') ?? '').slice(0, 40);
  if (!family || colours.length !== 5 || !colours.every((colour) => /^[0-9a-f]{6}$/.test(colour)))
    throw data(null, { status: 404 });
  const [ground = '', deep = '', ink = '', first = '', second = ''] = colours.map((colour) => `#${colour}`);
  const svg = artSvg({ family, seed, palette: { ground, deep, ink, first, second } });
  return sharedFile(svg, { type: 'image/svg+xml', seconds: 7 * 86_400 });
}
