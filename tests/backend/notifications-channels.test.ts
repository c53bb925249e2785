import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';

let backend: EmbeddedTestBackend;
let make: ReturnType<typeof catalogueOf>;
let event: number;

beforeAll(async () => {
  backend = await startEmbedded();
  make = catalogueOf(backend.sql);
  event = await make.event({ venue: await make.venue('Halle', 'Town') });
});
afterAll(() => backend.stop());

const tell = (people: Person[], kind: string, facts: Record<string, unknown> = {}) =>
  backend.sql`select private.tell(${people.map(({ id }) => id)}::bigint[], ${kind}, ${backend.sql.json(facts as never)})`;

const deliveries = async ({ id }: Person) => {
  const rows = await backend.sql`
    select channel, state, error, due_at > now() as later from private.deliveries where user_id = ${id} order by id`;
  return rows.map(
    ({ channel, state, error, later }) => `${channel} ${error ?? state}${later ? ' later' : ''}`,
  );
};

const listed = async ({ client }: Person) =>
  (await client.from('notifications').select('kind').eq('in_app', true).throwOnError()).data.map(
    ({ kind }) => kind,
  );

const saved = (person: Person, category: string, choice: [boolean, boolean, boolean]) =>
  person.client.rpc('save_notification_setting', {
    ...{ category, in_app: choice[0], email: choice[1], push: choice[2] },
  });

const subscription = (host = 'fcm.googleapis.com') => ({
  endpoint: `https://${host}/fcm/send/${randomUUID()}`,
  p256dh: randomBytes(65).toString('base64url'),
  auth: randomBytes(16).toString('base64url'),
  device: 'A phone',
});

const subscribe = (person: Person, details = subscription()) =>
  person.client.rpc('save_push_subscription', details);

test('news come the ways that the person has and chose', async () => {
  const person = await backend.person();
  await tell([person], 'event_cancelled', { event_id: event });
  expect(await listed(person)).toEqual(['event_cancelled']);
  expect(await deliveries(person)).toEqual(['email waiting']);

  await subscribe(person).throwOnError();
  await tell([person], 'event_postponed', { event_id: event });
  expect(await deliveries(person)).toEqual(['email waiting', 'push waiting', 'email waiting']);

  await saved(person, 'event_changes', [false, false, true]).throwOnError();
  await tell([person], 'event_rescheduled', { event_id: event });
  expect(await deliveries(person)).toHaveLength(4);
  expect((await deliveries(person)).at(-1)).toBe('push waiting');
  expect(await listed(person)).toHaveLength(2);
});

test('what another job writes has no second letter, and what cannot be turned off stays', async () => {
  const person = await backend.person();
  await tell([person], 'order_paid', { event_id: event, subject_type: 'order_event', subject_id: 1 });
  await tell([person], 'order_paid', { event_id: event, subject_type: 'order_event', subject_id: 1 });
  expect(await deliveries(person)).toEqual([]);
  expect(await listed(person)).toEqual(['order_paid']);
  for (const choice of [
    [false, true, true],
    [true, false, true],
  ] as [boolean, boolean, boolean][])
    expect((await saved(person, 'orders', choice)).error?.message).toBe('setting_is_fixed');
  expect((await saved(person, 'nothing', [true, true, true])).error?.message).toBe('unknown_category');
});

test('thirty mentions make one letter, later, and none once they were read', async () => {
  const person = await backend.person();
  for (let message = 1; message <= 30; message += 1)
    await tell([person], 'chat_mention', {
      ...{ event_id: event, room_id: 4, subject_type: 'chat_message', subject_id: message, excerpt: 'Hey' },
    });
  expect(await deliveries(person)).toEqual(['email waiting later']);
  expect(await listed(person)).toHaveLength(30);
  await backend.sql`select private.read_room_notifications(${person.id}, 4)`;
  const { count } = await person.client
    .from('notifications')
    .select('id', { count: 'exact', head: true })
    .is('read_at', null);
  expect(count).toBe(0);
});

