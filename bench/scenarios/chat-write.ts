import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type postgres from 'postgres';
import { connectDirectly, withDatabase } from '../bench-database.ts';
import { createRestClient } from '../clients/rest-client.ts';
import { percentileFigures } from '../compare.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { type BenchChat, type BenchWriter, fillChat } from '../fill-chat.ts';
import { startLimelightServer } from '../limelight-server.ts';
import type { Scenario } from '../scenario.ts';
import { percentile, round } from '../statistics.ts';

const WRITERS = 200;
/** A fast typist, and as fast as one may be for long: five messages in ten seconds. */
const PAUSE_MS = { least: 2_100, more: 800 };
/** As many as the gateway has. */
const CONNECTIONS = 10;

type Post = (chat: BenchChat, writer: BenchWriter, clientId: string, body: string) => Promise<unknown>;

export const chatWrite: Scenario = {
  name: 'chat-write',
  describe: `${WRITERS} people write in one room, each as fast as a person types, against the bare SQL function`,
  async run({ seconds, cleanup }) {
    const { url, publishableKey, databaseUrl } = (
      await startLimelightServer(makeDataDirectory(cleanup), cleanup)
    ).ready;
    const client = createRestClient({ url, publishableKey, connections: WRITERS });
    cleanup.add(() => client.close());
    const direct = await connectDirectly(databaseUrl, { connections: CONNECTIONS, as: 'owner' }, cleanup);
    const through: Post = (chat, { token }, clientId, body) =>
      client.send({
        method: 'POST',
        path: '/rest/v1/rpc/post_message',
        body: { room_id: chat.roomId, client_id: clientId, body },
        token,
      });
    const inSql: Post = (chat, { authId }, clientId, body) =>
      direct.begin(async (sql) => {
        await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: authId, role: 'authenticated' })}, true)`;
        await sql`select public.post_message(${chat.roomId}, ${clientId}, ${body})`;
      });
    const evening = (post: Post, length: number) =>
      withDatabase(databaseUrl, async (sql) => {
        const chat = await fillChat(sql, WRITERS);
        const result = await writeAll(post, chat, length);
        await requireWhole(sql, chat, result.written);
        return result.durations;
      });
    await evening(through, seconds / 4);
    const ours = await evening(through, seconds);
    const bare = await evening(inSql, seconds);
    const [mine, limit] = [percentile(ours, 0.95), percentile(bare, 0.95)];
    return {
      unit: 'ms (p95)',
      ours: round(mine),
      limit: round(limit),
      ratio: round(limit / mine, 3),
      ...percentileFigures(ours),
      errors: 0,
      writers: WRITERS,
      messages: ours.length,
      messages_per_second: round(ours.length / seconds),
    };
  },
};

type Evening = { durations: number[]; written: Map<number, string[]> };

/** Everyone begins at a moment of their own, writes, waits for the answer and types the next. */
async function writeAll(post: Post, chat: BenchChat, seconds: number): Promise<Evening> {
  const durations: number[] = [];
  const written = new Map<number, string[]>();
  const end = performance.now() + seconds * 1000;
  async function write(writer: BenchWriter): Promise<void> {
    const own: string[] = [];
    written.set(writer.id, own);
    await sleep(Math.random() * PAUSE_MS.least);
    while (performance.now() < end) {
      const clientId = randomUUID();
      const asked = performance.now();
      await post(chat, writer, clientId, `Message ${own.length} of ${writer.id}: see you under the lamp.`);
      durations.push(performance.now() - asked);
      own.push(clientId);
      await sleep(PAUSE_MS.least + Math.random() * PAUSE_MS.more);
    }
  }
  await Promise.all(chat.writers.map(write));
  return { durations, written };
}

/** None lost, none twice, numbers without a gap, and everybody's own messages in their order. */
async function requireWhole(
  sql: postgres.Sql,
  { roomId }: BenchChat,
  written: Evening['written'],
): Promise<void> {
  const rows = await sql<{ seq: number; author: number; clientId: string }[]>`
    select seq::int, author_id::int as author, client_id as "clientId" from public.chat_messages
    where room_id = ${roomId} order by seq`;
  const wanted = [...written.values()].reduce((sum, own) => sum + own.length, 0);
  if (rows.length !== wanted) throw new Error(`${wanted} messages were answered, ${rows.length} are there`);
  if (rows.some(({ seq }, index) => seq !== index + 1)) throw new Error('a number is missing');
  const kept = Map.groupBy(rows, ({ author }) => author);
  for (const [author, own] of written) {
    const found = (kept.get(author) ?? []).map(({ clientId }) => clientId);
    if (found.join() !== own.join()) throw new Error(`the messages of ${author} are not in their order`);
  }
}
