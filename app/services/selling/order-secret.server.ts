import { createHash, randomBytes } from 'node:crypto';
import { parseCookieHeader, serializeCookieHeader } from '@supabase/ssr';
import { orderCookiePrefix } from '~/lib/order-cookie';

const lifetime = 30 * 24 * 60 * 60;
const form = /^[A-Za-z0-9_-]{43}$/;

/** 32 random bytes that open an order; only their hash is kept. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function isSecret(text: string): boolean {
  return form.test(text);
}

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The secrets that this browser has, by the codes of their orders. */
export function secretsOf(request: Request): Map<string, string> {
  const secrets = new Map<string, string>();
  for (const { name, value = '' } of parseCookieHeader(request.headers.get('cookie') ?? '')) {
    const code = name.startsWith(orderCookiePrefix) ? name.slice(orderCookiePrefix.length) : '';
    if (code && isSecret(value)) secrets.set(code, value);
  }
  return secrets;
}

export function secretCookie(code: string, secret: string, publicUrl: string): string {
  return serializeCookieHeader(`${orderCookiePrefix}${code}`, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
    maxAge: lifetime,
  });
}

/** An order that is over has nothing left to open. */
export function dropSecretCookie(code: string): string {
  return serializeCookieHeader(`${orderCookiePrefix}${code}`, '', { path: '/', maxAge: 0 });
}
