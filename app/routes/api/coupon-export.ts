import { data } from 'react-router';
import { dbContext } from '~/db/context';
import type { Db } from '~/db/db';
import { listCoupons } from '~/features/coupons/queries';
import { getEventHeading } from '~/features/events/queries';
import { csvFile, csvLine } from '~/lib/csv';
import { requireEntityId } from '~/lib/entity-id';
import { toDecimal } from '~/lib/money';
import { orNotFound } from '~/lib/or-not-found';
import { managerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';
import type { Route } from './+types/coupon-export';

const pageSize = 1000;

/** The coupons that the list shows, to hand them out. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  if ((await loadLevel(db, 'event', id)) < managerLevel) throw data(null, { status: 404 });
  const { currency } = await orNotFound(getEventHeading(db, id));
  const head = ['Code', 'Kind', 'Value', 'Used', 'Orders in all', 'Given away', 'On'];
  return csvFile(`coupons-${id}.csv`, head, pages(db, id, currency, url.searchParams.get('q') ?? ''));
}

async function* pages(db: Db, id: number, currency: string, search: string) {
  for (let from = 0; ; from += pageSize) {
    const range = { from, to: from + pageSize - 1 };
    const { coupons } = await listCoupons(db, id, { search, sort: 'code', descending: false, ...range });
    yield coupons
      .map(({ code, kind, value, uses, max_uses, spent, is_on }) =>
        csvLine([
          code,
          kind,
          kind === 'fixed' ? toDecimal(value, currency) : value,
          uses,
          max_uses,
          toDecimal(spent, currency),
          is_on ? 'yes' : 'no',
        ]),
      )
      .join('');
    if (coupons.length < pageSize) return;
  }
}
