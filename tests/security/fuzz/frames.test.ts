import { once } from 'node:events';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import {
  decodeFrame,
  encodeBroadcast,
  encodeFrame,
  isBroadcast,
} from '../../../server/backend/realtime/frames.ts';
import { readJoinConfig } from '../../../server/backend/realtime/join-config.ts';
import { type EmbeddedTestBackend, startEmbedded } from '../../fixtures/backend.ts';
import { damaged, flipBit, hostileJson, hostileText, runs } from './hostile.ts';

const versions = ['1.0.0', '2.0.0'] as const;
const topic = fc.oneof(
  fc.constantFrom(
    'realtime:event:1:live',
    'realtime:event:1:chat:1',
    'realtime:user:1',
    'realtime:',
    'phoenix',
    'realtime:lobby',
  ),
  hostileText,
);
const event = fc.oneof(
  fc.constantFrom(
    'phx_join',
    'phx_leave',
    'broadcast',
    'presence',
    'access_token',
    'heartbeat',
    'phx_reply',
    'phx_close',
  ),
  hostileText,
);
const payload = fc.oneof(
  hostileJson,
  fc.record({
    config: fc.oneof(
      hostileJson,
      fc.record({ private: fc.boolean(), presence: hostileJson, broadcast: hostileJson }),
    ),
    access_token: hostileText,
  }),
  fc.record({ type: fc.constant('broadcast'), event: hostileText, payload: hostileJson }),
);
const ref = fc.oneof(fc.constantFrom('1', '2', null), hostileJson);
const asArray = fc.tuple(ref, ref, topic, event, payload).map((frame) => JSON.stringify(frame));
const asObject = fc
  .record({ topic, event, payload, ref, join_ref: ref }, { requiredKeys: [] })
  .map((frame) => JSON.stringify(frame));
const push = Buffer.from([3, 1, 1, 13, 5, 0, 1, ...Buffer.from('11realtime:roomshout{"a":1}')]);
const asBytes = fc.oneof(
  fc.uint8Array({ maxLength: 80 }),
  fc.nat().map((bit) => flipBit(push, bit)),
  fc.nat(push.length).map((end) => Uint8Array.from(push.subarray(0, end))),
);
const asText = fc.oneof(asArray, asObject, hostileText, damaged('["1","1","realtime:a","phx_join",{}]'));

describe('frames', () => {
  test('are read or refused, and what was read can be written again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...versions), fc.oneof(asText, asBytes), (version, data) => {
        const binary = typeof data !== 'string';
        const frame = decodeFrame(version, Buffer.from(data as string), binary);
        if (!frame) return;
        expect(typeof frame.topic).toBe('string');
        if (isBroadcast(frame)) {
          for (const to of versions) {
            const out = encodeBroadcast(to, frame.topic, frame.broadcast, undefined);
            if (out && !out.binary) JSON.parse(out.data.toString());
          }
        } else {
          readJoinConfig(frame.payload);
          encodeFrame(version, frame);
        }
      }),
      runs(600),
    );
  });
});

describe('a socket', () => {
  let backend: EmbeddedTestBackend;
  beforeAll(async () => {
    backend = await startEmbedded();
  });
  afterAll(() => backend.stop());

  const open = async (version: string) => {
    const url = `${backend.url.replace('http', 'ws')}/realtime/v1/websocket?vsn=${version}&apikey=${backend.publishableKey}`;
    const socket = new WebSocket(url);
    await once(socket, 'open');
    return socket;
  };

  test('takes anything without falling over, and lets nobody into a private room', async () => {
    const joined: string[] = [];
    const sequence = fc.array(fc.oneof(asText, asBytes), { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...versions), sequence, async (version, frames) => {
        const socket = await open(version);
        const isPrivate = new Map<string, boolean>();
        socket.on('message', (data) => {
          const text = data.toString();
          if (text.includes('"status":"ok"') && text.includes('postgres_changes')) joined.push(text);
        });
        for (const frame of frames) {
          const sent =
            typeof frame === 'string' ? decodeFrame(version, Buffer.from(frame), false) : undefined;
          if (sent && !isBroadcast(sent) && sent.event === 'phx_join')
            isPrivate.set(sent.topic, readJoinConfig(sent.payload)?.private ?? false);
          socket.send(frame);
        }
        const heartbeat =
          version === '2.0.0'
            ? '[null,"h","phoenix","heartbeat",{}]'
            : '{"topic":"phoenix","event":"heartbeat","payload":{},"ref":"h"}';
        socket.send(heartbeat);
        const answered = new Promise((resolve) => {
          socket.on('close', resolve);
          socket.on('message', (data) => data.toString().includes('"h"') && resolve(undefined));
        });
        await answered;
        socket.terminate();
        for (const text of joined.splice(0))
          for (const [room, closed] of isPrivate)
            if (closed) expect(text).not.toContain(JSON.stringify(room));
      }),
      runs(30),
    );
    const health = await fetch(`${backend.url}/healthz`);
    expect(await health.json()).toMatchObject({ parts: { realtime: { ok: true } } });
  });

  test('that says nothing true about itself is not opened', async () => {
    for (const query of ['', '?apikey=x', `?vsn=9&apikey=${backend.publishableKey}`, '?apikey=%00&vsn=%00']) {
      const socket = new WebSocket(`${backend.url.replace('http', 'ws')}/realtime/v1/websocket${query}`);
      const [error] = (await once(socket, 'error')) as [Error];
      expect(error.message).toMatch(/40[01]/);
    }
  });
});
