import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSuspendedNotice } from '~/db/suspended-notice.server';
import { signIn } from '~/features/session/commands';
import { getViewer, isSuspended } from '~/features/session/queries';
import { createVisitor, createWorld, type World } from './session-world.ts';

const account = { email: 'visitor@limelight.test', password: 'limelight-demo' };
const page = { headers: { accept: 'text/html' } };

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

/** Acts as the admin of the demo, as the database sees a person. */
async function asAdmin(call: 'suspend' | 'restore'): Promise<void> {
  await world.sql.begin(async (sql) => {
    const [admin] = await sql`select id from auth.users where email = 'admin@limelight.test'`;
    const [person] = await sql`
      select u.id::int from public.users u join auth.users a on a.id = u.supabase_id where a.email = ${account.email}`;
    await sql`select set_config('request.jwt.claim.sub', ${admin?.id}, true)`;
    if (call === 'suspend') await sql`select public.suspend_user(${person?.id}, 'Ünkind to strangers')`;
    else await sql`select public.restore_user(${person?.id})`;
  });
}

test('the next page leads to why, and signs out; a picture asked for meanwhile does neither', async () => {
  const visitor = createVisitor(world.platform);
  await visitor.visit((db) => signIn(db, account));
  const name = async () => (await visitor.visit(getViewer, page)).value?.name;
  expect(await name()).toBeTruthy();
  const kept = new Map(visitor.jar);
  await asAdmin('suspend');

  const picture = await visitor.visit(getViewer, { headers: { accept: 'image/webp' } });
  expect(picture.value).toBeNull();
  expect(visitor.jar).toEqual(kept);

  const led = await visitor.visit(getViewer, page).catch((thrown: unknown) => thrown as Response);
  if (!(led instanceof Response)) throw new Error('nobody was led away');
  expect(led.headers.get('location')).toBe('/suspended');
  const cookies = led.headers.getSetCookie();
  expect(readSuspendedNotice(cookies.at(-1)?.split(';')[0] ?? null)).toBe('Ünkind to strangers');
  expect(cookies.some((cookie) => /^limelight-session.*max-age=0/i.test(cookie))).toBe(true);

  const again = createVisitor(world.platform);
  await expect(again.visit((db) => signIn(db, account))).rejects.toMatchObject({
    reason: 'account_suspended',
  });
  await asAdmin('restore');
  await again.visit((db) => signIn(db, account));
  expect((await again.visit(isSuspended, page)).value).toBe(false);
  expect((await again.visit(getViewer, page)).value).not.toBeNull();
});