test('after a letter about a room the next waits an hour', async () => {
  const person = await backend.person();
  const mention = (message: number) =>
    tell([person], 'chat_mention', {
      ...{ event_id: event, room_id: 5, subject_type: 'chat_message', subject_id: 100 + message },
    });
  await mention(1);
  await backend.sql`update private.deliveries set state = 'sent', sent_at = now() where user_id = ${person.id}`;
  await mention(2);
  const [next] = await backend.sql`select due_at > now() + interval '50 minutes' as "isHourLater"
    from private.deliveries where user_id = ${person.id} and state = 'waiting'`;
  expect(next).toEqual({ isHourLater: true });
});

test('whoever asks for channels learns why one was not used', async () => {
  const person = await backend.person();
  await tell([person], 'test', {
    ...{ channels: ['push', 'email'], subject_type: 'test', subject_id: 1 },
  });
  expect(await deliveries(person)).toEqual(['push no_subscription', 'email waiting']);
  expect(await listed(person)).toEqual([]);
  await saved(person, 'following', [true, false, false]).throwOnError();
  await tell([person], 'event_published', { event_id: event, channels: ['push', 'email'] });
  expect((await deliveries(person)).slice(2)).toEqual(['push turned_off', 'email turned_off']);
});

test('a person sees all categories as they are for them, and nobody sees those of others', async () => {
  const [person, other] = [await backend.person(), await backend.person()];
  await saved(person, 'chat', [true, false, false]).throwOnError();
  const { data } = await person.client.rpc('list_notification_settings').throwOnError();
  expect(data).toHaveLength(11);
  expect(data?.find(({ category }) => category === 'chat')).toMatchObject({ email: false, push: false });
  expect(data?.find(({ category }) => category === 'orders')).toMatchObject({
    ...{ email: true, fixed: ['in_app', 'email'] },
  });
  expect((await other.client.from('notification_settings').select('*')).data).toEqual([]);
  expect((await backend.anonymous().rpc('list_notification_settings')).error).not.toBeNull();
});

test('only services that browsers use can be asked to deliver', async () => {
  const person = await backend.person();
  const refused = [
    'https://127.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'http://fcm.googleapis.com/fcm/send/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://fcm.googleapis.com@evil.example/x',
    'https://fcm.googleapis.com:8080/x',
    'https://evilpush.apple.com.example/x',
    'https://push.apple.com.evil/x',
    'https://[::1]/x',
    'https://localhost/x',
    'file:///etc/passwd',
    'https://fcm.googleapis.com/x\nHost: y',
    'https://FCM.googleapis.com\\@evil.example/x',
  ];
  for (const endpoint of refused)
    expect((await subscribe(person, { ...subscription(), endpoint })).error?.message, endpoint).toBe(
      'unknown_push_service',
    );
  for (const host of [
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'wns2-by3p.notify.windows.com',
  ])
    expect((await subscribe(person, subscription(host))).error).toBeNull();
});

test('ten devices at most, keys are nobody’s to read, and a browser belongs to whoever used it last', async () => {
  const [person, other] = [await backend.person(), await backend.person()];
  const devices = Array.from({ length: 11 }, () => subscription());
  for (const device of devices) await subscribe(person, device).throwOnError();
  const { data } = await person.client.from('push_subscriptions').select('endpoint').throwOnError();
  expect(data).toHaveLength(10);
  expect(data.map(({ endpoint }) => endpoint)).not.toContain(devices[0]?.endpoint);
  expect((await person.client.from('push_subscriptions').select('auth')).error?.code).toBe('42501');
  const shared = devices[5] ?? subscription();
  await other.client.rpc('remove_push_subscription', { endpoint: shared.endpoint }).throwOnError();
  await subscribe(other, shared).throwOnError();
  const left = await person.client.from('push_subscriptions').select('id').throwOnError();
  expect(left.data).toHaveLength(9);
});
