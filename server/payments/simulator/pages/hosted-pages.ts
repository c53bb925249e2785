import type postgres from 'postgres';
import { ApiError } from '../api-error.ts';
import { takeSession } from '../checkout-sessions.ts';
import { type Transaction, takeObject } from '../objects.ts';
import { actOnCheckout, actOnSecure, showCheckout, showSecure } from './checkout-page.ts';
import { html, respond } from './frame.ts';
import { actOnOnboarding, showOnboarding } from './onboarding-page.ts';

/** Whoever has the address may use it: it cannot be guessed, and there is nothing to be had. */
export function createHostedPages(sql: postgres.Sql): (request: Request) => Promise<Response> {
  return async (request) => {
    const [, page = '', id = '', step] =
      /^\/local\/stripe\/(checkout|onboarding)\/(\w+)(\/secure)?$/.exec(new URL(request.url).pathname) ?? [];
    const how = request.method === 'POST' ? await chosenIn(request) : undefined;
    try {
      return await sql.begin((transaction) =>
        page === 'onboarding'
          ? serveOnboarding(transaction, id, how)
          : serveCheckout(transaction, id, step !== undefined, how),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return respond('Not found', html`<h1>There is no such payment</h1>`, 404);
    }
  };
}

/** What is no form chose nothing that there is. */
async function chosenIn(request: Request): Promise<string> {
  const form = await request.formData().catch(() => undefined);
  return String(form?.get('how'));
}

async function serveCheckout(
  sql: Transaction,
  id: string,
  isSecure: boolean,
  how: string | undefined,
): Promise<Response> {
  const session = await takeSession(sql, id);
  if (how === undefined) return isSecure ? showSecure(session) : showCheckout(session);
  return isSecure ? actOnSecure(sql, session, how) : actOnCheckout(sql, session, how);
}

async function serveOnboarding(sql: Transaction, id: string, how: string | undefined): Promise<Response> {
  const link = await takeObject(sql, 'account_link', id);
  if (how !== undefined) return actOnOnboarding(sql, link, how);
  return showOnboarding(sql, link, await takeObject(sql, 'account', link.account));
}
