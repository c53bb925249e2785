import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';

let backend: EmbeddedTestBackend;
let owner: Person;
let manager: Person;
let stranger: Person;
let event: number;
beforeAll(async () => {
  backend = await startEmbedded();
  const { event: makeEvent, permit } = catalogueOf(backend.sql);
  [owner, manager, stranger] = await Promise.all([backend.person(), backend.person(), backend.person()]);
  event = await makeEvent();
  await permit(owner, 'event', event, 4);
  await permit(manager, 'event', event, 3);
});
afterAll(() => backend.stop());

const wish = (url = 'https://example.org/hook', topics = ['order.paid']) => ({
  event_id: event,
  url,
  description: '',
  topics,
});
const reasonOf = async (asking: PromiseLike<{ error: { message: string } | null }>) =>
  (await asking).error?.message;

test('owners register, read, rotate, switch and remove; nobody else sees or does any of it', async () => {
  const { data: id } = await owner.client.rpc('save_webhook_endpoint', wish());
  const endpoint_id = Number(id);
  const { data: first } = await owner.client.rpc('get_webhook_secret', { endpoint_id });
  const { data: second } = await owner.client.rpc('rotate_webhook_secret', { endpoint_id });
  expect([first, second]).toEqual([expect.stringMatching(/^whsec_/), expect.stringMatching(/^whsec_/)]);
  expect(first).not.toBe(second);
  const { data: delivery } = await owner.client.rpc('test_webhook_endpoint', { endpoint_id });
  const [signed] = await backend.sql`select cardinality(secrets) as many from private.claim_webhooks(10, 10)
    where endpoint_id = ${endpoint_id}`;
  expect(signed?.many).toBe(2);

  for (const { client } of [manager, stranger]) {
    expect(await reasonOf(client.rpc('save_webhook_endpoint', wish()))).toBe('not_allowed');
    expect(await reasonOf(client.rpc('get_webhook_secret', { endpoint_id }))).toBe('not_found');
    expect(await reasonOf(client.rpc('rotate_webhook_secret', { endpoint_id }))).toBe('not_found');
    expect(await reasonOf(client.rpc('test_webhook_endpoint', { endpoint_id }))).toBe('not_found');
    expect(await reasonOf(client.rpc('remove_webhook_endpoint', { endpoint_id }))).toBe('not_found');
    expect(await reasonOf(client.rpc('send_webhook_again', { delivery_id: Number(delivery) }))).toBe(
      'not_found',
    );
    for (const table of ['webhook_endpoints', 'webhook_messages', 'webhook_deliveries'] as const)
      expect((await client.from(table).select('id')).data).toEqual([]);
    expect((await client.from('webhook_attempts').select('id')).data).toEqual([]);
  }
  expect((await owner.client.from('webhook_deliveries').select('id')).data).toEqual([{ id: delivery }]);
  expect(
    await reasonOf(owner.client.from('webhook_endpoints').update({ url: 'x' }).eq('id', endpoint_id)),
  ).toContain('permission denied');
  await owner.client.rpc('switch_webhook_endpoint', { endpoint_id, is_enabled: false });
  const { data: off } = await owner.client
    .from('webhook_endpoints')
    .select('is_enabled, disabled_because')
    .eq('id', endpoint_id)
    .single();
  expect(off).toEqual({ is_enabled: false, disabled_because: 'by_hand' });
  expect((await owner.client.rpc('remove_webhook_endpoint', { endpoint_id })).error).toBeNull();
  expect((await owner.client.from('webhook_deliveries').select('id')).data).toEqual([]);
});

test('topics are known ones, tests are few a minute, and an eleventh endpoint is refused, also at once', async () => {
  expect(
    await reasonOf(owner.client.rpc('save_webhook_endpoint', wish(undefined, ['everything']))),
  ).toContain('webhook_topics_known');
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      owner.client.rpc('save_webhook_endpoint', wish(`https://example.org/${n}`)),
    ),
  );
  expect(answers.filter(({ error }) => error === null)).toHaveLength(10);
  expect(answers.flatMap(({ error }) => error?.message ?? [])).toEqual([
    'too_many_webhooks',
    'too_many_webhooks',
  ]);
  const endpoint_id = Number(answers.find(({ data }) => data)?.data);
  const tests = [];
  for (let n = 0; n < 6; n += 1)
    tests.push(await reasonOf(owner.client.rpc('test_webhook_endpoint', { endpoint_id })));
  expect(tests).toEqual([undefined, undefined, undefined, undefined, undefined, 'too_many_requests']);
});
