import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { z } from 'zod';
import type { BenchDoor } from '../fill-door.ts';
import type { HttpClient } from './http-client.ts';

type Device = BenchDoor['devices'][number];
type Ticket = BenchDoor['tickets'][number];
/** What came of it: 'accepted', or why not. */
export type Scan = (door: BenchDoor, device: Device, ticket: Ticket) => Promise<string>;

const reply = z.object({ outcome: z.string() });
const packReply = z.object({ tickets: z.array(z.unknown()) });

const headersOf = ({ token }: Device) => ({
  authorization: `Scanner ${token}`,
  'content-type': 'application/json',
});

const bodyOf = () => ({ nonce: randomUUID(), at: Date.now(), direction: 'entry' });

export function scanOverHttp(client: HttpClient): Scan {
  return async (_, device, { code }) => {
    const body = JSON.stringify({ ...bodyOf(), token: code });
    const { status, text } = await client.ask('/scanner/api/scan', headersOf(device), body);
    if (status !== 200) throw new Error(`a scan was answered with ${status}: ${text}`);
    return reply.parse(JSON.parse(text)).outcome;
  };
}

/** The bare function, one scan a call. */
export function scanInSql(sql: postgres.Sql): Scan {
  return async ({ eventId }, { id }, { serial }) => {
    const request = { ...bodyOf(), deviceId: id, serial };
    const [row] = await sql`select private.scan_tickets(${eventId}, ${sql.json([request])}) as answers`;
    return z.tuple([reply]).parse(row?.answers)[0].outcome;
  };
}

/** What a phone loads before it can do without network. */
export async function loadPack(client: HttpClient, device: Device) {
  const began = performance.now();
  const { status, text } = await client.ask('/scanner/api/pack', headersOf(device));
  if (status !== 200) throw new Error(`the pack was answered with ${status}`);
  const { tickets } = packReply.parse(JSON.parse(text));
  return { tickets: tickets.length, bytes: Buffer.byteLength(text), ms: performance.now() - began };
}

const portion = 500;

/** What a phone did while it had no network, told in portions. */
export async function syncAll(client: HttpClient, device: Device, tickets: Ticket[]): Promise<number> {
  const began = performance.now();
  for (let at = 0; at < tickets.length; at += portion) {
    const scans = tickets
      .slice(at, at + portion)
      .map(({ code }) => ({ ...bodyOf(), token: code, outcome: 'accepted' }));
    const body = JSON.stringify({ sentAt: Date.now(), scans });
    const { status, text } = await client.ask('/scanner/api/sync', headersOf(device), body);
    if (status !== 200) throw new Error(`a sync was answered with ${status}: ${text}`);
  }
  return performance.now() - began;
}
