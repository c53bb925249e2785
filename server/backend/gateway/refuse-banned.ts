import type postgres from 'postgres';

/**
 * GoTrue gives no session to whoever is banned; lite asks only when somebody comes from another provider. The session
 * that it has made is taken back before its token leaves the house.
 */
export async function refuseBanned(sql: postgres.Sql, response: Response): Promise<Response> {
  const person = await personOf(response);
  if (person === undefined) return response;
  const banned = await sql`
    delete from auth.sessions s using auth.users u
    where u.id = ${person} and u.banned_until > now() and s.user_id = u.id returning u.id`;
  if (banned.length === 0) return response;
  const body = { code: 403, error_code: 'user_banned', msg: 'User is banned' };
  return Response.json(body, { status: 403, headers: { 'x-sb-error-code': body.error_code } });
}

/** Of a token in the body, or behind the # of an address to go on to. */
async function personOf(response: Response): Promise<string | undefined> {
  const address = response.headers.get('location');
  if (address !== null)
    return subjectOf(new URLSearchParams(address.split('#')[1] ?? '').get('access_token'));
  if (!response.ok) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  return subjectOf((body as { access_token?: unknown } | undefined)?.access_token);
}

function subjectOf(token: unknown): string | undefined {
  if (typeof token !== 'string') return undefined;
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
  const { sub } = JSON.parse(claims) as { sub?: unknown };
  return typeof sub === 'string' ? sub : undefined;
}
