import { createHash, timingSafeEqual } from 'node:crypto';
import type postgres from 'postgres';
import { z } from 'zod';
import { createTokenVerifier } from '../tokens.ts';
import { invalidToken } from './storage-error.ts';

export type StorageSecrets = { tokenSecret: string; publishableKey: string; secretKey: string };

const claims = z.looseObject({
  role: z.enum(['anon', 'authenticated', 'service_role']),
  sub: z.guid().optional(),
});
/** Who asks, as the claims that policies see. */
export type Caller = z.infer<typeof claims>;

export const trustedCaller: Caller = { role: 'service_role' };

/** As on Supabase the bearer token says who asks; the key alone does only where there is no other token. */
export function createCallerIdentifier(secrets: StorageSecrets) {
  const verifyToken = createTokenVerifier(secrets.tokenSecret);
  return async (headers: Headers): Promise<Caller> => {
    const bearer = headers.get('authorization')?.replace(/^bearer\s+/i, '');
    const token = bearer || headers.get('apikey');
    if (!token || isSame(token, secrets.publishableKey)) return { role: 'anon' };
    if (isSame(token, secrets.secretKey)) return trustedCaller;
    const caller = claims.safeParse(await verifyToken(token));
    if (!caller.success) throw invalidToken('The access token is invalid or has expired');
    return caller.data;
  };
}

/** Storage records the person as owner; what the server itself stores belongs to no one. */
export function ownerOf(caller: Caller): string | null {
  return caller.sub ?? null;
}

/** For the rest of the transaction, row level security sees this caller. */
export async function become(
  transaction: postgres.TransactionSql,
  caller: Caller,
  operation: string,
): Promise<void> {
  await transaction`select
    set_config('request.jwt.claims', ${JSON.stringify(caller)}, true),
    set_config('request.jwt.claim.sub', ${caller.sub ?? ''}, true),
    set_config('request.jwt.claim.role', ${caller.role}, true),
    set_config('storage.operation', ${`storage.object.${operation}`}, true),
    set_config('role', ${caller.role}, true)`;
}

function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
