import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { matchPath } from 'react-router';
import config from '../../app/routes.ts';
import {
  eventPages,
  openPages,
  organisersPages,
  ownPages,
  sameAsAnother,
  staffPages,
  strangersPages,
} from './audited-pages.ts';
import { makeSale } from './buying-scene.ts';
import { demo, expect, test } from './fixtures.ts';
import { makeOwnRows } from './own-rows.ts';
import { auditPages } from './page-audit.ts';

// Many pages one after the other in one document: most of what a page costs is paid once.
test.slow();
test.use({ colorScheme: 'dark' });

type Entry = { path?: string | undefined; file: string; children?: Entry[] | undefined };

/** A module with a component is a page. */
function listPages(entries: Entry[], above = ''): string[] {
  return entries.flatMap(({ path, file, children }) => {
    const pattern = path ? `${above}/${path}` : above;
    if (children) return listPages(children, pattern);
    const source = readFileSync(join(import.meta.dirname, '../../app', file), 'utf8');
    return source.includes('export default') ? [pattern || '/'] : [];
  });
}

/** How little a pattern says: the one of all that fit which says most is the one that answers. */
const vagueness = (pattern: string) => pattern.split(':').length + (pattern.endsWith('*') ? 100 : 0);

test('every page is looked at', () => {
  const patterns = listPages(config).sort((a, b) => vagueness(a) - vagueness(b));
  const seen = new Set([...Object.keys(ownPages), ...Object.keys(sameAsAnother)]);
  for (const path of [...openPages, ...strangersPages, ...organisersPages, ...eventPages, ...staffPages]) {
    const { pathname } = new URL(path, 'http://limelight.test');
    seen.add(patterns.find((pattern) => matchPath(pattern, pathname)) ?? '');
  }
  expect(patterns.filter((pattern) => !seen.has(pattern))).toEqual([]);
});

test('pages that everyone comes for', async ({ page }) => {
  await auditPages(page, openPages);
});

test('pages that everyone comes across', async ({ page, expectConsoleError }) => {
  expectConsoleError(/status of 40[04]/);
  await auditPages(page, strangersPages);
});

test('pages of an organiser', async ({ page, signInAs, database }) => {
  const [draft] = await database`select e.id from public.events e
    join public.user_permissions p on p.entity_type = 'event' and p.entity_id = e.id
    join public.users u on u.id = p.user_id join auth.users a on a.id = u.supabase_id
    where e.status = 'draft' and a.email = ${demo('organiser').email} limit 1`;
  await signInAs(demo('organiser'));
  await auditPages(page, [`/event/${draft?.id}`, `/admin/event/${draft?.id}/orders`, ...organisersPages]);
});

test('pages of an event', async ({ page, signInAs }) => {
  await signInAs(demo('organiser'));
  await auditPages(page, eventPages);
});

test('pages of staff, and of one person alone', async ({ page, factory, signInAs, database }) => {
  const [buyer, person] = [await factory.account('Bo Buyer'), await factory.account('Pia Person')];
  const { event, typeId } = await makeSale(database, { Standard: {} });
  await factory.permit(person, 'event', event, 3);
  const made = await makeOwnRows(database, { event, type: typeId('Standard'), buyer, person });
  await signInAs(person);
  await auditPages(
    page,
    Object.values(ownPages).map((pathTo) => pathTo(made)),
  );
  await page.context().clearCookies();
  await page.goto('about:blank');
  await signInAs(demo('admin'));
  await auditPages(page, staffPages);
});
