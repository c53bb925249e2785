import { unmatched } from '~/ui/errors/unmatched';
import type { Route } from './+types/not-found';

function load({ request }: Pick<Route.LoaderArgs, 'request'>): null {
  throw unmatched(request);
}

export const loader = load;
export const clientLoader = load;

export const meta = () => [{ title: 'Page Not Found – Limelight' }, { name: 'robots', content: 'noindex' }];

export default function NotFound() {
  return null;
}
