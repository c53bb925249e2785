import { data } from 'react-router';
import { requireEntityId } from '~/lib/entity-id';
import { missingPageMeta } from '~/lib/page-meta';
import type { Route } from './+types/order';

/** No event has orders, so every number of one is unknown. */
function load({ params }: Pick<Route.LoaderArgs, 'params'>): null {
  requireEntityId(params.orderId);
  throw data(null, { status: 404 });
}

export const loader = load;
export const clientLoader = load;

export const meta = () => missingPageMeta;

export default function Order() {
  return null;
}
