import { parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import { suspendedCookieName } from '~/db/session-cookie';

/** Where people are told that their account is suspended. */
export const suspendedPath = '/suspended';

const lifetime = 10 * 60;

/** Why, kept in the person's own browser for a moment: once they are signed out, nobody knows any more who they are. */
export function suspendedNotice(reason: string, secure: boolean): string {
  const value = Buffer.from(reason, 'utf8').toString('base64url');
  const options = { path: '/', httpOnly: true, sameSite: 'lax' as const, secure, maxAge: lifetime };
  return serializeCookieHeader(suspendedCookieName, value, options);
}

export function readSuspendedNotice(cookieHeader: string | null): string | null {
  const found = parseCookieHeader(cookieHeader ?? '').find(({ name }) => name === suspendedCookieName)?.value;
  return found ? Buffer.from(found, 'base64url').toString('utf8') : null;
}
