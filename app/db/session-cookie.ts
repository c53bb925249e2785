import { orderCookiePrefix } from '~/lib/order-cookie';

/** One fixed name on both sides, so that server and browser share one session whatever the address is. */
const sessionCookieName = 'limelight-session';

/** Why a session was ended by staff, for the page that says so: suspended-notice.server.ts. */
export const suspendedCookieName = 'limelight-suspended';

const lifetime = 400 * 24 * 60 * 60;

/** Readable by scripts on purpose: the browser queries the backend itself with the token in it. */
export function sessionCookieOptions(secure: boolean) {
  return { name: sessionCookieName, path: '/', sameSite: 'lax' as const, secure, maxAge: lifetime };
}

const pattern = new RegExp(`(?:^|;\\s*)${sessionCookieName}(?:\\.\\d+)?=[^;\\s]`);

/** Long sessions are cut into `name.0`, `name.1` …; the code verifier of a sign-in under way is no session. */
export function hasSessionCookie(cookieHeader: string | null): boolean {
  return cookieHeader !== null && pattern.test(cookieHeader);
}

/** A session, one that was ended, a sign-in under way or an order of a guest: someone whom a page may know. */
export function hasAuthCookie(cookieHeader: string | null): boolean {
  return [sessionCookieName, suspendedCookieName, orderCookiePrefix].some((name) =>
    cookieHeader?.includes(name),
  );
}
