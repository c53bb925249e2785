import { z } from 'zod';

const text = z.string().max(4096);

/** What callers may name, as GoTrue reads it; lite fails on anything else that it did not expect. */
const call = z.looseObject({
  email: text.nullish(),
  phone: text.nullish(),
  password: text.nullish(),
  type: text.nullish(),
  token: text.nullish(),
  token_hash: text.nullish(),
  refresh_token: text.nullish(),
  auth_code: text.nullish(),
  code_verifier: text.nullish(),
  code_challenge: text.nullish(),
  code_challenge_method: text.nullish(),
  redirect_to: text.nullish(),
  nonce: text.nullish(),
  create_user: z.boolean().nullish(),
  data: z.record(z.string(), z.unknown()).nullish(),
  options: z.record(z.string(), z.unknown()).nullish(),
  gotrue_meta_security: z.record(z.string(), z.unknown()).nullish(),
});

/** Whether lite can answer a body without failing; what is not JSON at all it refuses itself. */
export function isReadableCall(body: string): boolean {
  let hasZero = false;
  try {
    const value: unknown = JSON.parse(body, (key, part: unknown) => {
      // PostgreSQL keeps no text with a zero byte in it, wherever it stands.
      hasZero ||= key.includes('\0') || (typeof part === 'string' && part.includes('\0'));
      return part;
    });
    return !hasZero && call.safeParse(value).success;
  } catch {
    return true;
  }
}

export function unreadable(): Response {
  const body = { code: 400, error_code: 'validation_failed', msg: 'The request is not valid' };
  return Response.json(body, { status: 400, headers: { 'x-sb-error-code': body.error_code } });
}
