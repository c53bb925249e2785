import { timingSafeEqual } from 'node:crypto';
import { isPayload, parseJson } from './frames.ts';

export type Claims = { sub?: string; role?: string; exp?: number; [claim: string]: unknown };

export type Keys = { publishable: string; secret: string };

/** Undefined stands for a token that is invalid or has expired. */
export type VerifyToken = (token: string) => Promise<Claims | undefined>;

export type Identity = { token: string; claims: Claims };

export type Identified = { identity: Identity } | { refusal: string };

export type Identify = {
  /** Keys stand where a token is expected while nobody is signed in. */
  isKey(token: string): boolean;
  byKey(key: string | null): Identity | undefined;
  /** `fallback` is whoever the socket's or request's own API key stands for. */
  byToken(token: string | undefined, fallback: Identity): Promise<Identified>;
};

export function createIdentify(keys: Keys, verifyToken: VerifyToken): Identify {
  const publishable = { token: keys.publishable, claims: { role: 'anon' } };
  const secret = { token: keys.secret, claims: { role: 'service_role' } };

  const byKey = (key: string | null) =>
    key === null ? undefined : [publishable, secret].find(({ token }) => isSameSecret(token, key));

  const isKey = (token: string) => token.startsWith('sb_') || byKey(token) !== undefined;

  return {
    isKey,
    byKey,
    async byToken(token, fallback) {
      if (token === undefined || isKey(token)) return { identity: fallback };
      const claims = await verifyToken(token);
      return claims ? { identity: { token, claims } } : { refusal: describeRefusedToken(token) };
    },
  };
}

export function describeExpiry(expiresAt: number): string {
  const secondsAgo = Math.max(0, Math.round(Date.now() / 1000 - expiresAt));
  return `Token has expired ${secondsAgo} seconds ago`;
}

function describeRefusedToken(token: string): string {
  const encoded = token.split('.')[1];
  const claims = encoded && parseJson(Buffer.from(encoded, 'base64url').toString('utf8'));
  if (!isPayload(claims)) return 'MalformedJWT: The token provided is not a valid JWT';
  if (typeof claims.exp === 'number' && claims.exp * 1000 <= Date.now()) {
    return `InvalidJWTToken: ${describeExpiry(claims.exp)}`;
  }
  return 'JwtSignatureError: Failed to validate JWT signature';
}

function isSameSecret(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
