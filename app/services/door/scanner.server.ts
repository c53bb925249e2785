import { createHash, randomBytes } from 'node:crypto';
import type { Platform } from '~/lib/platform';

/** A phone that scans, as the server knows it by its token. */
export type Scanner = { deviceId: number; eventId: number };

const scheme = 'Scanner ';
const tokenForm = /^[\w-]{43}$/;
const mostKnown = 5000;

/** Whose token it is never changes. Whether it still counts is asked by the statement that does the work. */
const known = new WeakMap<Platform['sql'], Map<string, Scanner>>();

export const newScannerToken = () => randomBytes(32).toString('base64url');

export const hashOfText = (text: string) => createHash('sha256').update(text, 'utf8').digest();

/** Undefined for whoever shows no token of ours. */
export async function scannerOf({ sql }: Platform, request: Request): Promise<Scanner | undefined> {
  const header = request.headers.get('authorization') ?? '';
  const token = header.startsWith(scheme) ? header.slice(scheme.length) : '';
  if (!tokenForm.test(token)) return undefined;
  const kept = known.get(sql) ?? new Map<string, Scanner>();
  known.set(sql, kept);
  const found = kept.get(token) ?? (await findScanner(sql, token));
  if (!found) return undefined;
  if (kept.size >= mostKnown) kept.clear();
  kept.set(token, found);
  return found;
}

async function findScanner(sql: Platform['sql'], token: string): Promise<Scanner | undefined> {
  const [row] = await sql<Scanner[]>`
    select id::int as "deviceId", event_id::int as "eventId" from private.find_scanner(${hashOfText(token)})`;
  return row;
}

/** Asked before what has no check of its own: looking people up, reading the event. */
export async function isScannerOn({ sql }: Platform, { deviceId }: Scanner): Promise<boolean> {
  const [row] = await sql<{ on: boolean }[]>`
    select private.scanner_level(d) is not null as on from public.scanner_devices d where d.id = ${deviceId}`;
  return row?.on ?? false;
}
