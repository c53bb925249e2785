import { data, type RouterContextProvider, redirect } from 'react-router';
import { dbContext } from '~/db/context';
import type { Db } from '~/db/db';
import { getHighestEventLevel, getPermissionLevel, getUserId, isOrganiser } from '~/features/access/queries';
import { parseEntityId } from '~/lib/entity-id';

/**
 * Who may open which page (docs/specification.md). The same functions are `middleware` on the server and
 * `clientMiddleware` in the browser. They only lead people to the right page: row level security guards data.
 */
type Visit = { url: URL; context: Readonly<RouterContextProvider> };

const adminEntityTypes = new Set(['event', 'venue', 'artist', 'promoter']);

/** `/admin`: a signed-in person with an internal record. */
export async function requireSignedIn(visit: Visit): Promise<void> {
  await signedInUser(visit);
}

/** `/admin/{entityType}/{numericId}…`: level 1 or more on exactly that entity. */
export async function requireEntityLevel(visit: Visit): Promise<void> {
  const { entityType, entityId } = entityOf(visit.url.pathname);
  const { db, userId } = await signedInUser(visit);
  if ((await getPermissionLevel(db, userId, entityType, entityId)) < 1) throw await refusal(visit);
}

/** Pages of the platform itself. */
export async function requireStaff(visit: Visit): Promise<void> {
  const { db, userId } = await signedInUser(visit);
  if (!(await isStaff(db, userId))) throw await refusal(visit);
}

/** Platform pages with a part for organisers: staff, and whoever manages an event or a promoter. */
export async function requireOrganiser(visit: Visit): Promise<void> {
  const { db, userId } = await signedInUser(visit);
  const allowed = await Promise.all([isOrganiser(db, userId), isStaff(db, userId)]);
  if (!allowed.includes(true)) throw await refusal(visit);
}

/** Platform staff of this level may do everything everywhere: private.can in the identity migration. */
const staffWhoMayAll = 3;
const editorLevel = 2;

/** The ticket designer: level 2 or more on the event that it is opened for, or on any to choose from. */
export async function requireEventEditor(visit: Visit, eventId: number | null): Promise<void> {
  const { db, userId } = await signedInUser(visit);
  const [level, platformLevel] = await Promise.all([
    eventId === null ? getHighestEventLevel(db, userId) : getPermissionLevel(db, userId, 'event', eventId),
    getPermissionLevel(db, userId, 'platform', 1),
  ]);
  if (level < editorLevel && platformLevel < staffWhoMayAll) throw await refusal(visit);
}

function entityOf(pathname: string): { entityType: string; entityId: number } {
  const [, entityType = '', id] = /^\/admin\/([^/]+)\/([^/]+)/.exec(pathname) ?? [];
  const entityId = parseEntityId(id);
  if (entityId === undefined || !adminEntityTypes.has(entityType)) throw data(null, { status: 404 });
  return { entityType, entityId };
}

async function signedInUser(visit: Visit): Promise<{ db: Db; userId: number }> {
  const db = visit.context.get(dbContext);
  const userId = await getUserId(db);
  if (userId === null) throw toLogin(visit);
  return { db, userId };
}

async function isStaff(db: Db, userId: number): Promise<boolean> {
  return (await getPermissionLevel(db, userId, 'platform', 1)) >= 1;
}

/** Whoever signed out in another tab between the two questions lacks no permission: they are gone. */
async function refusal(visit: Visit): Promise<Response> {
  const gone = (await getUserId(visit.context.get(dbContext))) === null;
  return gone ? toLogin(visit) : redirect('/login?unauthorized=1');
}

function toLogin({ url }: Visit): Response {
  return redirect(`/login?redirect=${encodeURIComponent(url.pathname + url.search)}`);
}
