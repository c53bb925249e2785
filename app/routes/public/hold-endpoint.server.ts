import { isCrossSite } from '~/db/same-origin.server';
import { clientAddressOf, createServerDb } from '~/db/server-client.server';
import { hasSessionCookie } from '~/db/session-cookie';
import { readChosen } from '~/features/orders/basket';
import { parseEntityId } from '~/lib/entity-id';
import type { Platform } from '~/lib/platform';
import { hasZeroByte } from '~/lib/zero-bytes';
import { readAccount } from '~/routes/public/read-account';
import { secretCookie } from '~/services/selling/order-secret.server';
import { buyerOf } from '~/services/selling/orders.server';
import { placeHold } from '~/services/selling/place-hold.server';
import { asProblem, type HoldReply, readExpectedTotal } from './hold-reply';

const longestForm = 16 * 1024;
const headers = { 'cache-control': 'private, no-store', 'content-type': 'application/json' };

/**
 * `POST /event/:id/hold`, what the ticket box asks when thousands want the same night. It passes the router by: taking
 * places is one statement for many, and everything around it would cost several times that. Without script the form
 * goes to the page, which does the same.
 */
export function createHoldEndpoint(platform: Platform) {
  return (request: Request): Promise<Response> | undefined => {
    if (request.method !== 'POST') return undefined;
    const [, id = ''] = /^\/event\/(\d+)\/hold$/.exec(new URL(request.url).pathname) ?? [];
    const eventId = parseEntityId(id);
    return eventId === undefined ? undefined : answer(platform, request, eventId);
  };
}

async function answer(platform: Platform, request: Request, eventId: number): Promise<Response> {
  if (isCrossSite(request, platform.publicUrl)) return new Response(null, { status: 403, headers });
  if (!(Number(request.headers.get('content-length')) <= longestForm))
    return new Response(null, { status: 413, headers });
  const sent = await request.text();
  if (hasZeroByte(sent)) return new Response(null, { status: 400, headers });
  const form = new URLSearchParams(sent);
  const { account, setCookies } = await accountOf(platform, request);
  const placed = await placeHold(platform, buyerOf(request, account?.userId ?? null), {
    eventId,
    chosen: readChosen(form),
    coupon: form.get('code')?.trim() ?? '',
    secret: form.get('secret') ?? '',
    expectedTotal: readExpectedTotal(form.get('expected-total')),
    account,
    address: clientAddressOf(request) ?? '',
  });
  const reply = (body: HoldReply, status: number, cookies: string[]) => {
    const response = new Response(JSON.stringify(body), { status, headers });
    for (const cookie of [...setCookies, ...cookies]) response.headers.append('set-cookie', cookie);
    return response;
  };
  if ('reason' in placed) return reply({ problem: asProblem(placed) }, 422, []);
  const { code } = placed.order;
  return reply({ code }, 200, [secretCookie(code, placed.secret, platform.publicUrl)]);
}

/** Strangers, most of those who come at once, cost nothing. */
async function accountOf(platform: Platform, request: Request) {
  if (!hasSessionCookie(request.headers.get('cookie'))) return { account: null, setCookies: [] };
  const { db, setCookies } = createServerDb(platform, request);
  return { account: await readAccount(db), setCookies };
}
