import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { connectBehind, type LimelightProcess, startProcess } from '../fixtures/process.ts';
import { makeRelease } from '../fixtures/release.ts';
import { demo, expect, test } from './fixtures.ts';

type Site = { url: string; data: string; deploy(): Promise<void> };

/** A Limelight of its own, which is replaced by its next release: same address, same data. */
const deployed = test.extend<Record<never, never>, { site: Site }>({
  site: [
    async ({ playwright: _playwright }, use) => {
      const directory = await mkdtemp(join(tmpdir(), 'limelight-deploy-'));
      const release = join(directory, 'release');
      const data = { DATA_DIR: join(directory, 'data') };
      let limelight: LimelightProcess = await startProcess(data);
      const { url } = limelight;
      const making = makeRelease(release);
      await use({
        url,
        data: data.DATA_DIR,
        async deploy() {
          await making;
          await limelight.stop();
          limelight = await startProcess({ ...data, PORT: new URL(url).port }, release);
        },
      });
      await limelight.stop();
      await rm(directory, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
});

const versionOf = (page: Page) =>
  page.evaluate(
    () => (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version,
  );

/** Every file in every cache of this browser. */
const listKept = (page: Page) =>
  page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (name) =>
      (await (await caches.open(name)).keys()).map(({ url }) => url),
    );
    return (await Promise.all(caching)).flat().map((url) => url.slice(location.origin.length));
  });

const isKeptAnew = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const kept = await caches.match(path, { ignoreVary: true });
    return (await kept?.text())?.includes('-next.') ?? false;
  }, path);

const isOld = (file: string) => /^\/assets\/.*\.(js|css)$/.test(file) && !file.includes('-next.');

deployed(
  'from one build to the next: no page is stale, none breaks, and nothing old stays',
  async ({ page, context, site, signInAs, expectConsoleError }) => {
    // A whole server is stopped and another one started on the way.
    deployed.setTimeout(120_000);
    expectConsoleError(
      /net::ERR_|WebSocket|Failed to fetch|Error loading route module|Refused to apply style|404|503/,
    );
    const timetable = '/event/1/timetable';
    const { sql } = await connectBehind(site.data);
    await sql`update public.tickets set holder_id = (select user_id from public.waiting_entries order by user_id desc limit 1)
      where id = (select min(id) from public.tickets where event_id = 6)`;
    await sql.end();
    await signInAs(demo('visitor'));
    await page.goto('/my-tickets');
    const tickets = new URL(page.url()).pathname;
    expect(tickets).toMatch(/^\/user\/\d+$/);
    for (const path of [tickets, timetable, '/scanner']) {
      await page.goto(path);
      await expect.poll(() => listKept(page), { timeout: 20_000 }).toContain(path);
    }
    const offered = await context.newPage();
    await offered.clock.install();
    // A page that loads nothing more by itself once it is there.
    for (const tab of [page, offered]) await tab.goto('/login?mode=sign-up');
    const old = await versionOf(page);

    await site.deploy();

    // It asks from time to time, says so, and then goes on into the new one.
    await offered.clock.fastForward('05:01');
    await expect(offered.getByText('There is a newer version of Limelight.')).toBeVisible();
    await offered.getByRole('link', { name: 'Get the app' }).first().click();
    await expect(offered.getByRole('heading', { level: 1, name: 'Limelight in your pocket' })).toBeVisible();
    expect(new URL(offered.url()).pathname).toBe('/get-app');
    expect(await versionOf(offered)).not.toBe(old);

    // One that knew nothing of it finds its files gone: it loads again, by itself, and works.
    const link = page.getByRole('link', { name: 'Get the app' }).first();
    await link.click();
    await expect.poll(() => versionOf(page).catch(() => old)).not.toBe(old);
    await link.click();
    await expect(page).toHaveURL(/get-app/);
    await expect(page.getByRole('heading', { level: 1, name: 'Limelight in your pocket' })).toBeVisible();

    for (const path of [tickets, timetable, '/scanner']) {
      await page.goto(path);
      expect(await versionOf(page)).not.toBe(old);
      await expect.poll(() => isKeptAnew(page, path), { timeout: 20_000 }).toBe(true);
    }
    await expect.poll(async () => (await listKept(page)).filter(isOld)).toEqual([]);

    await context.setOffline(true);
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
    await page.getByRole('link', { name: /^My tickets/ }).click();
    await expect(page.getByRole('img', { name: /QR code/ }).first()).toBeVisible();
    await expect(page.getByText(/^No connection. This is from \d\d:\d\d/)).toBeVisible();
    expect(await versionOf(page)).not.toBe(old);
    await context.setOffline(false);

    // A session that ended elsewhere: the next page tells, and what was this person's goes.
    await context.clearCookies();
    await page.goto('/privacy');
    await expect.poll(async () => (await listKept(page)).filter((file) => file === tickets)).toEqual([]);
  },
);
