import type postgres from 'postgres';
import { createAccount, createAccountLink } from './accounts.ts';
import { ApiError } from './api-error.ts';
import { createSession, expireSession, publicSession, takeSession } from './checkout-sessions.ts';
import { decodeForm } from './form.ts';
import { createRefund } from './giving-back.ts';
import { onceByKey } from './idempotency.ts';
import { listEvents, newId, type Transaction, takeObject } from './objects.ts';
import * as parameters from './parameters.ts';

type Call = { sql: Transaction; id: string; values: unknown; address: (path: string) => string };
type Endpoint = { method: 'GET' | 'POST'; path: RegExp; answer: (call: Call) => Promise<object> };

const { readParameters } = parameters;

const endpoints: Endpoint[] = [
  {
    method: 'POST',
    path: /^\/v1\/accounts$/,
    answer: ({ sql, values }) => createAccount(sql, readParameters(parameters.accountParameters, values)),
  },
  {
    method: 'GET',
    path: /^\/v1\/accounts\/(\w+)$/,
    answer: ({ sql, id }) => takeObject(sql, 'account', id),
  },
  {
    method: 'POST',
    path: /^\/v1\/account_links$/,
    async answer({ sql, values, address }) {
      const wanted = readParameters(parameters.accountLinkParameters, values);
      const link = await createAccountLink(sql, wanted, (id) => address(`onboarding/${id}`));
      const { object, created, expires_at, url } = link;
      return { object, created, expires_at, url };
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions$/,
    async answer({ sql, values, address }) {
      const wanted = readParameters(parameters.sessionParameters, values);
      return publicSession(await createSession(sql, wanted, (id) => address(`checkout/${id}`)));
    },
  },
  {
    method: 'GET',
    path: /^\/v1\/checkout\/sessions\/(\w+)$/,
    answer: async ({ sql, id }) => publicSession(await takeSession(sql, id)),
  },
  {
    method: 'POST',
    path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/,
    answer: async ({ sql, id }) => publicSession(await expireSession(sql, id)),
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/(\w+)$/,
    async answer({ sql, id, values }) {
      const { expand } = readParameters(parameters.retrieveParameters, values);
      const intent = await takeObject(sql, 'payment_intent', id);
      if (!expand.includes('latest_charge') || !intent.latest_charge) return intent;
      return { ...intent, latest_charge: await takeObject(sql, 'charge', intent.latest_charge) };
    },
  },
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    answer: ({ sql, values }) => createRefund(sql, readParameters(parameters.refundParameters, values)),
  },
  {
    method: 'GET',
    path: /^\/v1\/events\/(\w+)$/,
    answer: ({ sql, id }) => takeObject(sql, 'event', id),
  },
  {
    method: 'GET',
    path: /^\/v1\/events$/,
    async answer({ sql, values }) {
      const { limit, starting_after, type } = readParameters(parameters.eventListParameters, values);
      const data = await listEvents(sql, { limit: limit + 1, type, before: starting_after });
      return { object: 'list', url: '/v1/events', has_more: data.length > limit, data: data.slice(0, limit) };
    },
  },
];

type Options = { sql: postgres.Sql; secretKey: string; address: (path: string) => string };

/** Stripe's HTTP API, as far as Limelight uses it: one request in, one answer out. */
export function createApi({ sql, secretKey, address }: Options): (request: Request) => Promise<Response> {
  return async (request) => {
    const headers = { 'request-id': newId('req') };
    try {
      if (request.headers.get('authorization') !== `Bearer ${secretKey}`) {
        throw new ApiError(401, 'invalid_request_error', 'Invalid API Key provided.');
      }
      return Response.json(await answer(request, sql, address), { headers });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return Response.json(error.toBody(), { status: error.status, headers });
    }
  };
}

async function answer(request: Request, sql: postgres.Sql, address: Options['address']): Promise<object> {
  const { pathname, search } = new URL(request.url);
  const endpoint = endpoints.find(({ method, path }) => method === request.method && path.test(pathname));
  if (!endpoint) {
    throw new ApiError(
      404,
      'invalid_request_error',
      `Unrecognized request URL (${request.method}: ${pathname}).`,
    );
  }
  const text = request.method === 'GET' ? search.slice(1) : await request.text();
  const [, id = ''] = endpoint.path.exec(pathname) ?? [];
  const key = request.method === 'POST' ? request.headers.get('idempotency-key') : null;
  return sql.begin((transaction) =>
    onceByKey(transaction, key, `${pathname}?${text}`, () =>
      endpoint.answer({ sql: transaction, id, values: decodeForm(text), address }),
    ),
  );
}
