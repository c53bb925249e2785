import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import webPush from 'web-push';
import { createNewsWorld } from '../fixtures/news.ts';
import { readVapid } from '../fixtures/push-service.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let event: number;

beforeAll(async () => {
  world = await createNewsWorld();
  const venue = await world.catalogue.venue('Halle', 'Town');
  event = await world.catalogue.event({ venue, title: 'Low Tide' });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.service.received.length = 0;
});

const ownDevices = async (id: number) => {
  const [row] = await world.sql`select count(*)::int, max(failures) as failures
    from public.push_subscriptions where user_id = ${id}`;
  return row;
};

test('a push is encrypted for the one device, signed by us, and says what happened', async () => {
  const person = await world.backend.person();
  const device = await world.deviceOf(person);
  await world.tell([person], 'event_cancelled', { event_id: event });
  await world.work();
  expect(device.messages()).toEqual([
    {
      ...{ title: 'Cancelled', text: 'Low Tide is cancelled.', to: `/event/${event}` },
      tag: `event_cancelled-${event}`,
    },
  ]);
  const { headers = {}, body = Buffer.of() } = world.service.received[0] ?? {};
  expect(headers).toMatchObject({
    ...{ 'content-encoding': 'aes128gcm', urgency: 'high', topic: `event_cancelled-${event}` },
  });
  expect(Number(headers.ttl)).toBeGreaterThan(3600);
  expect(body.includes('Low Tide')).toBe(false);
  const claims = readVapid(String(headers.authorization), world.keys.publicKey);
  expect(claims).toMatchObject({ aud: `http://${world.service.host}`, sub: 'mailto:crew@limelight.test' });
  expect(Number(claims?.exp)).toBeLessThanOrEqual(Date.now() / 1000 + 86_400);
  const another = webPush.generateVAPIDKeys().publicKey;
  expect(readVapid(String(headers.authorization), another)).toBeUndefined();
  expect((await world.deliveriesOf(person)).find(({ channel }) => channel === 'push')).toMatchObject({
    ...{ state: 'sent', attempts: 1, error: null },
  });
});

test.each([404, 410])('a device that answers %i is forgotten', async (status) => {
  const person = await world.backend.person();
  await world.deviceOf(person);
  world.service.answers.push({ status });
  await world.tell([person], 'order_paid', { event_id: event, subject_type: 'order_event', subject_id: 1 });
  await world.work();
  expect(await world.deliveriesOf(person)).toMatchObject([{ state: 'dropped', error: 'expired' }]);
  expect(await ownDevices(person.id)).toMatchObject({ count: 0 });
});

test('a service that is down is asked again, later each time, and then no more', async () => {
  const person = await world.backend.person();
  await world.deviceOf(person);
  world.service.answers.push({ status: 503 }, { status: 429 });
  await world.tell([person], 'order_paid', { event_id: event, subject_type: 'order_event', subject_id: 2 });
  await world.work();
  expect(await world.deliveriesOf(person)).toMatchObject([
    { state: 'waiting', attempts: 1, error: 'the push service answered 503' },
  ]);
  // Not due yet.
  await world.sql`select private.begin_deliveries()`;
  await world.work();
  expect(world.service.received).toHaveLength(1);
  await world.workLater();
  await world.workLater();
  expect(await world.deliveriesOf(person)).toMatchObject([{ state: 'sent', attempts: 3, error: null }]);

  world.service.answers.push(...Array.from({ length: 6 }, () => ({ status: 500 })));
  await world.tell([person], 'order_paid', { event_id: event, subject_type: 'order_event', subject_id: 3 });
  await world.work();
  for (let tries = 0; tries < 7; tries += 1) await world.workLater();
  expect((await world.deliveriesOf(person))[1]).toMatchObject({ state: 'failed', attempts: 6 });
  expect(await ownDevices(person.id)).toMatchObject({ count: 1, failures: 1 });
});

test('five failures in a row end it', async () => {
  const person = await world.backend.person();
  await world.deviceOf(person);
  for (let subject = 10; subject < 15; subject += 1) {
    world.service.answers.push({ status: 400 });
    await world.tell([person], 'order_paid', {
      ...{ event_id: event, subject_type: 'order_event', subject_id: subject },
    });
    await world.work();
  }
  expect((await world.deliveriesOf(person)).map(({ state }) => state)).toEqual(Array(5).fill('failed'));
  expect(await ownDevices(person.id)).toMatchObject({ count: 0 });
});

test('nobody leads us elsewhere: a redirect is not followed, and what is no push service is not asked', async () => {
  const person = await world.backend.person();
  const device = await world.deviceOf(person);
  const trap = world.service.device();
  world.service.answers.push({ status: 307, headers: { location: trap.details.endpoint } });
  await world.tell([person], 'order_paid', { event_id: event, subject_type: 'order_event', subject_id: 20 });
  await world.work();
  expect(world.service.received.map(({ path }) => path)).toEqual([device.path]);
  expect(await world.deliveriesOf(person)).toMatchObject([{ state: 'failed' }]);

  // However it came into the table.
  await world.sql`update public.push_subscriptions set endpoint = 'http://169.254.169.254/latest' where user_id = ${person.id}`;
  await world.tell([person], 'order_paid', { event_id: event, subject_type: 'order_event', subject_id: 21 });
  await world.work();
  expect((await world.deliveriesOf(person))[1]).toMatchObject({
    ...{ state: 'dropped', error: 'unknown_push_service' },
  });
});

test('messages of one room replace each other, and what is long is cut', async () => {
  const person = await world.backend.person();
  const device = await world.deviceOf(person);
  for (const subject of [1, 2])
    await world.tell([person], 'chat_mention', {
      ...{ event_id: event, room_id: 9, subject_type: 'chat_message', subject_id: subject },
      excerpt: '🎶'.repeat(200),
    });
  await world.work();
  const messages = device.messages();
  expect(messages.map(({ tag }) => tag)).toEqual(['chat-9', 'chat-9']);
  expect(messages[1].to).toBe(`/event/${event}/chat/9?message=2`);
  for (const { body } of world.service.received) expect(body.length).toBeLessThan(3500);
});

test('what one job takes no other has: many at once tell nobody twice', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => world.backend.person()));
  const devices = await Promise.all(people.map((person) => world.deviceOf(person)));
  await world.tell(people, 'order_paid', { event_id: event, subject_type: 'order_event', subject_id: 30 });
  const deliver = () => world.sql`select id from private.claim_deliveries('push', 5)`;
  const taken = (await Promise.all([deliver(), deliver(), deliver(), deliver()])).flat().map(({ id }) => id);
  expect(new Set(taken).size).toBe(taken.length);
  await world.sql`update private.deliveries set due_at = now(), attempts = 0 where state = 'waiting'`;
  for (let jobs = 0; jobs < 4; jobs += 1)
    await world.sql`select graphile_worker.add_job('deliver_notifications', '{"channel":"push"}'::json)`;
  await Promise.all([world.work(), world.work(), world.work()]);
  expect(devices.map((device) => device.messages().length)).toEqual(Array(12).fill(1));
});

test('without keys devices are told nothing, and that is said', async () => {
  const person = await world.backend.person();
  await world.deviceOf(person);
  const { push } = world.platform;
  world.platform.push = undefined;
  await world.tell([person], 'order_paid', { event_id: event, subject_type: 'order_event', subject_id: 40 });
  await world.work();
  world.platform.push = push;
  expect(await world.deliveriesOf(person)).toMatchObject([{ state: 'dropped', error: 'push_off' }]);
});
