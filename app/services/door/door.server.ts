import type { Platform } from '~/lib/platform';
import { hashOfText, newScannerToken, type Scanner } from './scanner.server';

/** What the database answers goes to the phone as it is. */
type DoorAnswer = Record<string, unknown>;

async function answerOf(rows: PromiseLike<readonly { answer?: DoorAnswer }[]>): Promise<DoorAnswer> {
  const [row] = await rows;
  if (!row?.answer) throw new Error('the door did not answer');
  return row.answer;
}

/** The token is told once; only its hash is kept. */
async function withToken(ask: (hash: Buffer) => Promise<DoorAnswer>): Promise<DoorAnswer> {
  const token = newScannerToken();
  const answer = await ask(hashOfText(token));
  return 'reason' in answer ? answer : { token, ...answer };
}

export async function lookAtLink({ sql }: Platform, link: string): Promise<DoorAnswer> {
  return answerOf(sql`select private.look_at_scanner_link(${hashOfText(link)}) as answer`);
}

/** Whoever guesses PINs is stopped by the link; whoever guesses links, by the address that they come from. */
export async function claimScanner(
  { sql }: Platform,
  { link, pin, name, address }: { link: string; pin: string; name: string; address: string | null },
): Promise<DoorAnswer> {
  const [tries] = await sql`
    select private.take_rate(private.rate_key('claim-scanner', private.address_group(${address ?? 'unknown'})), 30, '10 minutes') as wait`;
  if (tries?.wait > 0) return { reason: 'too_many_requests', detail: {} };
  return withToken((hash) =>
    answerOf(sql`select private.claim_scanner(${hashOfText(link)}, ${pin}, ${name}, ${hash}) as answer`),
  );
}

export async function registerScanner(
  { sql }: Platform,
  userId: number,
  { eventId, gateId, name }: { eventId: number; gateId: number | null; name: string },
): Promise<DoorAnswer> {
  return withToken((hash) =>
    answerOf(sql`
      select private.register_scanner(${eventId}, ${userId}, ${gateId}, ${name}, ${hash}) as answer`),
  );
}

export async function moveScanner(
  { sql }: Platform,
  { deviceId }: Scanner,
  gateId: number | null,
): Promise<DoorAnswer> {
  return answerOf(sql`select private.move_scanner(${deviceId}, ${gateId}) as answer`);
}

/** As text: the database has written it, and nobody here reads it. */
export async function readPack(
  { sql }: Platform,
  { deviceId }: Scanner,
  since: string | null,
  waiting: number,
): Promise<string> {
  await sql`select private.see_scanner(${deviceId}, ${waiting})`;
  const [row] = await sql`select private.event_pack(${deviceId}, ${since}::xid8)::text as pack`;
  return row?.pack;
}

export async function findGuests(
  { sql }: Platform,
  { deviceId }: Scanner,
  wanted: string,
): Promise<DoorAnswer> {
  return answerOf(sql`select private.find_guests(${deviceId}, ${wanted}) as answer`);
}

export async function listConflicts({ sql }: Platform, { eventId }: Scanner): Promise<DoorAnswer> {
  return answerOf(
    sql`select jsonb_build_object('conflicts', private.list_scan_conflicts(${eventId})) as answer`,
  );
}
