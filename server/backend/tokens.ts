import { createHmac, timingSafeEqual } from 'node:crypto';

export type Claims = { sub?: string; role?: string; exp?: number; [claim: string]: unknown };

/** Access tokens of the embedded auth server: HS256, never without an expiry. */
export function createTokenVerifier(secret: string, now = () => Date.now()) {
  return async (token: string): Promise<Claims | undefined> => {
    const [header, payload, signature, ...rest] = token.split('.');
    if (!header || !payload || !signature || rest.length > 0) return undefined;
    if (decode(header)?.alg !== 'HS256') return undefined;
    const expected = createHmac('sha256', secret).update(`${header}.${payload}`).digest();
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    const claims = decode(payload);
    if (typeof claims?.exp !== 'number' || claims.exp * 1000 <= now()) return undefined;
    return claims;
  };
}

function decode(part: string): Claims | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return value !== null && typeof value === 'object' ? (value as Claims) : undefined;
  } catch {
    return undefined;
  }
}
