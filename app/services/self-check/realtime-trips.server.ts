import { randomUUID } from 'node:crypto';
import { createSocketDb } from '~/db/server-client.server';
import type { Platform } from '~/lib/platform';
import type { CheckResult } from './check.server';

/** From this server over HTTP to a socket, and from the socket back over itself. */
export function broadcastThere(
  platform: Platform,
  accessToken: string,
  signal: AbortSignal,
): Promise<CheckResult> {
  return withSocket(platform, accessToken, signal, async ({ topic, heard, say }) => {
    const began = performance.now();
    const response = await platform.fetchBackend(
      new Request(`${platform.supabaseUrl ?? platform.publicUrl}/realtime/v1/api/broadcast`, {
        method: 'POST',
        headers: {
          apikey: platform.publishableKey,
          authorization: `Bearer ${accessToken}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ messages: [{ topic, event: 'there', payload: {}, private: true }] }),
      }),
    );
    if (!response.ok) throw new Error(`Sending was answered with ${response.status}.`);
    await heard('there');
    const there = performance.now() - began;
    await say('back');
    await heard('back');
    const back = performance.now() - began - there;
    return {
      state: 'well',
      words: `A message reached a socket in ${Math.round(there)} ms and came back in ${Math.round(back)} ms.`,
    };
  });
}

/** As every transaction tells its news. */
export function sendFromDatabase(
  platform: Platform,
  accessToken: string,
  signal: AbortSignal,
): Promise<CheckResult> {
  return withSocket(platform, accessToken, signal, async ({ topic, heard }) => {
    const began = performance.now();
    await platform.sql`select realtime.send('{}'::jsonb, 'told', ${topic}, true)`;
    await heard('told');
    return {
      state: 'well',
      words: `What a transaction sent reached a socket in ${Math.round(performance.now() - began)} ms.`,
    };
  });
}

type Socket = {
  topic: string;
  /** Until a message of this name has arrived. */
  heard: (event: string) => Promise<void>;
  say: (event: string) => Promise<void>;
};

/** A socket of its own on the public address, as a browser opens it; closed whatever happens. */
async function withSocket(
  platform: Platform,
  accessToken: string,
  signal: AbortSignal,
  use: (socket: Socket) => Promise<CheckResult>,
): Promise<CheckResult> {
  const client = createSocketDb(platform, accessToken);
  const close = () => void client.realtime.disconnect();
  signal.addEventListener('abort', close);
  try {
    await client.realtime.setAuth();
    const topic = `self-check:${randomUUID()}`;
    const channel = client.channel(topic, {
      config: { private: true, broadcast: { self: true, ack: true } },
    });
    const arrived = new Map<string, PromiseWithResolvers<void>>(
      ['there', 'back', 'told'].map((event) => [event, Promise.withResolvers<void>()]),
    );
    channel.on('broadcast', { event: '*' }, ({ event }) => arrived.get(event)?.resolve());
    await new Promise<void>((resolve, reject) => {
      channel.subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else reject(error ?? new Error(`The socket was refused (${status}).`));
      });
    });
    return await use({
      topic,
      heard: async (event) => arrived.get(event)?.promise,
      async say(event) {
        const outcome = await channel.send({ type: 'broadcast', event, payload: {} });
        if (outcome !== 'ok') throw new Error(`Sending over the socket ended with “${outcome}”.`);
      },
    });
  } finally {
    close();
  }
}
