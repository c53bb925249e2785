import type { Claims } from '../tokens.ts';

/**
 * PostgREST answers 401 to a token that is forged or has expired, and clients refresh on it; lite would go
 * on as if nobody had signed in.
 */
export async function requireValidToken(
  request: Request,
  verifyToken: (token: string) => Promise<Claims | undefined>,
  next: (request: Request) => Promise<Response>,
): Promise<Response> {
  const [, token] = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  // Clients without a session send their API key as the bearer; it is not a token.
  if (!token || token.startsWith('sb_') || (await verifyToken(token))) return next(request);
  const body = { code: 'PGRST301', message: 'JWT invalid or expired', details: null, hint: null };
  return Response.json(body, {
    status: 401,
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  });
}
