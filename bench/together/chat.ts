import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import type { Cleanup } from '../cleanup.ts';
import { createRestClient } from '../clients/rest-client.ts';
import { joinChannel, keepAlive, openSockets, terminateAll } from '../clients/sockets.ts';
import type { BenchChat } from '../fill-chat.ts';
import { Hearing } from './hearing.ts';
import type { Part, Place } from './part.ts';

const LISTENERS = 300;
const CONNECTIONS = 32;

/** People who write in one room in turn; a message is done when its writer has an answer and every listener has it. */
export async function openChat(place: Place, chat: BenchChat, cleanup: Cleanup): Promise<Part> {
  const { url, publishableKey } = place;
  const hearing = new Hearing(LISTENERS);
  const address = new URL('/realtime/v1/websocket', url.replace(/^http/, 'ws'));
  address.search = new URLSearchParams({ apikey: publishableKey, vsn: '2.0.0' }).toString();
  const topic = `realtime:event:${chat.eventId}:chat:${chat.roomId}`;
  const sockets = await openSockets({
    url: address.href,
    count: LISTENERS,
    subscribe: (socket) => joinChannel(socket, topic, '1', { isPrivate: true }),
    onBinary: (data) => hearing.take(data),
  });
  cleanup.add(() => terminateAll(sockets));
  keepAlive(sockets, cleanup);
  const client = createRestClient({ url, publishableKey, connections: CONNECTIONS });
  cleanup.add(() => client.close());
  const sent = new Set<string>();
  const answered: string[] = [];
  let turn = 0;
  return {
    name: 'chat',
    figures: { message: 500 },
    clients: 8,
    prepare: async () => {},
    async arrive(due, note) {
      const { token = '' } = chat.writers[turn % chat.writers.length] ?? {};
      turn += 1;
      const id = randomUUID();
      const body = {
        room_id: chat.roomId,
        client_id: id,
        body: `See you under the lamp. ${hearing.mark(id)}`,
      };
      sent.add(id);
      const heard = hearing.byAll(id);
      const posted = client.send({ method: 'POST', path: '/rest/v1/rpc/post_message', body, token });
      await Promise.all([posted.then(() => answered.push(id)), heard]);
      note('message', performance.now() - due);
    },
    listWrong: async (sql) => [
      ...hearing.listWrong(answered),
      ...(await listUnkept(sql, chat.roomId, sent, answered)),
    ],
  };
}

/** What was answered is there, and nothing is there that nobody sent, or twice. */
async function listUnkept(sql: postgres.Sql, roomId: number, sent: Set<string>, answered: string[]) {
  const rows = await sql<{ id: string }[]>`
    select client_id as id from public.chat_messages where room_id = ${roomId}`;
  const kept = new Set(rows.map(({ id }) => id));
  const lost = answered.filter((id) => !kept.has(id)).length;
  const strange = [...kept].filter((id) => !sent.has(id)).length + rows.length - kept.size;
  return lost + strange === 0 ? [] : [`${lost} messages were lost, ${strange} are there too often`];
}
