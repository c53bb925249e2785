import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { dbContext } from '~/db/context';
import { switchCoupon } from '~/features/coupons/commands';
import { type Coupon, listCoupons } from '~/features/coupons/queries';
import { getEventHeading } from '~/features/events/queries';
import { currentMinute } from '~/features/events/rules';
import { listForSale } from '~/features/ticket-types/queries';
import { requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { managerLevel } from '~/routes/admin/load-entity';
import { loadLevel } from '~/routes/admin/load-level';
import { useCommands } from '~/routes/use-commands';
import { Button } from '~/ui/button/button';
import { DataTable } from '~/ui/data-table/data-table';
import { readTableState } from '~/ui/data-table/table-state';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { PageHeader } from '~/ui/page-header/page-header';
import type { Route } from './+types/coupons';
import { couponColumns } from './coupon-columns';
import { CouponDialog } from './coupon-dialog';
import classes from './event-admin-page.module.css';
import { eventMeta } from './event-meta';

const pageSize = 50;
const table = { sorts: ['code', 'uses'], pageSize, defaultSort: '-id' };

async function load({ params, context, url }: Pick<Route.LoaderArgs, 'params' | 'context' | 'url'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const asked = readTableState(url.searchParams, table);
  const [event, level, found, forSale] = await Promise.all([
    orNotFound(getEventHeading(db, id)),
    loadLevel(db, 'event', id),
    listCoupons(db, id, asked),
    listForSale(db, id),
  ]);
  const types = forSale.types.map(({ id, content }) => ({
    id,
    name: content.name,
    isSecret: content.is_secret,
  }));
  return { event, level, ...found, types, isSearch: asked.search !== '', now: currentMinute() };
}

export const loader = load;
export const clientLoader = load;

const description = 'Codes that make tickets cheaper or open secret ones.';

export const meta: Route.MetaFunction = ({ matches }) => eventMeta('Coupons', description, matches);

export default function Coupons({ loaderData }: Route.ComponentProps) {
  const { event, level, coupons, total, types, isSearch, now } = loaderData;
  const { run } = useCommands();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<Coupon | 'new' | 'many' | null>(null);
  const close = (prefix?: string) => {
    setEdited(null);
    // The new codes alone, ready to be exported.
    if (prefix) navigate(`?q=${encodeURIComponent(`${prefix}-`)}`);
  };
  const isEmpty = total === 0 && !isSearch;
  const add = (
    <Button icon="plus" onClick={() => setEdited('new')}>
      Add a coupon
    </Button>
  );
  const actions = (
    <>
      <Button kind="secondary" icon="copy" onClick={() => setEdited('many')}>
        Make many codes
      </Button>
      {!isEmpty && add}
    </>
  );
  if (level < managerLevel) {
    return (
      <div className={classes.page}>
        <PageHeader title="Coupons" text={description} />
        <EmptyState icon="lock" title="Coupons are for managers">
          Managers and owners of the team see the codes and what they were used for.
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={classes.page}>
      <PageHeader title="Coupons" text={description} actions={actions} />
      {isEmpty ? (
        <EmptyState icon="coupon" title="No coupons yet" action={add}>
          A coupon takes a percentage or an amount off, or opens ticket types that nobody else sees.
        </EmptyState>
      ) : (
        <DataTable
          caption="Coupons"
          rows={coupons}
          rowKey={({ id }) => id}
          columns={couponColumns({
            event,
            now,
            onEdit: setEdited,
            onSwitch: (coupon) => run((db) => switchCoupon(db, coupon.id, !coupon.is_on)),
          })}
          total={total}
          pageSize={pageSize}
          search="Search by code"
          exports={[
            {
              label: 'CSV',
              path: href('/admin/event/:id/coupons.csv', { id: String(event.id) }),
            },
          ]}
        />
      )}
      {edited && <CouponDialog event={event} types={types} coupon={edited} onClose={close} />}
    </div>
  );
}
