import { Outlet } from 'react-router';
import { dbContext } from '~/db/context';
import { getEventStanding } from '~/features/events/queries';
import { getEventSales } from '~/features/order-admin/queries';
import { soldWords } from '~/features/order-admin/rules';
import { countTeam } from '~/features/permissions/queries';
import { listLeadPictures } from '~/features/pictures/queries';
import { requireEntityId } from '~/lib/entity-id';
import { formatMoney } from '~/lib/money';
import { orNotFound } from '~/lib/or-not-found';
import { formatDays } from '~/lib/time';
import { keepWhenOffline } from '~/routes/keep-when-offline';
import { Picture } from '~/ui/picture/picture';
import { EventAdminShell } from '~/ui/shell/event-admin-shell';
import { Stat } from '~/ui/stat/stat';
import type { Route } from './+types/layout';

async function load({ params, context }: Pick<Route.LoaderArgs, 'params' | 'context'>) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const [event, pictures, team, sales] = await Promise.all([
    orNotFound(getEventStanding(db, id)),
    listLeadPictures(db, 'event', [id]),
    countTeam(db, 'event', id),
    getEventSales(db, id),
  ]);
  return { event, picture: pictures[id] ?? null, team, sales };
}

export const loader = load;
export const clientLoader = load;
export const shouldRevalidate = keepWhenOffline;

export default function EventAdminLayout({ loaderData }: Route.ComponentProps) {
  const { event, picture, team, sales } = loaderData;
  const when = formatDays(event.starts_at, event.ends_at, event.timezone);
  return (
    <EventAdminShell
      event={{ id: event.id, title: event.title, status: event.status, when }}
      art={<Picture kind="event" id={event.id} picture={picture} ratio="square" sizes="64px" widest={160} />}
      numbers={
        <>
          <Stat compact label="Sold" value={soldWords(sales)} />
          {sales.revenue !== null && (
            <Stat compact label="Revenue" value={formatMoney(sales.revenue, event.currency)} />
          )}
          <Stat compact label="Acts" value={event.acts} />
          <Stat compact label="Team" value={team} />
        </>
      }
    >
      <Outlet />
    </EventAdminShell>
  );
}

export { RouteError as ErrorBoundary } from '~/ui/errors/route-error';
