import type { Db } from '~/db/db';
import { listEventsById } from '~/features/events/queries';
import { currentMinute, isOver, needsAttention } from '~/features/events/rules';
import { listEventSales } from '~/features/order-admin/queries';
import { listPayoutsDue } from '~/features/payouts/queries';
import { listMyPermissions } from '~/features/permissions/queries';
import { namePermissions } from '~/routes/name-permissions';
import { toAttention, withPath } from './attention-list';
import { editorLevel } from './load-entity';

/** Everything that somebody runs, what sells and what needs them. */
export async function loadHome(db: Db) {
  const now = currentMinute();
  const permissions = await listMyPermissions(db);
  const ofEvents = permissions.filter(({ entityType }) => entityType === 'event');
  const [events, others, payoutsDue] = await Promise.all([
    listEventsById(
      db,
      ofEvents.map(({ entityId }) => entityId),
    ),
    namePermissions(
      db,
      permissions.filter(({ entityType }) => entityType !== 'event'),
    ),
    listPayoutsDue(db),
  ]);
  const upcoming = events.filter((event) => !isOver(event, now));
  return {
    levels: Object.fromEntries(ofEvents.map(({ entityId, level }) => [entityId, level])),
    upcoming,
    sales: await listEventSales(
      db,
      upcoming.map(({ id }) => id),
    ),
    past: events.filter((event) => isOver(event, now)).reverse(),
    attention: [
      ...payoutsDue.map(toAttention),
      ...events.flatMap((event) => needsAttention(event, now)).map(withPath),
    ],
    others,
    promoters: others
      .filter(({ entityType, level }) => entityType === 'promoter' && level >= editorLevel)
      .map(({ entityId, name }) => ({ id: entityId, name })),
  };
}
