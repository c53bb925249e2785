import { afterAll, beforeAll, expect, test } from 'vitest';
import { signIn, signOut } from '~/features/session/commands';
import { getViewer } from '~/features/session/queries';
import { createVisitor, createWorld, type World } from './session-world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.stop());

const organiser = { email: 'organiser@limelight.test', password: 'limelight-demo' };
const nothing = async () => undefined;

test('a stranger costs no auth call, gets no cookie and a page that may be shared', async () => {
  world.calls.length = 0;
  const { response, value } = await createVisitor(world.platform).visit(getViewer);
  expect(value).toBeNull();
  expect(world.calls).toEqual([]);
  expect(response.headers.getSetCookie()).toEqual([]);
  expect(response.headers.get('cache-control')).toBe(
    'public, max-age=0, s-maxage=30, stale-while-revalidate=60',
  );
  expect(response.headers.get('vary')).toContain('Cookie');
});

test('the page of a stranger is not sent again to whoever has it', async () => {
  const visitor = createVisitor(world.platform);
  const etag = (await visitor.visit(nothing)).response.headers.get('etag') ?? '';
  const again = await visitor.visit(nothing, { headers: { 'if-none-match': etag } });
  expect(again.response.status).toBe(304);
});

test('signing in sets a cookie for 400 days that the next request is known by', async () => {
  const visitor = createVisitor(world.platform);
  const first = await visitor.visit((db) => signIn(db, organiser));
  const [cookie] = first.response.headers.getSetCookie();
  expect(cookie).toMatch(/^limelight-session=/);
  expect(cookie).toMatch(/Max-Age=34560000/);
  expect(cookie).toMatch(/SameSite=Lax/);
  expect(cookie).toMatch(/Path=\//);
  expect(cookie).not.toMatch(/Secure/);
  expect(first.response.headers.get('cache-control')).toBe('private, no-store');
  const second = await visitor.visit(getViewer);
  expect(second.value).toEqual({
    userId: expect.any(Number),
    name: 'Demo Organiser',
    isStaff: false,
    platformLevel: 0,
  });
  expect(second.response.headers.get('cache-control')).toBe('private, no-store');
  expect(second.response.headers.getSetCookie()).toEqual([]);
});

test('staff are known as staff', async () => {
  const visitor = createVisitor(world.platform);
  await visitor.visit((db) => signIn(db, { ...organiser, email: 'admin@limelight.test' }));
  expect((await visitor.visit(getViewer)).value).toMatchObject({ isStaff: true, platformLevel: 4 });
});

test('behind https the cookie is secure', async () => {
  const visitor = createVisitor({ ...world.platform, publicUrl: 'https://limelight.test' });
  const { response } = await visitor.visit((db) => signIn(db, organiser));
  expect(response.headers.getSetCookie()[0]).toMatch(/Secure/);
});

test('a session written by hand is nobody, and is taken away', async () => {
  const visitor = createVisitor(world.platform);
  await visitor.visit((db) => signIn(db, organiser));
  forgeSession(visitor.jar, (session) => {
    const [header, payload = '', signature] = session.access_token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const other = Buffer.from(JSON.stringify({ ...claims, sub: crypto.randomUUID() })).toString('base64url');
    return { ...session, access_token: `${header}.${other}.${signature}` };
  });
  const { value } = await visitor.visit(getViewer);
  expect(value).toBeNull();
  expect([...visitor.jar.keys()]).toEqual([]);
});

test('an expired token is refreshed on the server before the page is rendered', async () => {
  const visitor = createVisitor(world.platform);
  await visitor.visit((db) => signIn(db, organiser));
  expire(visitor.jar);
  const { response, value } = await visitor.visit(getViewer);
  expect(value?.name).toBe('Demo Organiser');
  expect(response.headers.getSetCookie()).toHaveLength(1);
  expect((await visitor.visit(getViewer)).response.headers.getSetCookie()).toEqual([]);
});

test('many requests with the same expired token all succeed, and the session lives on', async () => {
  const visitor = createVisitor(world.platform);
  await visitor.visit((db) => signIn(db, organiser));
  expire(visitor.jar);
  const tabs = Array.from({ length: 8 }, () => createVisitor(world.platform, new Map(visitor.jar)));
  const views = await Promise.all(tabs.map((tab) => tab.visit(getViewer)));
  expect(views.map(({ value }) => value?.name)).toEqual(tabs.map(() => 'Demo Organiser'));
  const late = createVisitor(world.platform, new Map(visitor.jar));
  expect((await late.visit(getViewer)).value?.name).toBe('Demo Organiser');
  for (const tab of tabs) {
    expire(tab.jar);
    expect((await tab.visit(getViewer)).value?.name).toBe('Demo Organiser');
  }
});

test('signing out everywhere ends the other devices at once', async () => {
  const phone = createVisitor(world.platform);
  const laptop = createVisitor(world.platform);
  await phone.visit((db) => signIn(db, organiser));
  await laptop.visit((db) => signIn(db, organiser));
  await phone.visit((db) => signOut(db, 'global'));
  expect(phone.jar.size).toBe(0);
  const { value } = await laptop.visit(getViewer);
  expect(value).toBeNull();
  expect(laptop.jar.size).toBe(0);
});

test('signing out the others keeps this device, signing out here keeps the others', async () => {
  const [one, two, three] = [1, 2, 3].map(() => createVisitor(world.platform));
  if (!one || !two || !three) throw new Error('three visitors');
  for (const visitor of [one, two, three]) await visitor.visit((db) => signIn(db, organiser));
  await one.visit((db) => signOut(db, 'local'));
  expect((await two.visit(getViewer)).value).not.toBeNull();
  await two.visit((db) => signOut(db, 'others'));
  expect((await two.visit(getViewer)).value).not.toBeNull();
  expect((await three.visit(getViewer)).value).toBeNull();
});

test('a backend out of reach does not sign anyone out', async () => {
  const visitor = createVisitor(world.platform);
  await visitor.visit((db) => signIn(db, organiser));
  const broken = { ...world.platform, fetchBackend: async () => new Response(null, { status: 500 }) };
  const away = createVisitor(broken, visitor.jar);
  const { response } = await away.visit(nothing);
  expect(response.status).toBe(200);
  expect(visitor.jar.size).toBe(1);
  expect((await visitor.visit(getViewer)).value?.name).toBe('Demo Organiser');
});

test('a form on another site is refused', async () => {
  const visitor = createVisitor(world.platform);
  const crossSite: Record<string, string>[] = [
    { origin: 'https://evil.test' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site', origin: 'http://limelight.test' },
  ];
  for (const headers of crossSite) {
    const { response } = await visitor.visit(nothing, { method: 'POST', headers });
    expect(response.status, JSON.stringify(headers)).toBe(403);
  }
  const own: Record<string, string>[] = [
    {},
    { origin: 'http://limelight.test' },
    { 'sec-fetch-site': 'same-origin' },
  ];
  for (const headers of own) {
    expect((await visitor.visit(nothing, { method: 'POST', headers })).response.status).toBe(200);
  }
});

test('pages of the admin area are never kept', async () => {
  const { response } = await createVisitor(world.platform).visit(nothing, { path: '/admin/event/1' });
  expect(response.headers.get('cache-control')).toBe('private, no-store');
});

type Session = { access_token: string; expires_at: number; expires_in: number };

function forgeSession(jar: Map<string, string>, change: (session: Session) => Session): void {
  const value = jar.get('limelight-session') ?? '';
  const session = JSON.parse(Buffer.from(value.replace('base64-', ''), 'base64url').toString()) as Session;
  jar.set(
    'limelight-session',
    `base64-${Buffer.from(JSON.stringify(change(session))).toString('base64url')}`,
  );
}

function expire(jar: Map<string, string>): void {
  forgeSession(jar, (session) => ({ ...session, expires_at: Math.floor(Date.now() / 1000) - 10 }));
}
