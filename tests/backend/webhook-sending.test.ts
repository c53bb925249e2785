import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { postOutside } from '~/services/outgoing/post-outside.server';
import { doorOf } from '../fixtures/door.ts';
import { createMailWorld } from '../fixtures/order-mail.ts';
import { startReceiver } from '../fixtures/webhook-receiver.ts';

let world: Awaited<ReturnType<typeof createMailWorld>>;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeAll(async () => {
  [world, receiver] = await Promise.all([createMailWorld(), startReceiver()]);
});
beforeEach(() => {
  receiver.received.length = 0;
  receiver.behave(() => new Response('thanks'));
});
afterAll(() => Promise.all([world.stop(), receiver.stop()]));

const everything = ['order.paid', 'order.refunded', 'order.cancelled', 'scan.recorded', 'event.updated'];

async function endpoint(owner: { event?: number; promoter?: number }, url = receiver.url): Promise<number> {
  const { event = null, promoter = null } = owner;
  const [row] = await world.sql`insert into public.webhook_endpoints (event_id, promoter_id, url, topics)
    values (${event}, ${promoter}, ${url}, ${everything}) returning id::int`;
  await world.sql`select private.add_webhook_secret(${row?.id})`;
  return row?.id;
}
const secretsOf = async (id: number): Promise<string[]> =>
  (await world.sql`select secret from private.webhook_secrets where endpoint_id = ${id} order by id`).map(
    ({ secret }) => secret,
  );
const deliveriesOf = async (id: number) =>
  (
    await world.sql`select state, attempts, last_status as status, last_error as error, next_at - now() > '4 minutes' as later
      from public.webhook_deliveries where endpoint_id = ${id} order by id`
  ).map((row) => ({ ...row }));
const dueNow = (id: number) =>
  world.sql`update public.webhook_deliveries set next_at = now() where endpoint_id = ${id} and state = 'waiting'`;
const sendAgain = async (id: number) => {
  await dueNow(id);
  await world.addJob('send_webhooks', {});
  await world.work();
};

test('a sale is told to the event and to its promoter, signed as the standard says, and to nobody else', async () => {
  const promoter = await world.catalogue.promoter('Told Promoter');
  const event = await world.sale.event(promoter);
  const [own, theirs] = [await endpoint({ event }), await endpoint({ promoter })];
  await endpoint({ event: await world.sale.event() });
  const { code, email } = await world.guestOrder({ event, quantity: 2 });
  await world.work();

  expect(receiver.received).toHaveLength(2);
  const secrets = [...(await secretsOf(own)), ...(await secretsOf(theirs))];
  for (const { headers, body } of receiver.received) {
    const verified = secrets.flatMap((secret) => {
      try {
        return [new Webhook(secret).verify(body, headers)];
      } catch {
        return [];
      }
    });
    expect(verified).toEqual([
      expect.objectContaining({
        type: 'order.paid',
        data: expect.objectContaining({
          event: expect.objectContaining({ id: event, title: 'A Night' }),
          order: expect.objectContaining({
            code,
            status: 'paid',
            total: 0,
            buyer: { name: 'Gus Guest', email },
          }),
        }),
      }),
    ]);
    expect(() => new Webhook(secrets[0] ?? '').verify(`${body} `, headers)).toThrow();
  }
  const { data } = JSON.parse(receiver.received[0]?.body ?? '{}');
  expect(data.order.tickets).toHaveLength(2);
  expect(JSON.stringify(data)).not.toContain('serial');
  expect(await deliveriesOf(own)).toEqual([
    { state: 'delivered', attempts: 1, status: 200, error: null, later: null },
  ]);
});

test('the job of a happening that runs twice tells it once', async () => {
  const event = await world.sale.event();
  await endpoint({ event });
  await world.guestOrder({ event });
  const [job] = await world.sql`select payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'write_webhook'`;
  await world.work();
  await world.addJob('write_webhook', job?.payload);
  await world.work();
  expect(receiver.received).toHaveLength(1);
});

test('a receiver that fails is tried again, later each time, until it works; the same message has the same id', async () => {
  const event = await world.sale.event();
  const id = await endpoint({ event });
  receiver.behave(() => new Response('broken', { status: 500 }));
  await world.guestOrder({ event });
  await world.work();
  await sendAgain(id);
  expect(await deliveriesOf(id)).toEqual([
    { state: 'waiting', attempts: 2, status: 500, error: null, later: true },
  ]);
  const [failing] = await world.sql`select failing_since from public.webhook_endpoints where id = ${id}`;
  expect(failing?.failing_since).not.toBeNull();
  receiver.behave(() => new Response(null, { status: 204 }));
  await sendAgain(id);
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'delivered', attempts: 3, status: 204 }]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const attempts = await world.sql`select a.status, a.answer from public.webhook_attempts a
    join public.webhook_deliveries d on d.id = a.delivery_id where d.endpoint_id = ${id} order by a.id`;
  expect(attempts.map(({ status, answer }) => [status, answer])).toEqual([
    [500, 'broken'],
    [500, 'broken'],
    [204, ''],
  ]);
});

