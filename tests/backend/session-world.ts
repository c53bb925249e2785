import { RouterContextProvider } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import type { Db } from '~/db/db';
import { sharePages } from '~/db/page-caching/share-pages.server';
import { serverMiddleware } from '~/db/server-middleware.server';
import type { Platform } from '~/lib/platform';
import { createGateway } from '../../server/backend/gateway/gateway.ts';
import { evenOutAuth } from '../../server/backend/gateway/gotrue-differences.ts';
import { mailerWithRedirect } from '../../server/backend/gateway/mail-redirect.ts';
import { loadBackendSecrets } from '../../server/backend/secrets.ts';
import { seedAccounts } from '../../server/demo/accounts.ts';
import { takeClientAddress } from '../../server/http/client-address.ts';
import { type AuthLimits, authLimits, rateLimitAuth } from '../../server/http/rate-limit.ts';
import { createAuthMailer } from '../../server/mail/auth-mailer.ts';
import { createMailer } from '../../server/mail/mailer.ts';
import { createTestDatabase } from '../fixtures/database.ts';

export const siteUrl = 'http://limelight.test';
const evenTime = 250;

export type World = Awaited<ReturnType<typeof createWorld>>;

/** The auth path of the server, whole and in this process: pages' middleware → guard → auth server → database. */
export async function createWorld({ limits = authLimits }: { limits?: AuthLimits } = {}) {
  const database = await createTestDatabase();
  const { sql } = database;
  await sql.begin(seedAccounts);
  const secrets = await loadBackendSecrets(sql);
  const post = createMailer({ smtpUrl: undefined, from: 'tests', sql });
  const mailer = createAuthMailer(post, siteUrl);
  const authMailer = mailerWithRedirect(mailer);
  const gateway = createGateway({ databaseUrl: database.url, secrets, siteUrl, oauth: {}, authMailer });
  const failures: object[] = [];
  const log = {
    info: () => {},
    warn: (facts: object) => failures.push(facts),
    error: (facts: object) => failures.push(facts),
  };
  const guard = rateLimitAuth(sql, limits);
  // Two of everything that remembers, as in two processes on one database.
  const processes = [1, 2].map(() => evenOutAuth({ sql, siteUrl, mailer: authMailer, log, evenTime }));
  let turn = 0;
  const even: (typeof processes)[number] = (request, forward) => {
    turn += 1;
    const next = processes[turn % processes.length];
    if (!next) throw new Error('no process');
    return next(request, forward);
  };
  const calls: string[] = [];
  const serve = (request: Request, address: string | null) => {
    calls.push(`${request.method} ${new URL(request.url).pathname}`);
    return guard(request, address, (inner) => even(inner, (last) => gateway.fetch(last, address)));
  };
  // The first request is alone, as when the server starts.
  await gateway.fetch(
    new Request(`${siteUrl}/rest/v1/users?limit=1`, { headers: { apikey: secrets.publishableKey } }),
    null,
  );

  const platform: Platform = {
    publicUrl: siteUrl,
    supabaseUrl: undefined,
    publishableKey: secrets.publishableKey,
    secretKey: secrets.secretKey,
    fetchBackend: (request) => {
      const taken = takeClientAddress(request);
      return serve(taken.request, taken.address);
    },
    sql,
    payments: { mode: 'simulated', secretKey: 'sk_test_none', webhookSecrets: [], simulator: undefined },
    oauthProviders: [],
    demo: undefined,
    sendMail: (mail) => post.send(mail),
    localMail: true,
    mailboxOpen: true,
    keepPages: false,
    log,
  };

  return {
    sql,
    platform,
    secrets,
    calls,
    failures,
    evenTime,
    /** A call over HTTP, as a browser or an attacker makes it. */
    auth: (path: string, body: object, address = '203.0.113.1') =>
      serve(
        new Request(`${siteUrl}/auth/v1/${path}`, {
          method: 'POST',
          headers: { apikey: secrets.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
        address,
      ),
    mails: (to: string) => sql<{ subject: string; text: string }[]>`
      select subject, text_body as text from private.mailbox where recipient = ${to} order by id`,
    async stop() {
      await gateway.stop();
      await database.drop();
    },
  };
}

/** One browser: sends its cookies through the root middleware and keeps those that come back. */
export function createVisitor(platform: Platform, jar = new Map<string, string>()) {
  return {
    jar,
    async visit<T>(
      inside: (db: Db, context: RouterContextProvider) => Promise<T>,
      init: RequestInit & { path?: string } = {},
    ) {
      const { path = '/', ...rest } = init;
      const headers = new Headers(rest.headers);
      if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '));
      const request = new Request(siteUrl + path, { ...rest, headers });
      const context = new RouterContextProvider();
      context.set(platformContext, platform);
      let value: T | undefined;
      const next = async () => {
        value = await inside(context.get(dbContext), context);
        return new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } });
      };
      const args = { request, url: new URL(request.url), context, params: {}, pattern: path };
      const render = async () => (await serverMiddleware(args, next)) as Response;
      const response = await sharePages(render)(request);
      for (const cookie of response.headers.getSetCookie()) store(jar, cookie);
      return { response, value: value as T };
    },
  };
}

function store(jar: Map<string, string>, cookie: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (/max-age=0/i.test(cookie)) jar.delete(name);
  else jar.set(name, value);
}
