/** What lite's parsers say of a query that is none, and what happens to it where they say nothing. */
const unreadable =
  /^(Error: (Missing|Expected|Unexpected|Invalid|Unsupported|Cannot evaluate|empty|malformed|operator does not exist|column|argument of)|TypeError|RangeError|SyntaxError)/;

type Log = { error(facts: object, message: string): void };

/**
 * PostgREST answers 400 to a query that it cannot read; lite takes some of those for failures of its own. What did fail
 * is told to the log: strangers learn nothing of how we are made.
 */
export async function evenOutFailure(response: Response, log: Log): Promise<Response> {
  if (response.status !== 500) return response;
  const { code, message } = await readError(response);
  if (code !== 'SUP') return response;
  if (unreadable.test(message)) return answer(400, 'PGRST100', 'The query could not be read');
  log.error({ failure: message }, 'a query failed');
  return answer(500, 'SUP', 'Internal server error');
}

async function readError(response: Response): Promise<{ code: unknown; message: string }> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  const { code, message } = (body ?? {}) as { code?: unknown; message?: unknown };
  return { code, message: String(message) };
}

function answer(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status });
}
