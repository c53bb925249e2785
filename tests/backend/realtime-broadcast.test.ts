import { expect, test } from 'vitest';
import { collect, setUpRealtime, subscribe, until, watch } from './realtime-harness.ts';

const realtime = setUpRealtime();

test('a broadcast reaches the others on a public channel and not its sender', async () => {
  const server = await realtime.start();
  const [ada, ben] = [realtime.connect(server), realtime.connect(server)];
  const [adas, bens] = [ada.supabase.channel('lobby'), ben.supabase.channel('lobby')];
  const [seenByAda, seenByBen] = [collect(adas), collect(bens)];
  await subscribe(ada, adas);
  await subscribe(ben, bens);

  await adas.send({ type: 'broadcast', event: 'greeting', payload: { text: 'hällo 🎉' } });
  await bens.send({ type: 'broadcast', event: 'answer', payload: { text: 'hi' } });

  await until(() => expect(seenByBen).toHaveLength(1));
  await until(() => expect(seenByAda).toHaveLength(1));
  expect(seenByBen[0]).toMatchObject({ event: 'greeting', payload: { text: 'hällo 🎉' } });
  expect(seenByAda[0]).toMatchObject({ event: 'answer' });
  expect(server.realtime.health()).toEqual({ ok: true, sockets: 2, channels: 2, listening: true });
});

test('self delivers to the sender too, ack is answered', async () => {
  const server = await realtime.start();
  const ada = realtime.connect(server);
  const channel = ada.supabase.channel('echo', { config: { broadcast: { self: true, ack: true } } });
  const seen = collect(channel);
  await subscribe(ada, channel);

  expect(await channel.send({ type: 'broadcast', event: 'ping', payload: { n: 1 } })).toBe('ok');
  await until(() => expect(seen).toMatchObject([{ event: 'ping', payload: { n: 1 } }]));
});

test('bytes arrive as bytes, and never at clients of the older protocol', async () => {
  const server = await realtime.start();
  const [ada, ben, old] = [
    realtime.connect(server),
    realtime.connect(server),
    realtime.connect(server, { vsn: '1.0.0' }),
  ];
  const [adas, bens, olds] = [ada, ben, old].map(({ supabase }) => supabase.channel('bytes'));
  if (!adas || !bens || !olds) throw new Error('three channels');
  const [seenByBen, seenByOld] = [collect(bens), collect(olds)];
  await subscribe(ada, adas);
  await subscribe(ben, bens);
  await subscribe(old, olds);

  await adas.send({ type: 'broadcast', event: 'blob', payload: new Uint8Array([0, 1, 254, 255]).buffer });
  await adas.send({ type: 'broadcast', event: 'after', payload: { big: 1.5 } });

  await until(() => expect(seenByBen).toHaveLength(2));
  expect(new Uint8Array(seenByBen[0]?.payload as unknown as ArrayBuffer)).toEqual(
    new Uint8Array([0, 1, 254, 255]),
  );
  await until(() => expect(seenByOld).toHaveLength(1));
  expect(seenByOld[0]).toMatchObject({ type: 'broadcast', event: 'after', payload: { big: 1.5 } });
});

test('both protocol versions talk to each other', async () => {
  const server = await realtime.start();
  const [now, old] = [realtime.connect(server), realtime.connect(server, { vsn: '1.0.0' })];
  const [nows, olds] = [now.supabase.channel('mixed'), old.supabase.channel('mixed')];
  const [seenByNow, seenByOld] = [collect(nows), collect(olds)];
  await subscribe(now, nows);
  await subscribe(old, olds);

  await nows.send({ type: 'broadcast', event: 'from-now', payload: { a: 'ü' } });
  await olds.send({ type: 'broadcast', event: 'from-old', payload: { b: [1, null] } });

  await until(() => expect(seenByOld).toMatchObject([{ event: 'from-now', payload: { a: 'ü' } }]));
  await until(() => expect(seenByNow).toMatchObject([{ event: 'from-old', payload: { b: [1, null] } }]));
});

test('a channel that was left receives nothing more and can be joined again', async () => {
  const server = await realtime.start();
  const [ada, ben] = [realtime.connect(server), realtime.connect(server)];
  const adas = ada.supabase.channel('door', { config: { broadcast: { ack: true } } });
  const first = ben.supabase.channel('door');
  const seenFirst = collect(first);
  await subscribe(ada, adas);
  await subscribe(ben, first);
  expect(await ben.supabase.removeChannel(first)).toBe('ok');
  await until(() => expect(server.realtime.health().channels).toBe(1));
  await adas.send({ type: 'broadcast', event: 'missed', payload: {} });

  const second = ben.supabase.channel('door');
  const seenSecond = collect(second);
  await subscribe(ben, second);
  await adas.send({ type: 'broadcast', event: 'heard', payload: {} });

  await until(() => expect(seenSecond).toMatchObject([{ event: 'heard' }]));
  expect(seenFirst).toEqual([]);
});

test('postgres_changes are refused with a reason', async () => {
  const server = await realtime.start();
  const ada = realtime.connect(server);
  const channel = ada.supabase
    .channel('changes')
    .on('postgres_changes', { event: '*', schema: 'public', table: 'x' }, () => {});
  const subscription = watch(channel);

  await until(() => expect(subscription.statuses).toContain('CHANNEL_ERROR'));
  expect(subscription.errors[0]).toMatch(
    /^RealtimeDisabledForConfiguration: postgres_changes is not offered/,
  );
});
