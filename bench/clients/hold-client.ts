import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import type postgres from 'postgres';
import { z } from 'zod';
import type { BenchSale } from '../fill-sale.ts';

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
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { origin, hostname, port } = new URL(url);
  function post(path: string, body: string): Promise<{ status: number; text: string }> {
    const headers = {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      'content-length': Buffer.byteLength(body),
      accept: '*/*',
      origin,
      'sec-fetch-site': 'same-origin',
    };
    return new Promise((resolve, reject) => {
      const asked = request({ hostname, port, path, method: 'POST', agent, headers });
      asked.once('error', reject);
      asked.once('response', (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      });
      asked.end(body);
    });
  }
  return {
    async take({ eventId, typeId }, quantity) {
      const secret = randomBytes(32).toString('base64url');
      const body = `intent=hold&secret=${secret}&code=&expected-total=0&quantity-${typeId}=${quantity}`;
      const { status, text } = await post(`/event/${eventId}/hold`, body);
      if (status !== 200 && status !== 422) throw new Error(`a hold was answered with ${status}: ${text}`);
      const said = reply.parse(JSON.parse(text));
      return 'code' in said ? 'taken' : { room: said.problem.room };
    },
    close: () => agent.destroy(),
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
