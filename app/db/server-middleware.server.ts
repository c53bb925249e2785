import { type MiddlewareFunction, redirect } from 'react-router';
import { dbContext, platformContext } from '~/db/context';
import { isCrossSite } from '~/db/same-origin.server';
import { createServerDb } from '~/db/server-client.server';
import { hasSessionCookie } from '~/db/session-cookie';
import { settleSession } from '~/db/settle-session.server';
import { suspendedNotice, suspendedPath } from '~/db/suspended-notice.server';

const personal = 'private, no-store';

/** Root middleware: the cookie-bound client for everything below, and its cookies onto the answer. */
export const serverMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const platform = context.get(platformContext);
  if (isCrossSite(request, platform.publicUrl)) {
    return new Response('This request came from another site and was refused.', {
      status: 403,
      headers: { 'cache-control': personal, 'content-type': 'text/plain; charset=utf-8' },
    });
  }
  const { db, setCookies } = createServerDb(platform, request);
  context.set(dbContext, db);
  const known = hasSessionCookie(request.headers.get('cookie'));
  // Before anything is rendered: once the page streams, a refreshed session can no longer be sent along.
  const { suspension } = known
    ? await settleSession(db, platform, url.pathname === suspendedPath)
    : { suspension: null };
  if (suspension !== null) {
    if (isForPerson(request)) {
      setCookies.push(suspendedNotice(suspension, platform.publicUrl.startsWith('https:')));
      const cookies = setCookies.map((cookie): [string, string] => ['set-cookie', cookie]);
      throw redirect(suspendedPath, { headers: [['cache-control', personal], ...cookies] });
    }
    setCookies.length = 0;
  }

  const answer = await next();
  const response = new Response(answer.body, answer);
  for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
  // Files that say of themselves that everyone may keep them were made without asking who this is; those that only
  // this browser may keep say for how long.
  const rule = answer.headers.get('cache-control') ?? '';
  const isKept = /^(public|private, max-age=)/.test(rule) && setCookies.length === 0;
  const isPersonal = !isKept && (known || setCookies.length > 0 || /^\/admin(\/|$)/.test(url.pathname));
  // What arrives piece by piece says that it must not be compressed, which would keep the pieces back.
  const asIs = rule.includes('no-transform') ? ', no-transform' : '';
  if (isPersonal) response.headers.set('cache-control', personal + asIs);
  return response;
};

/** A page or the data of one. A picture or a number asked for meanwhile must not use up what the person is to be told. */
function isForPerson({ url, headers }: Request): boolean {
  return new URL(url).pathname.endsWith('.data') || (headers.get('accept') ?? '').includes('text/html');
}
