import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { addressGroup } from './client-address.ts';

type RateLimit = { allowed: number; seconds: number };

/** How often one address or one account may try. Wrong passwords count; a right one wipes the slate. */
export const authLimits = {
  addressCalls: { allowed: 60, seconds: 5 * 60 },
  addressRefreshes: { allowed: 600, seconds: 5 * 60 },
  accountPasswords: { allowed: 10, seconds: 15 * 60 },
  accountCodes: { allowed: 10, seconds: 15 * 60 },
  accountMails: { allowed: 5, seconds: 15 * 60 },
} satisfies Record<string, RateLimit>;

export type AuthLimits = Record<keyof typeof authLimits, RateLimit>;

/** A demo on one's own machine is tried out, and tested, from a single address. */
export function relaxedLimits(factor: number): AuthLimits {
  const entries = Object.entries(authLimits).map(([name, limit]) => [
    name,
    { ...limit, allowed: limit.allowed * factor },
  ]);
  return Object.fromEntries(entries) as AuthLimits;
}

type Forward = (request: Request) => Promise<Response>;
export type AuthGuard = (request: Request, address: string | null, forward: Forward) => Promise<Response>;

/** What tries a secret, sends a letter or writes a row for whoever asks. */
const guarded =
  /^\/auth\/v1\/(token|otp|magiclink|signup|recover|resend|verify|reauthenticate|authorize|user)$/;

/**
 * Stands in front of the auth server, for calls over HTTP and for those that the pages make for a visitor.
 * Counts live in the database, so any number of processes agree.
 */
export function rateLimitAuth(sql: postgres.Sql, limits: AuthLimits = authLimits): AuthGuard {
  return async (request, address, forward) => {
    const url = new URL(request.url);
    // The router behind decodes paths: spelled otherwise, the same call would not be counted.
    if (isDisguised(url.pathname)) return new Response('404 page not found', { status: 404 });
    const [, action] = guarded.exec(url.pathname) ?? [];
    if (action === undefined || request.method === 'OPTIONS') return forward(request);
    // Reading who one is costs nothing; changing one's address sends a letter to whatever address was typed.
    if (action === 'user' && request.method !== 'PUT') return forward(request);
    const hasBody = request.method === 'POST' || request.method === 'PUT';
    const account = accountOf(hasBody ? await request.clone().text() : '') ?? ownAccountOf(action, request);
    const grant = url.searchParams.get('grant_type');

    for (const { key, limit } of countsFor({ action, grant, address, account, limits })) {
      const seconds = await take(sql, key, limit);
      if (seconds > 0) return refusal(seconds);
    }
    const response = await forward(request);
    if (response.ok && grant === 'password' && account)
      await sql`select private.clear_rate(${keyOf('password', account)})`;
    return response;
  };
}

function isDisguised(pathname: string): boolean {
  return /^\/[^/]*%/.test(pathname) || (pathname.startsWith('/auth/') && pathname.includes('%'));
}

type Call = {
  action: string;
  grant: string | null;
  address: string | null;
  account: string | null;
  limits: AuthLimits;
};

function countsFor({ action, grant, address, account, limits }: Call): { key: string; limit: RateLimit }[] {
  const refresh = action === 'token' && grant === 'refresh_token';
  const counts: { key: string; limit: RateLimit }[] = [];
  if (address !== null) {
    const limit = refresh ? limits.addressRefreshes : limits.addressCalls;
    counts.push({ key: keyOf(refresh ? 'refreshes' : 'calls', addressGroup(address)), limit });
  }
  if (account === null) return counts;
  if (action === 'token') counts.push({ key: keyOf('password', account), limit: limits.accountPasswords });
  else if (action === 'verify') counts.push({ key: keyOf('code', account), limit: limits.accountCodes });
  else counts.push({ key: keyOf('mail', account), limit: limits.accountMails });
  return counts;
}

async function take(sql: postgres.Sql, key: string, { allowed, seconds }: RateLimit): Promise<number> {
  const [row] = await sql<{ wait: number }[]>`
    select private.take_rate(${key}, ${allowed}, make_interval(secs => ${seconds})) as wait`;
  return row?.wait ?? 0;
}

function keyOf(what: string, whom: string): string {
  return `${what}:${createHash('sha256').update(whom).digest('base64url')}`;
}

/** The e-mail address that a call is about, where it names one. */
function accountOf(body: string): string | null {
  try {
    const value: unknown = JSON.parse(body);
    if (value === null || typeof value !== 'object' || !('email' in value)) return null;
    return typeof value.email === 'string' && value.email !== '' ? value.email.trim().toLowerCase() : null;
  } catch {
    // Not JSON: the auth server says so itself.
    return null;
  }
}

/** Who asks for a letter to themselves; whether the token is genuine, the auth server says. */
function ownAccountOf(action: string, request: Request): string | null {
  if (action !== 'reauthenticate') return null;
  const [, payload = ''] = (request.headers.get('authorization') ?? '').split('.');
  return /"sub":"([^"]{1,64})"/.exec(Buffer.from(payload, 'base64url').toString())?.[1] ?? null;
}

/** In the words of GoTrue, so that clients treat it as they treat the hosted backend's. */
function refusal(seconds: number): Response {
  const body = {
    code: 429,
    error_code: 'over_request_rate_limit',
    msg: `Too many tries. Try again in ${seconds} seconds.`,
  };
  return Response.json(body, {
    status: 429,
    headers: {
      'retry-after': String(seconds),
      'cache-control': 'no-store',
      'x-sb-error-code': body.error_code,
    },
  });
}
