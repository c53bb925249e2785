import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { withDatabase } from '../bench-database.ts';
import { startChild } from '../child-process.ts';
import { Deliveries } from '../clients/deliveries.ts';
import { createRestClient } from '../clients/rest-client.ts';
import { joinChannel, keepAlive, openSockets, terminateAll } from '../clients/sockets.ts';
import { compare } from '../compare.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { fillChat } from '../fill-chat.ts';
import { startLimelightServer } from '../limelight-server.ts';
import type { Context, Scenario } from '../scenario.ts';

const SOCKETS = 2_000;
/** Each writes a few messages, as many as one person may. */
const WRITERS = 1_000;
const BODY = 'See you at the front left of the second stage, under the lamp. ';

export const chatFanout: Scenario = {
  name: 'chat-fanout',
  describe: `one chat message at a time, posted and delivered to ${SOCKETS} sockets, against bare ws`,
  async run({ seconds, cleanup }) {
    const ours = await openRoom(cleanup);
    await ours.post();
    const frame = ours.lastFrame();
    const throughBareSockets = await subscribeToBareSockets(cleanup);
    let sequence = 0;
    const figures = await compare({
      ours: { clients: 1, operation: ours.post },
      limit: { clients: 1, operation: () => throughBareSockets(numbered(frame, ++sequence)) },
      seconds,
      weight: SOCKETS,
    });
    return { unit: 'deliveries/s', ...figures, sockets: SOCKETS, frame_bytes: frame.length };
  },
};

/** Everyone listens to the room's private topic; people post through the gateway in turn. */
async function openRoom(cleanup: Context['cleanup']) {
  const { url, publishableKey, databaseUrl } = (
    await startLimelightServer(makeDataDirectory(cleanup), cleanup)
  ).ready;
  const chat = await withDatabase(databaseUrl, (sql) => fillChat(sql, WRITERS));
  const address = new URL('/realtime/v1/websocket', url.replace(/^http/, 'ws'));
  address.search = new URLSearchParams({ apikey: publishableKey, vsn: '2.0.0' }).toString();
  const topic = `realtime:event:${chat.eventId}:chat:${chat.roomId}`;
  const deliveries = new Deliveries(SOCKETS);
  const sockets = await openSockets({
    url: address.href,
    count: SOCKETS,
    subscribe: (socket) => joinChannel(socket, topic, '1', { isPrivate: true }),
    onBinary: (data) => deliveries.count(data),
  });
  cleanup.add(() => terminateAll(sockets));
  keepAlive(sockets, cleanup);
  const client = createRestClient({ url, publishableKey, connections: 4 });
  cleanup.add(() => client.close());
  let turn = 0;
  return {
    lastFrame: () => Buffer.from(deliveries.frame),
    async post() {
      turn += 1;
      const { token = '' } = chat.writers[turn % WRITERS] ?? {};
      const mark = randomUUID();
      let posting: Promise<unknown> | undefined;
      const heard = deliveries.awaitMarked(mark, () => {
        const body = { room_id: chat.roomId, client_id: mark, body: BODY.repeat(3) + turn };
        posting = client.send({ method: 'POST', path: '/rest/v1/rpc/post_message', body, token });
      });
      // Whoever wrote has to have their answer, too.
      await Promise.all([heard, posting]);
    },
  };
}

type Broadcast = (frame: Buffer) => Promise<void>;

async function subscribeToBareSockets(cleanup: Context['cleanup']): Promise<Broadcast> {
  const script = new URL('../processes/bare-web-sockets.ts', import.meta.url);
  const server = await startChild({ script, ready: z.object({ url: z.url() }), cleanup });
  const deliveries = new Deliveries(SOCKETS);
  const onBinary = (data: Buffer) => deliveries.count(data);
  const sockets: WebSocket[] = await openSockets({ url: server.ready.url, count: SOCKETS, onBinary });
  cleanup.add(() => terminateAll(sockets));
  return (frame) => deliveries.awaitAll(frame, () => sockets[0]?.send(frame));
}

/** The same bytes but for a number, so that no delivery is taken for another. */
function numbered(frame: Buffer, sequence: number): Buffer {
  const copy = Buffer.from(frame);
  copy.writeUInt32BE(sequence, copy.length - 4);
  return copy;
}
