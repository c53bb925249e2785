import type { z } from 'zod';
import { isCrossSite } from '~/db/same-origin.server';
import { clientAddressOf, createServerDb } from '~/db/server-client.server';
import { hasSessionCookie } from '~/db/session-cookie';
import { getViewer } from '~/features/session/queries';
import type { Platform } from '~/lib/platform';
import { hasZeroByte, jsonHasZeroByte } from '~/lib/zero-bytes';
import {
  claimScanner,
  findGuests,
  listConflicts,
  lookAtLink,
  moveScanner,
  readPack,
  registerScanner,
} from '~/services/door/door.server';
import { scan, syncScans, undoScan } from '~/services/door/scan.server';
import { isScannerOn, type Scanner, scannerOf } from '~/services/door/scanner.server';
import { claimBody, cursor, gateBody, registerBody, scanBody, syncBody, undoBody } from './door-requests';

const root = '/scanner/api/';
const longestBody = 1024 * 1024;
const headers = { 'cache-control': 'private, no-store', 'content-type': 'application/json' };

const statuses: Record<string, number> = {
  not_signed_in: 401,
  scanner_revoked: 401,
  wrong_pin: 403,
  search_not_allowed: 403,
  not_found: 404,
  link_unknown: 404,
  link_used: 410,
  link_ended: 410,
  too_many_pins: 429,
  too_many_requests: 429,
  search_too_short: 400,
  invalid_value: 400,
};

/** What a scanner asks with its token, and what anyone asks to become one. */
type Asked = { platform: Platform; request: Request; url: URL };
type Answer = object | string | Response;

const forScanners: Record<string, (scanner: Scanner, asked: Asked) => Promise<Answer>> = {
  'POST scan': async (scanner, { platform, request }) =>
    withBody(request, scanBody, (body) => scan(platform, scanner, body)),
  'POST sync': async (scanner, { platform, request }) =>
    withBody(request, syncBody, ({ scans, sentAt }) => syncScans(platform, scanner, scans, sentAt)),
  'POST undo': async (scanner, { platform, request }) =>
    withBody(request, undoBody, (body) => undoScan(platform, scanner, { at: Date.now(), ...body })),
  'POST gate': async (scanner, { platform, request }) =>
    withBody(request, gateBody, ({ gateId }) => moveScanner(platform, scanner, gateId)),
  'GET pack': async (scanner, { platform, url }) => {
    const since = cursor.safeParse(url.searchParams.get('since'));
    const waiting = Math.min(Math.max(Number(url.searchParams.get('waiting')) || 0, 0), 1_000_000);
    return readPack(platform, scanner, since.success ? since.data : null, Math.floor(waiting));
  },
  'GET find': async (scanner, { platform, url }) =>
    findGuests(platform, scanner, (url.searchParams.get('q') ?? '').slice(0, 100)),
  'GET conflicts': async (scanner, { platform }) => listConflicts(platform, scanner),
};

const forAnyone: Record<string, (asked: Asked) => Promise<Answer>> = {
  'GET link': async ({ platform, url }) => lookAtLink(platform, url.searchParams.get('link') ?? ''),
  'POST claim': async ({ platform, request }) =>
    withBody(request, claimBody, (body) =>
      claimScanner(platform, { ...body, address: clientAddressOf(request) }),
    ),
  'POST register': async ({ platform, request }) => register(platform, request),
};

/** Every call by name, for the tests of who may make it. */
export const doorCalls = { scanner: Object.keys(forScanners), anyone: Object.keys(forAnyone) };

/**
 * `/scanner/api/…`, what the door asks. It passes the router by, as the hold endpoint does: fifty phones at once are
 * one statement, and none of them waits for a page to be made.
 */
export function createDoorEndpoints(platform: Platform) {
  return (request: Request): Promise<Response> | undefined => {
    const url = new URL(request.url);
    if (!url.pathname.startsWith(root)) return undefined;
    return answer({ platform, request, url }, `${request.method} ${url.pathname.slice(root.length)}`);
  };
}

async function answer(asked: Asked, what: string): Promise<Response> {
  const { platform, request } = asked;
  if (hasZeroByte(request.url)) return reply({ reason: 'invalid_value' }, 400);
  if (isCrossSite(request, platform.publicUrl)) return reply({ reason: 'not_allowed' }, 403);
  const open = forAnyone[what];
  if (open) return toResponse(await open(asked));
  const closed = forScanners[what];
  if (!closed) return reply({ reason: 'not_found' }, 404);
  const scanner = await scannerOf(platform, request);
  // A scan is checked where it is made, once for all that come together.
  if (!scanner || (what !== 'POST scan' && !(await isScannerOn(platform, scanner))))
    return reply({ reason: 'scanner_revoked' }, 401);
  return toResponse(await closed(scanner, asked));
}

function toResponse(body: Answer): Response {
  if (body instanceof Response) return body;
  if (typeof body === 'string') return new Response(body, { headers });
  return reply(body, 'reason' in body ? (statuses[String(body.reason)] ?? 409) : 200);
}

function reply(body: object, status: number): Response {
  return new Response(JSON.stringify(body), { status, headers });
}

/** What cannot be read is refused before anything looks at it. */
async function withBody<Body>(
  request: Request,
  schema: z.ZodType<Body>,
  ask: (body: Body) => Promise<Answer>,
): Promise<Answer> {
  if (!(Number(request.headers.get('content-length')) <= longestBody))
    return reply({ reason: 'invalid_value' }, 413);
  const text = await request.text();
  const parsed = schema.safeParse(jsonHasZeroByte(text) ? undefined : parseJson(text));
  return parsed.success ? ask(parsed.data) : { reason: 'invalid_value' };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function register(platform: Platform, request: Request): Promise<Answer> {
  if (!hasSessionCookie(request.headers.get('cookie'))) return { reason: 'not_signed_in' };
  const { db, setCookies } = createServerDb(platform, request);
  const viewer = await getViewer(db);
  if (!viewer) return { reason: 'not_signed_in' };
  const made = await withBody(request, registerBody, (body) =>
    registerScanner(platform, viewer.userId, body),
  );
  const response = toResponse(made);
  for (const cookie of setCookies) response.headers.append('set-cookie', cookie);
  return response;
}
