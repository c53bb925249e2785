import type { RouterContextProvider } from 'react-router';
import { dbContext } from '~/db/context';
import type { Db } from '~/db/db';
import { listChatEntries } from '~/features/chat/entry';
import { listClaimableOrders } from '~/features/claims/queries';
import { getFollowing } from '~/features/following/queries';
import { listNotifications } from '~/features/notifications/queries';
import { listDevices, listSettings } from '~/features/notifications/settings-queries';
import { listMyWaits } from '~/features/offers/queries';
import { listMyOrders } from '~/features/orders/queries';
import { listMyPermissions, listPermissionsOf } from '~/features/permissions/queries';
import { listLeadPictures, type PicturedType } from '~/features/pictures/queries';
import { listFollowed } from '~/features/profiles/followed-queries';
import { getProfile, listFollowers, listPlans } from '~/features/profiles/queries';
import { getAccountEmail, getViewer } from '~/features/session/queries';
import { listTicketOffers } from '~/features/tickets/queries';
import type { OwnTicket } from '~/features/tickets/rules';
import { parseEntityId, requireEntityId } from '~/lib/entity-id';
import { orNotFound } from '~/lib/or-not-found';
import { namePermissions } from '~/routes/name-permissions';

type Visit = { params: { id: string }; request: Request; context: Readonly<RouterContextProvider> };

/** A person as whoever asks may see them; for oneself also what is nobody else's. Only the server can sign tickets. */
export async function loadProfile(
  { params, request, context }: Visit,
  listTickets: () => Promise<OwnTicket[]>,
) {
  const db = context.get(dbContext);
  const id = requireEntityId(params.id);
  const now = new Date().toISOString();
  const [person, viewer] = await Promise.all([orNotFound(getProfile(db, id)), getViewer(db)]);
  const isOwn = viewer?.userId === id;
  const [shown, own, following] = await Promise.all([
    loadShown(db, id, now, isOwn),
    isOwn ? loadOwn(db, id, new URL(request.url).searchParams, listTickets) : null,
    isOwn ? ('no' as const) : getFollowing(db, 'user', id),
  ]);
  return { person, following, own, now, ...shown };
}

/** What others may see as well, as far as the person lets them. */
async function loadShown(db: Db, id: number, now: string, isOwn: boolean) {
  const [upcoming, past, followed, permissions] = await Promise.all([
    listPlans(db, id, 'upcoming', now),
    listPlans(db, id, 'past', now),
    listFollowed(db, id),
    isOwn ? listMyPermissions(db) : listPermissionsOf(db, id),
  ]);
  const idsOf = (type: string) => followed.filter((one) => one.type === type).map((one) => one.id);
  const pictured: [PicturedType, number[]][] = [
    ['event', [...upcoming, ...past].map((plan) => plan.id)],
    ['artist', idsOf('artist')],
    ['venue', idsOf('venue')],
    ['promoter', idsOf('promoter')],
  ];
  const [named, ...pictures] = await Promise.all([
    namePermissions(db, permissions),
    ...pictured.map(([type, ids]) => listLeadPictures(db, type, ids)),
  ]);
  const byType = Object.fromEntries(pictured.map(([type], index) => [type, pictures[index] ?? {}]));
  return { upcoming, past, followed, permissions: named, pictures: byType };
}

async function loadOwn(db: Db, id: number, query: URLSearchParams, listTickets: () => Promise<OwnTicket[]>) {
  const before = parseEntityId(query.get('before') ?? '');
  const reading = listTickets();
  const [
    email,
    followers,
    notifications,
    tickets,
    ticketOffers,
    claimable,
    orders,
    waits,
    settings,
    devices,
    chats,
  ] = await Promise.all([
    getAccountEmail(db),
    listFollowers(db, id),
    listNotifications(db, before),
    reading,
    listTicketOffers(db),
    listClaimableOrders(db),
    listMyOrders(db, parseEntityId(query.get('orders') ?? '')),
    listMyWaits(db),
    listSettings(db),
    listDevices(db),
    reading.then((held) => listChatEntries(db, [...new Set(held.map(({ event_id }) => event_id))])),
  ]);
  return {
    email: email ?? '',
    followers,
    notifications,
    tickets,
    ticketOffers,
    claimable,
    orders,
    waits,
    settings,
    devices,
    chats,
    isOlderPage: before !== undefined,
  };
}

export type ProfileData = Awaited<ReturnType<typeof loadProfile>>;
