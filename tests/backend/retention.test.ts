import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Platform } from '~/lib/platform';
import { endOfPeriod, type PeriodName, periodNames } from '~/lib/privacy-register/periods';
import { forgetChatPictures } from '~/services/chat/chat-pictures.server';
import { deleteExpired } from '~/services/persons/retention.server';
import { type EmbeddedTestBackend, type Person, randomAddress, startEmbedded } from '../fixtures/backend.ts';
import { type Belongings, giveEverything } from '../fixtures/whole-person.ts';

let backend: EmbeddedTestBackend;
let platform: Platform;
let person: Person;
let has: Belongings;
const logged: { deleted?: object }[] = [];
beforeAll(async () => {
  backend = await startEmbedded();
  const { sql, url, publishableKey, secretKey } = backend;
  platform = {
    ...{ sql, publicUrl: url, publishableKey, secretKey, supabaseUrl: undefined },
    fetchBackend: (request: Request) => fetch(request),
    log: { info: (facts: object) => logged.push(facts), warn() {}, error() {} },
  } as unknown as Platform;
  person = await backend.person();
  has = await giveEverything(sql, person, await backend.person());
});
afterAll(() => backend.stop());

/** A row just inside and one just outside of its period: the first stays, the second goes. */
async function expectToEnd(
  name: PeriodName,
  add: (at: Date) => Promise<unknown>,
  table: string,
): Promise<void> {
  const { sql } = backend;
  const end = endOfPeriod(name, new Date()).getTime();
  const count = async () => (await sql.unsafe(`select from ${table}`)).length;
  const before = await count();
  await add(new Date(end - 3_600_000));
  await add(new Date(end + 3_600_000));
  expect([name, await count()]).toEqual([name, before + 2]);
  expect(await deleteExpired(platform, [name])).toEqual({ [name]: 1 });
  expect([name, await count()]).toEqual([name, before + 1]);
  expect(await deleteExpired(platform, [name])).toEqual({});
}

test('rows go when their time is over, and not before; twice is once', async () => {
  const { sql } = backend;
  const { id, authId } = person;
  const uuid = () => randomUUID();
  await expectToEnd(
    'rates',
    (at) => sql`insert into private.rate_limits values (${uuid()}, ${at}, 1)`,
    'private.rate_limits',
  );
  await expectToEnd(
    'mailbox',
    (at) => sql`insert into private.mailbox (recipient, subject, text_body, html_body, sent_at)
    values ('a', 'b', 'c', 'd', ${at})`,
    'private.mailbox',
  );
  await expectToEnd(
    'notifications',
    (at) => sql`insert into public.notifications (user_id, kind, event_id, created_at, read_at)
    values (${id}, 'event_cancelled', ${has.past}, ${at}, now())`,
    'public.notifications',
  );
  await expectToEnd(
    'deliveries',
    (at) => sql`insert into private.deliveries (user_id, channel, address, state, created_at)
    values (${id}, 'email', ${uuid()}, 'sent', ${at})`,
    'private.deliveries',
  );
  await expectToEnd(
    'order_mails',
    (at) => sql`insert into private.order_mails (occasion, recipient, kind, claimed_at)
    values (${uuid()}, 'a', 'b', ${at})`,
    'private.order_mails',
  );
  await expectToEnd(
    'invitations',
    (at) => sql`insert into public.team_invitations
    (entity_type, entity_id, email, permission_level, expires_at) values ('event', ${has.past}, ${randomAddress()}, 1, ${at})`,
    'public.team_invitations',
  );
  await expectToEnd(
    'import_previews',
    (at) => sql`insert into public.event_imports (made_by, kind, source, state, created_at)
    values (${id}, 'calendar', 'a', 'preview', ${at})`,
    'public.event_imports',
  );
  await expectToEnd(
    'webhook_messages',
    (at) => sql`insert into public.webhook_messages (key, event_id, topic, data, happened_at, created_at)
    values (${uuid()}, ${has.past}, 'order.paid', '{}', ${at}, ${at})`,
    'public.webhook_messages',
  );
  await expectToEnd(
    'payment_events',
    (at) => sql`insert into public.payment_events (provider_id, type, payload, received_at, processed_at)
    values (${uuid()}, 'a', '{}', ${at}, now())`,
    'public.payment_events',
  );
  await expectToEnd(
    'silent_devices',
    (at) => sql`insert into public.push_subscriptions (user_id, endpoint, p256dh, auth, last_sent_at)
    values (${id}, ${uuid()}, 'a', 'b', ${at})`,
    'public.push_subscriptions',
  );
  await expectToEnd(
    'permission_changes',
    (at) => sql`insert into public.permission_changes (entity_type, entity_id, user_id, changed_at)
    values ('event', ${has.past}, ${id}, ${at})`,
    'public.permission_changes',
  );
  await expectToEnd(
    'audit',
    (at) => sql`insert into public.audit_entries (action, entity_type, entity_id, at)
    values ('event.featured', 'event', 1, ${at})`,
    'public.audit_entries',
  );
  await expectToEnd(
    'sessions',
    (at) => sql`insert into auth.sessions (id, user_id, created_at, updated_at)
    values (${uuid()}, ${authId}, ${at}, ${at})`,
    'auth.sessions',
  );
  await expectToEnd(
    'baskets',
    (at) => sql`insert into public.orders
    (code, secret_hash, request_key, event_id, email, status, currency, subtotal, total, created_at)
    values (${uuid()}, '\\x00', ${uuid()}, ${has.past}, 'never@paid', 'expired', 'EUR', 1, 1, ${at})`,
    'public.orders',
  );
  await expectToEnd(
    'unconfirmed',
    (at) => sql`insert into auth.users (id, aud, role, email, created_at, updated_at)
    values (${uuid()}, 'authenticated', 'authenticated', ${randomAddress()}, ${at}, ${at})`,
    'auth.users',
  );
  expect(logged.find(({ deleted }) => deleted && 'baskets' in deleted)).toEqual({ deleted: { baskets: 1 } });
});

