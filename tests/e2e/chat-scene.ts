import type { Browser, BrowserContext, Page } from '@playwright/test';
import type postgres from 'postgres';
import { chatOf } from '../fixtures/chat.ts';
import { expect } from './fixtures.ts';

type Account = { id: number; email: string; password: string };

/** An event whose general room these people may write in; the first moderates. */
export async function makeRoom(sql: postgres.Sql, people: Account[]) {
  const make = chatOf(sql);
  const event = await make.event({ title: `Chat ${crypto.randomUUID().slice(0, 8)}`, inHours: 4 });
  const room = await make.room(event);
  for (const { id } of people) {
    await make.interest(event, id);
    await make.age(id);
  }
  const [first] = people;
  if (first) await make.permit(first, 'event', event, 2);
  return { make, event, room, path: `/event/${event}/chat/${room}` };
}

/** A browser of somebody's own: nothing is shared with the others. */
export async function openAs(browser: Browser, baseURL: string | undefined, account: Account, path: string) {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const answer = await page.request.post('/login', {
    form: { mode: 'sign-in', email: account.email, password: account.password },
    headers: { origin: baseURL ?? '' },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(302);
  await openRoom(page, path);
  return { context, page } satisfies { context: BrowserContext; page: Page };
}

/** The room counts as open when its line is up: what is said from then on is heard. */
export async function openRoom(page: Page, path: string) {
  const joined = page.waitForEvent('websocket', {
    predicate: (socket) => socket.url().includes('/realtime/'),
  });
  const touched = page.waitForResponse((response) => response.url().includes('/rpc/list_changes'));
  await page.goto(path);
  await joined;
  await touched;
}

export const field = (page: Page) => page.getByRole('textbox', { name: /^Message / });
export const message = (page: Page, text: string | RegExp) =>
  page.getByRole('article').filter({ hasText: text });

export async function say(page: Page, text: string) {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

/** Everything that can be done with a message. */
export async function openMenu(page: Page, text: string) {
  const menu = page.getByRole('dialog', { name: /^Message of/ });
  // A message that comes in meanwhile moves the one under the pointer away, and its buttons go with it.
  await expect(async () => {
    await message(page, text).last().hover();
    await message(page, text).last().getByRole('button', { name: 'More' }).click({ timeout: 1500 });
    await expect(menu).toBeVisible({ timeout: 1500 });
  }).toPass();
  return menu;
}
