import type { WebSocket } from 'ws';
import { z } from 'zod';
import { startChild } from '../child-process.ts';
import { encodeDelivery, encodePush } from '../clients/broadcast-frames.ts';
import { Deliveries } from '../clients/deliveries.ts';
import { joinChannel, keepAlive, openSockets, terminateAll } from '../clients/sockets.ts';
import { compare } from '../compare.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { startLimelightServer } from '../limelight-server.ts';
import type { Context, Scenario } from '../scenario.ts';

const SOCKETS = 1_000;
const TOPIC = 'realtime:event:1:bench';
const JOIN_REF = '1';
const EVENT = 'message';

/** Answers how long a broadcast takes to reach everyone: it resolves with the last delivery. */
type Broadcast = (body: Buffer) => Promise<void>;

export const realtimeFanout: Scenario = {
  name: 'realtime-fanout',
  describe: `one broadcast at a time to ${SOCKETS} sockets on a channel, against bare ws`,
  async run({ seconds, cleanup }) {
    const throughLimelight = await subscribeToLimelight(cleanup);
    const throughBareSockets = await subscribeToBareSockets(cleanup);
    let sequence = 0;
    const nextBody = () => makeBody(++sequence);
    const figures = await compare({
      ours: { clients: 1, operation: () => throughLimelight(nextBody()) },
      limit: { clients: 1, operation: () => throughBareSockets(nextBody()) },
      seconds,
      weight: SOCKETS,
    });
    const body = makeBody(0);
    return {
      unit: 'deliveries/s',
      ...figures,
      sockets: SOCKETS,
      payload_bytes: body.length,
      frame_bytes: encodeDelivery({ topic: TOPIC, event: EVENT, body }).length,
    };
  },
};

async function subscribeToLimelight(cleanup: Context['cleanup']): Promise<Broadcast> {
  const server = await startLimelightServer(makeDataDirectory(cleanup), cleanup);
  const address = new URL('/realtime/v1/websocket', server.ready.url.replace(/^http/, 'ws'));
  address.search = new URLSearchParams({ apikey: server.ready.publishableKey, vsn: '2.0.0' }).toString();
  const deliveries = new Deliveries(SOCKETS);
  const sockets = await openSockets({
    url: address.href,
    count: SOCKETS,
    subscribe: (socket) => joinChannel(socket, TOPIC, JOIN_REF),
    onBinary: (data) => deliveries.count(data),
  });
  cleanup.add(() => terminateAll(sockets));
  keepAlive(sockets, cleanup);
  return (body) => {
    const sent = { joinRef: JOIN_REF, ref: '2', topic: TOPIC, event: EVENT, body };
    return deliveries.awaitAll(encodeDelivery(sent), () => nextSender(sockets).send(encodePush(sent)));
  };
}

async function subscribeToBareSockets(cleanup: Context['cleanup']): Promise<Broadcast> {
  const script = new URL('../processes/bare-web-sockets.ts', import.meta.url);
  const server = await startChild({ script, ready: z.object({ url: z.url() }), cleanup });
  const deliveries = new Deliveries(SOCKETS);
  const onBinary = (data: Buffer) => deliveries.count(data);
  const sockets = await openSockets({ url: server.ready.url, count: SOCKETS, onBinary });
  cleanup.add(() => terminateAll(sockets));
  return (body) => {
    const frame = encodeDelivery({ topic: TOPIC, event: EVENT, body });
    return deliveries.awaitAll(frame, () => nextSender(sockets).send(frame));
  };
}

/** Everyone sends in turn: one alone would reach the limit of messages that a socket may send. */
function nextSender(sockets: WebSocket[]): WebSocket {
  const sender = sockets.shift();
  if (!sender) throw new Error('there are no sockets');
  sockets.push(sender);
  return sender;
}

/** Always the same length, so that every broadcast costs the same. */
function makeBody(sequence: number): Buffer {
  const text = 'See you at the front left of the second stage, under the lamp. '.repeat(3).trim();
  return Buffer.from(JSON.stringify({ text, sequence: String(sequence).padStart(10, '0') }));
}
