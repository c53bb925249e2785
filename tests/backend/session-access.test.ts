import type { RouterContextProvider } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  requireEntityLevel,
  requireOrganiser,
  requireSignedIn,
  requireStaff,
} from '~/features/access/middleware';
import { signIn } from '~/features/session/commands';
import { createVisitor, createWorld, siteUrl, type World } from './session-world.ts';

let world: World;
const visitors = new Map<string, ReturnType<typeof createVisitor>>();
const people = ['admin', 'organiser', 'door', 'visitor'];
beforeAll(async () => {
  world = await createWorld();
  visitors.set('anonymous', createVisitor(world.platform));
  for (const person of [...people, 'no record']) {
    const visitor = createVisitor(world.platform);
    const name = person === 'no record' ? 'visitor' : person;
    await visitor.visit((db) => signIn(db, { email: `${name}@limelight.test`, password: 'limelight-demo' }));
    visitors.set(person, visitor);
  }
});
afterAll(() => world.stop());

type Check = (visit: { url: URL; context: Readonly<RouterContextProvider> }) => Promise<void>;

async function outcome(person: string, check: Check, path: string): Promise<string> {
  const visitor = visitors.get(person);
  if (!visitor) throw new Error(person);
  const { value } = await visitor.visit(async (_db, context) => {
    try {
      await check({ url: new URL(siteUrl + path), context });
      return 'allowed';
    } catch (thrown) {
      if (thrown instanceof Response) return thrown.headers.get('location') ?? String(thrown.status);
      const { init } = thrown as { init?: { status?: number } };
      if (init?.status === undefined) throw thrown;
      return String(init.status);
    }
  });
  return value;
}

const unauthorized = '/login?unauthorized=1';

describe('the entity check', () => {
  const path = '/admin/event/1/artists';
  test.each([
    ['anonymous', '/login?redirect=%2Fadmin%2Fevent%2F1%2Fartists'],
    ['visitor', unauthorized],
    ['door', 'allowed'],
    ['organiser', 'allowed'],
    ['admin', unauthorized],
  ])('%s → %s', async (person, expected) => {
    expect(await outcome(person, requireEntityLevel, path)).toBe(expected);
  });

  test('is exact: another event, and another kind with the same number, are not theirs', async () => {
    expect(await outcome('door', requireEntityLevel, '/admin/event/2')).toBe(unauthorized);
    expect(await outcome('door', requireEntityLevel, '/admin/venue/1')).toBe(unauthorized);
  });

  test.each([
    'abc',
    '0',
    '-1',
    '1.5',
    '01',
    '1e3',
    '%31',
    '9223372036854775808',
    '9'.repeat(40),
    '9007199254740992',
  ])('the id %s does not exist', async (id) => {
    expect(await outcome('organiser', requireEntityLevel, `/admin/event/${id}`)).toBe('404');
  });

  test('nor does another kind of thing', async () => {
    expect(await outcome('admin', requireEntityLevel, '/admin/platform/1')).toBe('404');
    expect(await outcome('organiser', requireEntityLevel, '/admin/user_permissions/1')).toBe('404');
  });

  test('asks just the two questions of the specification', async () => {
    world.calls.length = 0;
    await outcome('door', requireEntityLevel, path);
    expect(world.calls).toEqual(['GET /auth/v1/user', 'GET /rest/v1/users', 'GET /rest/v1/user_permissions']);
  });
});

test.each([
  ['anonymous', '/login?redirect=%2Fadmin%3Ftab%3Ddrafts'],
  ['visitor', 'allowed'],
])('the start page of the admin area: %s → %s', async (person, expected) => {
  expect(await outcome(person, requireSignedIn, '/admin?tab=drafts')).toBe(expected);
});

test.each([
  ['anonymous', '/login?redirect=%2Fadmin%2Fmanage'],
  ['visitor', unauthorized],
  ['organiser', unauthorized],
  ['admin', 'allowed'],
])('pages of the platform: %s → %s', async (person, expected) => {
  expect(await outcome(person, requireStaff, '/admin/manage')).toBe(expected);
});

test.each([
  ['anonymous', '/login?redirect=%2Fadmin%2Fwebhooks'],
  ['visitor', unauthorized],
  ['door', unauthorized],
  ['organiser', 'allowed'],
  ['admin', 'allowed'],
])('pages that organisers share with staff: %s → %s', async (person, expected) => {
  expect(await outcome(person, requireOrganiser, '/admin/webhooks')).toBe(expected);
});

test('a signed-in person without an internal record goes to login', async () => {
  await world.sql`update public.users set supabase_id = null
    where supabase_id = (select id from auth.users where email = 'visitor@limelight.test')`;
  expect(await outcome('no record', requireSignedIn, '/admin')).toBe('/login?redirect=%2Fadmin');
  expect(await outcome('no record', requireEntityLevel, '/admin/event/1')).toBe(
    '/login?redirect=%2Fadmin%2Fevent%2F1',
  );
});
