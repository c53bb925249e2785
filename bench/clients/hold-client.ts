import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { z } from 'zod';
import type { BenchSale } from '../fill-sale.ts';
import { createHttpClient } from './http-client.ts';

/** Takes so many places: `taken`, or how many are left. */
export type TakePlaces = (sale: BenchSale, quantity: number) => Promise<'taken' | { room: number }>;

const reply = z.union([
  z.object({ code: z.string() }),
  z.object({ problem: z.object({ reason: z.literal('sold_out'), room: z.number() }) }),
]);
const answers = z.tuple([
  z.union([
    z.object({ code: z.string() }),
    z.object({ reason: z.literal('sold_out'), detail: z.object({ room: z.number() }) }),
  ]),
]);

/** Each purchase is a buyer of their own, as the ticket box posts it, over connections that are kept. */
export function holdOverHttp(url: string, connections: number): { take: TakePlaces; close(): void } {
  const client = createHttpClient(url, connections);
  const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  return {
    async take({ eventId, typeId }, quantity) {
      const secret = randomBytes(32).toString('base64url');
      const body = `intent=hold&secret=${secret}&code=&expected-total=0&quantity-${typeId}=${quantity}`;
      const { status, text } = await client.ask(`/event/${eventId}/hold`, headers, body);
      if (status !== 200 && status !== 422) throw new Error(`a hold was answered with ${status}: ${text}`);
      const said = reply.parse(JSON.parse(text));
      return 'code' in said ? 'taken' : { room: said.problem.room };
    },
    close: client.close,
  };
}

/** The bare function, one request a call. */
export function holdInSql(sql: postgres.Sql): TakePlaces {
  return async ({ eventId, typeId }, quantity) => {
    const wish = {
      key: randomBytes(32).toString('hex'),
      secretHash: randomBytes(32).toString('hex'),
      items: [{ typeId, quantity }],
      expectedTotal: 0,
    };
    const [row] = await sql`select private.place_holds(${eventId}, ${sql.json([wish])}) as answers`;
    const [said] = answers.parse(row?.answers);
    return 'code' in said ? 'taken' : { room: said.detail.room };
  };
}