test('after three days without success it is given up, its owners are told, and what was missed can be sent again', async () => {
  const event = await world.sale.event();
  const owner = await world.account('Olga Owner');
  await world.catalogue.permit(owner, 'event', event, 4);
  const id = await endpoint({ event });
  receiver.behave(() => new Response(null, { status: 503 }));
  await world.guestOrder({ event });
  await world.work();
  await world.sql`update public.webhook_endpoints set failing_since = now() - interval '73 hours' where id = ${id}`;
  await sendAgain(id);
  const [off] =
    await world.sql`select is_enabled, disabled_because from public.webhook_endpoints where id = ${id}`;
  expect(off).toMatchObject({ is_enabled: false, disabled_because: 'failing' });
  expect(await deliveriesOf(id)).toMatchObject([{ state: 'given_up' }]);
  await world.work();
  const [mail] = await world.mailsTo(owner.email);
  expect(mail?.subject).toBe('A webhook of A Night was switched off');
  expect(mail?.text).toContain(receiver.url);
  await world.guestOrder({ event });
  await world.work();
  expect(await deliveriesOf(id)).toHaveLength(1);
});

test('one that says it is gone is not asked again', async () => {
  const event = await world.sale.event();
  const id = await endpoint({ event });
  receiver.behave(() => new Response(null, { status: 410 }));
  await world.guestOrder({ event });
  await world.work();
  const [off] =
    await world.sql`select is_enabled, disabled_because from public.webhook_endpoints where id = ${id}`;
  expect(off).toMatchObject({ is_enabled: false, disabled_because: 'gone' });
});

test('it is not led on: another address, a private one, one that takes its time or never stops', async () => {
  const event = await world.sale.event();
  const led = await endpoint({ event });
  receiver.behave(({ path }) =>
    path === '/hook'
      ? new Response(null, { status: 302, headers: { location: receiver.url.replace('/hook', '/secret') } })
      : new Response('secret'),
  );
  const closed = await endpoint({ event }, 'https://127.0.0.2/hook');
  await world.guestOrder({ event });
  await world.work();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hook']);
  expect(await deliveriesOf(led)).toMatchObject([{ state: 'waiting', status: 302 }]);
  expect(await deliveriesOf(closed)).toMatchObject([
    { status: null, error: 'It leads into a private network, which is not called.' },
  ]);

  const post = { headers: {}, body: '{}', trusted: ['127.0.0.1'], timeoutMs: 300 };
  receiver.behave(() => new Promise((resolve) => setTimeout(() => resolve(new Response('late')), 900)));
  expect(await postOutside({ ...post, url: receiver.url })).toMatchObject({
    status: null,
    error: 'No answer within 0 seconds.',
  });
  const endless = () =>
    new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(4096).fill(97)),
    });
  receiver.behave(() => new Response(endless()));
  const posted = await postOutside({ ...post, url: receiver.url, timeoutMs: 5000 });
  expect([posted.status, posted.answer.length]).toEqual([200, 8192]);
});

test.each([
  'http://example.org/hook',
  'https://localhost/hook',
  'https://[::1]/hook',
  'https://[::ffff:127.0.0.1]/hook',
  'https://0x7f.1/hook',
  'https://2130706433/hook',
  'https://169.254.169.254/latest/meta-data',
  'https://user:word@example.org/',
  'ftp://example.org',
  'file:///etc/passwd',
  'nonsense',
])('%s is never called', async (url) => {
  const { status, error } = await postOutside({ url, headers: {}, body: '', trusted: [] });
  expect([status, error]).toEqual([null, expect.stringMatching(/private network|no address/)]);
});

test('a name that leads into the private network is not called either', async () => {
  const { error } = await postOutside({
    url: 'https://localhost.localdomain/hook',
    headers: {},
    body: '',
    trusted: [],
  });
  expect(error).toMatch(/private network|no such host|looked up/);
});

test('scans are told in batches, an edit once, and a draft not at all', async () => {
  const door = doorOf(world.sql);
  const night = await door.night({ tickets: 3 });
  await endpoint({ event: night.event });
  const device = await door.device(night.event, { name: 'Main gate' });
  await door.sync(
    device,
    night.tickets.map((ticket) => ({ ticket, agoMs: 1000 })),
  );
  await world.sql`update public.events set title = 'Door Night, longer' where id = ${night.event}`;
  const draft = await world.catalogue.event({ status: 'draft' });
  await endpoint({ event: draft });
  await world.sql`update public.events set title = 'Nobody knows' where id = ${draft}`;
  await world.work();
  const told = receiver.received.map(({ body }) => JSON.parse(body));
  const scans = told.flatMap(({ data }) => data.scans ?? []);
  expect(scans.map(({ ticketId, outcome, device: by }) => [ticketId, outcome, by])).toEqual(
    night.tickets.map((ticket) => [ticket, 'accepted', 'Main gate']),
  );
  expect(told.filter(({ type }) => type === 'event.updated')).toHaveLength(1);
  expect(JSON.stringify(told)).not.toContain('Nobody knows');
});

test('a slow receiver does not stand before others, and two processes send nothing twice', async () => {
  const event = await world.sale.event();
  const [slow, quick] = [await startReceiver(), await startReceiver()];
  slow.behave(() => new Promise((resolve) => setTimeout(() => resolve(new Response('at last')), 400)));
  await endpoint({ event }, slow.url);
  await endpoint({ event }, quick.url);
  const type = await world.sale.type(event, { pools: [] });
  for (let n = 0; n < 12; n += 1) {
    const held = await world.sale.hold(event, { items: [{ typeId: type, quantity: 1 }] });
    await world.sql`select private.confirm_free_order(${held?.orderId ?? 0})`;
  }
  await Promise.all([world.work(), world.work()]);
  const order = [...slow.received, ...quick.received].map(({ headers }) => headers['webhook-id']);
  expect([slow.received.length, quick.received.length, new Set(order).size]).toEqual([12, 12, 12]);
  await Promise.all([slow.stop(), quick.stop()]);
});