test('a payment that nobody has applied yet is never too old', async () => {
  const { sql } = backend;
  await sql`insert into public.payment_events (provider_id, type, payload, received_at) values ('open', 'a', '{}', now() - interval '2 years')`;
  await deleteExpired(platform, ['payment_events']);
  expect(await sql`select from public.payment_events where provider_id = 'open'`).toHaveLength(1);
});

test('a year after an event nobody can tell who was there, and ten years after a payment who paid', async () => {
  const { sql } = backend;
  const file = { contentType: 'image/webp' };
  const [picture] = await sql`select path from public.chat_pictures where user_id = ${person.id}`;
  await backend
    .service()
    .storage.from('chat')
    .upload(picture?.path, new Uint8Array([1, 2, 3]), file);
  const facts = async () => {
    const [row] = await sql`select
      (select count(*)::int from public.chat_messages) as messages,
      (select count(*)::int from public.tickets where holder_name <> '' or holder_email <> '') as holders,
      (select count(*)::int from public.ticket_answers) as answers,
      (select count(*)::int from public.waiting_entries) as waits,
      (select count(*)::int from public.orders where name <> '') as buyers,
      (select count(*)::int from public.receipts) as receipts,
      (select count(*)::int from storage.objects where bucket_id = 'chat') as files`;
    return row;
  };
  const whole = await facts();
  await deleteExpired(platform, periodNames);
  expect(await facts()).toEqual(whole);

  await sql`update public.events set starts_at = starts_at - interval '400 days', doors_at = null, ends_at = ends_at - interval '400 days'`;
  await deleteExpired(platform, periodNames);
  await sql`update public.chat_pictures set created_at = created_at - interval '2 days'`;
  await forgetChatPictures(platform);
  expect(await facts()).toEqual({
    messages: 0,
    holders: 0,
    answers: 0,
    waits: 0,
    buyers: 1,
    receipts: 1,
    files: 0,
  });

  await sql`update public.orders set paid_at = paid_at - interval '11 years'`;
  await deleteExpired(platform, periodNames);
  expect(await facts()).toMatchObject({ buyers: 0, receipts: 1 });
  const [order] = await sql`select name, email, total from public.orders where id = ${has.orders.paid.id}`;
  expect(order).toEqual({ name: '', email: '', total: 1500 });
});

test('tickets that outlived their account lose their name a month after the event', async () => {
  const { sql } = backend;
  const leaver = await backend.person();
  const had = await giveEverything(sql, leaver, person);
  await leaver.client.rpc('delete_account', { confirmation: leaver.email }).throwOnError();
  const named = () =>
    sql`select id::int from public.tickets where holder_id = ${leaver.id} and holder_name <> ''`;
  expect(await named()).toEqual([{ id: had.orders.coming.ticket }]);
  await sql`update public.events set starts_at = now() - interval '32 days', ends_at = now() - interval '31 days', doors_at = null where id = ${had.coming}`;
  await deleteExpired(platform, ['left_sales']);
  expect(await named()).toEqual([]);
});
