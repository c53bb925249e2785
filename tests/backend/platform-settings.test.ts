import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePlatformSettings } from '../../app/features/settings/commands.ts';
import { getPlatformSettings } from '../../app/features/settings/queries.ts';
import { allSettings } from '../../app/features/settings/settings.ts';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let owner: Person;
let manager: Person;
let visitor: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  [owner, manager, visitor] = await Promise.all([backend.person(), backend.person(), backend.person()]);
  const { permit } = catalogueOf(backend.sql);
  await permit(owner, 'platform', 1, 4);
  await permit(manager, 'platform', 1, 3);
});
afterAll(() => backend.stop());

const change = async (changes: object) => {
  const { version } = await getPlatformSettings(owner.client);
  return changePlatformSettings(owner.client, changes, version);
};

test('staff read them, owners alone change them, others see nothing', async () => {
  const { values, version } = await getPlatformSettings(manager.client);
  expect(values).toEqual(Object.fromEntries(allSettings.map(({ name, usual }) => [name, usual])));
  await expect(changePlatformSettings(manager.client, { hold_minutes: 9 }, version)).rejects.toMatchObject({
    reason: 'not_allowed',
  });
  await expect(getPlatformSettings(visitor.client)).rejects.toMatchObject({ reason: 'not_found' });
  await expect(getPlatformSettings(backend.anonymous())).rejects.toMatchObject({ name: 'AppError' });
});

test('each has the range that the form names', async () => {
  const { sql } = backend;
  const put = (values: object) =>
    sql`update public.platform_settings set ${sql({ messages_per_day: 1, messages_per_month: 100, ...values })}`.then(
      () => 'fits',
      (error: Error) => error.message,
    );
  for (const { name, least, most, usual, decimals } of allSettings) {
    const step = decimals ? 0.01 : 1;
    for (const value of [least - step, most + step])
      expect(await put({ [name]: value })).toContain(`setting_${name}`);
    for (const value of [least, most]) expect(await put({ [name]: value })).toBe('fits');
    await put({ [name]: usual });
  }
  await put({ messages_per_day: 3, messages_per_month: 10 });
  for (const other of [
    { version: 1 },
    { id: 2 },
    { nothing: 1 },
    { messages_per_day: 11 },
    { hold_minutes: 0 },
  ])
    await expect(change(other)).rejects.toMatchObject({ reason: 'invalid_value' });
  for (const other of [{ hold_minutes: null }, { hold_minutes: 'many' }, { hold_minutes: 1.5 }])
    await expect(change(other)).rejects.toMatchObject({ reason: 'invalid_value' });
});

test('who saves what a colleague changed meanwhile is told', async () => {
  const { version } = await getPlatformSettings(owner.client);
  expect(await changePlatformSettings(owner.client, { offer_hours: 24 }, version)).toBe(version + 1);
  expect(await changePlatformSettings(owner.client, { offer_hours: 6 }, version)).toBeNull();
  expect((await getPlatformSettings(owner.client)).values.offer_hours).toBe(24);
});

test('every change is in the audit, with what was before; what changes nothing is no change', async () => {
  const { values, version } = await getPlatformSettings(owner.client);
  await changePlatformSettings(owner.client, { ...values, offer_hours: 36 }, version);
  expect(await changePlatformSettings(owner.client, { offer_hours: 36 }, version + 1)).toBe(version + 1);
  const { data } = await manager.client
    .from('audit_entries')
    .select('action, entity_type, actor_user_id, detail')
    .order('id', { ascending: false })
    .limit(1);
  expect(data).toEqual([
    {
      action: 'settings.changed',
      entity_type: 'platform',
      actor_user_id: owner.id,
      detail: { offer_hours: [values.offer_hours, 36] },
    },
  ]);
});

test('a new fee holds for new orders; those that exist keep theirs', async () => {
  const sale = saleOf(backend.sql);
  const event = await sale.event();
  const type = await sale.type(event, { price: 2000, pools: [await sale.pool(event, 10)] });
  const request = { items: [{ typeId: type, quantity: 2 }] };
  const before = await sale.hold(event, request);
  await change({ fee_percent: 4.95, fee_fixed: 100, hold_minutes: 3 });
  const after = await sale.hold(event, request);
  const orders = await backend.sql`
    select o.fee, round(extract(epoch from o.expires_at - o.created_at) / 60)::int as minutes
    from public.orders o where o.id in (${before?.orderId ?? 0}, ${after?.orderId ?? 0}) order by o.id`;
  expect(orders).toMatchObject([
    { fee: 300, minutes: 10 },
    { fee: 398, minutes: 3 },
  ]);

  const [priced] = await backend.sql`select price_from from public.events where id = ${event}`;
  expect(priced).toEqual({ price_from: 2150 });
  const [waiting] = await backend.sql`
    select count(*)::int as jobs from graphile_worker.jobs where task_identifier = 'follow_fee'`;
  expect(waiting).toEqual({ jobs: 1 });
  await backend.sql`select private.follow_fee(0)`;
  const [followed] = await backend.sql`select price_from from public.events where id = ${event}`;
  expect(followed).toEqual({ price_from: 2199 });
});
