import type { Page } from '@playwright/test';
import { demo, expect, test } from './fixtures.ts';
import { absentRoutes, adminRoutes, publicRoutes, roles, shellOf, titleOf } from './route-table.ts';

const accounts = { crew: 'door', organiser: 'organiser', staff: 'admin' } as const;

test.describe('every public route of the specification', () => {
  for (const { path, shell, title } of publicRoutes) {
    test(path, async ({ request }) => {
      const answer = await request.get(path);
      const html = await answer.text();
      expect(answer.status()).toBe(200);
      expect(shellOf(html)).toBe(shell);
      expect(titleOf(html)).toMatch(title);
    });
  }
});

test('rows that are not there, or not for a stranger, are 404 in the shell', async ({ request }) => {
  for (const path of absentRoutes) {
    const answer = await request.get(path);
    const html = await answer.text();
    expect({ path, status: answer.status(), shell: shellOf(html) }).toEqual({
      path,
      status: 404,
      shell: 'public',
    });
    expect(html).toContain('Page Not Found');
  }
});

test('ids that cannot be are 404, never 500', async ({ request, signInAs, page }) => {
  const ids = ['0', '-1', '1.5', 'abc', '1e3', '99999999999999999999', '9223372036854775808', '1%27', '١'];
  for (const entity of ['event', 'artist', 'venue', 'promoter', 'genre', 'user']) {
    for (const id of ids) {
      const answer = await request.get(`/${entity}/${id}`);
      expect({ entity, id, status: answer.status() }).toEqual({ entity, id, status: 404 });
    }
  }
  await signInAs(demo('organiser'));
  for (const path of [
    '/admin/event/abc',
    '/admin/event/99999999999999999999',
    '/admin/spaceship/1',
    '/admin/event/0',
    '/admin/event/1/orders/999999999',
  ]) {
    const answer = await page.request.get(path);
    expect({ path, status: answer.status() }).toEqual({ path, status: 404 });
  }
});

// Who may open which, and who is led where, is walked without a browser: tests/security/permission-matrix.test.ts.
test.describe('pages behind the gate', () => {
  for (const role of roles) {
    test(`as ${role} sees them`, async ({ page, signInAs }) => {
      await signInAs(demo(accounts[role]));
      for (const { path, shell, allowed } of adminRoutes) {
        if (!allowed.includes(role)) continue;
        const answer = await page.request.get(path, { maxRedirects: 0 });
        const html = await answer.text();
        expect({ path, status: answer.status(), shell: shellOf(html) }).toEqual({ path, status: 200, shell });
        expect(titleOf(html), path).toMatch(/Limelight$/);
      }
    });
  }

  test('the same check runs in the browser when one navigates', async ({ page, signInAs }) => {
    await signInAs(demo('door'));
    await page.goto('/admin');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) asked.push(request.url());
    });
    await navigateInside(page, '/admin/event/1');
    await expect(page.getByRole('navigation', { name: 'Event' })).toBeVisible();
    await navigateInside(page, '/admin/manage');
    await expect(page).toHaveURL('/login?unauthorized=1');
    await expect(page.getByText('door@limelight.test').first()).toBeVisible();
    expect(asked).toEqual([]);
  });
});

/** As a link would, without asking the server for a document. */
async function navigateInside(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => '__reactRouterDataRouter' in window);
  await page.evaluate((to) => {
    const { navigate } = Reflect.get(window, '__reactRouterDataRouter');
    return navigate(to);
  }, path);
}
