import { RouterContextProvider } from 'react-router';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dbContext, platformContext } from '~/db/context';
import { deleteAccount } from '~/features/own-data/commands';
import { getLeaving } from '~/features/own-data/queries';
import type { Platform } from '~/lib/platform';
import { register } from '~/lib/privacy-register/register';
import { loader } from '~/routes/api/my-data';
import { createJobs } from '~/services/jobs.server';
import { findOrder } from '~/services/selling/orders.server';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { newestMail } from '../fixtures/mailbox.ts';
import { giveEverything } from '../fixtures/whole-person.ts';
import { until, watch } from './realtime-harness.ts';

let backend: EmbeddedTestBackend;
let platform: Platform;
let other: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  const { sql, url, publishableKey, secretKey } = backend;
  const { createMailer } = await import('../../server/mail/mailer.ts');
  const mailer = createMailer({ smtpUrl: undefined, from: 'tests', sql });
  platform = {
    ...{ sql, publicUrl: url, publishableKey, secretKey, supabaseUrl: undefined },
    payments: { mode: 'simulated', secretKey: 'sk_test_none', webhookSecrets: [], simulator: undefined },
    fetchBackend: (request: Request) => fetch(request),
    sendMail: (mail: Parameters<Platform['sendMail']>[0]) => mailer.send(mail),
    log: { info() {}, warn() {}, error() {} },
  } as unknown as Platform;
  other = await backend.person();
});
afterAll(() => backend.stop());

const tables = register.flatMap(({ entries }) => entries.flatMap((entry) => Object.entries(entry.tables)));

function contextOf({ client }: Pick<Person, 'client'>) {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  context.set(dbContext, client as never);
  return context;
}
const download = (who: Pick<Person, 'client'>, of: Person) =>
  loader({ params: { id: String(of.id) }, context: contextOf(who) } as never) as Promise<Response>;

/** What the worker would do: every job of ours that waits, whenever it is due. */
async function work(tasks: string[]): Promise<void> {
  const jobs = await backend.sql<{ id: string; task: string; payload: unknown }[]>`
    select j.id, t.identifier as task, j.payload from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = any (${tasks}) order by j.id`;
  for (const { id, task, payload } of jobs) {
    await createJobs(platform).tasks[task]?.(payload);
    await backend.sql`select graphile_worker.complete_jobs(array[${id}]::bigint[])`;
  }
}

async function givePictures(person: Person): Promise<string[]> {
  const file = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
    .webp()
    .toBuffer();
  const face = await person.client.storage
    .from('profile-pictures')
    .upload(`${person.authId}/face.webp`, file, { contentType: 'image/webp' });
  expect(face.error).toBeNull();
  const [sent] = await backend.sql`select path from public.chat_pictures where user_id = ${person.id}`;
  const chat = await backend
    .service()
    .storage.from('chat')
    .upload(sent?.path, file, { contentType: 'image/webp' });
  expect(chat.error).toBeNull();
  return [`${person.authId}/face.webp`, sent?.path];
}

test('the copy of somebody’s data has content in every place that the register gives it, and nothing of others', async () => {
  const person = await backend.person();
  await giveEverything(backend.sql, person, other);
  await givePictures(person);
  const response = await download(person, person);
  expect(response.headers.get('content-disposition')).toContain('limelight-my-data.json');
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const text = await response.text();
  const copy = JSON.parse(text);
  expect(copy).toMatchObject({ schema: 'limelight-personal-data', version: 1, user: person.id });
  const keys = tables.flatMap(([, table]) => table.export?.key ?? []);
  expect(keys.filter((key) => !copy[key]?.length)).toEqual([]);
  expect(Object.keys(copy).sort()).toEqual([...keys, 'schema', 'version', 'made_at', 'user'].sort());
  expect(copy.account[0].email).toBe(person.email);
  expect(copy.tickets[0].answers).toEqual([{ question: 'Your diet?', answer: 'Nuts kill me' }]);
  expect(copy.orders.map((order: { event: string }) => order.event)).toContain('Over');
  expect(copy.chat_messages.map(({ body }: { body: string }) => body)).toEqual(['My own words']);
  expect(text).not.toContain('Words of another');
  expect(text).not.toContain(other.email);
  const [secret] = await backend.sql`select encrypted_password from auth.users where id = ${person.authId}`;
  expect(text).not.toContain(secret?.encrypted_password);
});

test('nobody gets the data of somebody else, and nobody gets theirs again and again', async () => {
  const person = await backend.person();
  const refused = (call: Promise<Response>) => call.catch((thrown: unknown) => thrown);
  expect(await refused(download(other, person))).toMatchObject({ init: { status: 404 } });
  expect(await refused(download({ client: backend.anonymous() }, person))).toMatchObject({
    init: { status: 404 },
  });
  const statuses: number[] = [];
  for (let times = 0; times < 6; times += 1) statuses.push((await download(person, person)).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test('an account goes only with whoever means it, has just signed in, and is missed by nothing', async () => {
  const person = await backend.person();
  const { sql } = backend;
  const refusal = async (confirmation = person.email) => {
    const { error } = await person.client.rpc('delete_account', { confirmation });
    return error?.message;
  };
  expect(await refusal('somebody@limelight.test')).toBe('confirmation_differs');
  expect(await refusal('')).toBe('confirmation_differs');

  await sql`update auth.sessions set created_at = now() - interval '16 minutes' where user_id = ${person.authId}`;
  expect(await refusal()).toBe('sign_in_again');
  expect(await getLeaving(person.client)).toMatchObject({ signedInLately: false, hasPassword: true });
  await sql`update auth.sessions set created_at = now() where user_id = ${person.authId}`;

  const made = await person.client.rpc('create_event', {
    ...{ title: 'Mine Alone', starts_at: '2030-03-01T20:00Z', ends_at: '2030-03-02T02:00Z', timezone: 'UTC' },
  });
  expect(await refusal()).toBe('still_owner');
  expect((await getLeaving(person.client)).owned).toEqual([
    { type: 'event', id: made.data, name: 'Mine Alone' },
  ]);
  await sql`insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
    values (${other.id}, 'event', ${made.data ?? 0}, 4)`;

  const [account] = await sql`insert into public.payout_accounts (user_id, mode, provider_ref)
    values (${person.id}, 'simulated', 'acct_leaving') returning id`;
  await sql`insert into public.event_payouts (event_id, account_id) values (${made.data ?? 0}, ${account?.id})`;
  const buy = (status: string, user: number | null) => sql`insert into public.orders
    (code, secret_hash, request_key, event_id, user_id, status, currency, subtotal, total, paid_at, expires_at)
    values (${status}, '\\x00', ${status}, ${made.data ?? 0}, ${user}, ${status}::public.order_status, 'EUR', 100, 100,
      ${status === 'paid' ? new Date() : null}, ${status === 'paid' ? null : new Date(Date.now() + 600_000)})`;
  await buy('paid', other.id);
  expect(await refusal()).toBe('payouts_open');
  await sql`delete from public.event_payouts where account_id = ${account?.id}`;

  await buy('paying', person.id);
  expect(await refusal()).toBe('buying_now');
  await sql`update public.orders set status = 'held' where code = 'paying'`;
  expect(await refusal()).toBeUndefined();
  const [order] = await sql`select status, email from public.orders where code = 'paying'`;
  expect(order).toEqual({ status: 'cancelled', email: '' });
  const anonymous = await backend.anonymous().rpc('delete_account', { confirmation: person.email });
  expect(anonymous.error).not.toBeNull();
});

test('everything of somebody who deletes their account is gone, but for what the register keeps', async () => {
  const { sql } = backend;
  const person = await backend.person();
  const has = await giveEverything(sql, person, other);
  const paths = await givePictures(person);
  const { data: before } = await person.client.auth.getSession();
  await person.client.realtime.setAuth();
  const own = watch(person.client.channel(`user:${person.id}`, { config: { private: true } }));
  await until(() => expect(own.statuses.at(-1)).toBe('SUBSCRIBED'));
  await deleteAccount(person.client, person.email.toUpperCase());

  // Out everywhere, with a token that is still good for an hour.
  await until(() => expect(own.statuses.at(-1)).toBe('CLOSED'));
  await person.client.realtime.disconnect();
  expect((await person.client.from('users').select('id').eq('id', person.id)).data).toEqual([]);
  expect((await person.client.rpc('list_my_orders')).data).toEqual([]);
  expect((await person.client.rpc('get_leaving')).error?.message).toBe('not_signed_in');
  const refreshed = await person.client.auth.refreshSession({
    refresh_token: before.session?.refresh_token ?? '',
  });
  expect(refreshed.data.session).toBeNull();
  const again = await backend.anonymous().auth.signInWithPassword(person);
  expect(again.error?.code).toBe('invalid_credentials');

  await work(['erase_files', 'erase_rest', 'mail_account_deleted']);
  const { subject, text } = await newestMail(sql, person.email);
  expect(subject).toBe('Your Limelight account is deleted');
  expect(text).toContain('Tickets for events to come stay valid');
  const files = await sql`select name from storage.objects where name = any (${paths})`;
  expect(files).toHaveLength(0);

  // Where the register says "erased", nothing is left.
  const left: string[] = [];
  for (const { fate, tables: kept } of register.flatMap(({ entries }) => entries))
    for (const [name, table] of Object.entries(kept)) {
      if (fate !== 'erased' || !table.export) continue;
      const whose = /^(auth|storage)\./.test(name) ? person.authId : String(person.id);
      const rows = await sql.unsafe(`select from ${name} where ${table.export.by}::text = $1`, [whose]);
      // The record of what changed in a team keeps the number.
      if (rows.length > 0 && !['public.permission_changes', 'public.team_invitations'].includes(name))
        left.push(name);
    }
  expect(left).toEqual([]);

  // And no column of the whole database knows the address or the name, but for these.
  await sql`delete from private.mailbox where recipient = ${person.email}`;
  expect(await columnsWith(person.email)).toEqual([
    'private.order_mails.recipient',
    'public.orders.email',
    'public.orders.search_text',
    'public.tickets.holder_email',
  ]);
  const orders =
    await sql`select id::int, name, email from public.orders where user_id = ${person.id} and email <> '' order by id`;
  expect(orders.map(({ id }) => id)).toEqual([has.orders.paid.id, has.orders.coming.id]);
  const tickets =
    await sql`select id::int, status from public.tickets where holder_id = ${person.id} and holder_name <> ''`;
  expect(tickets).toEqual([{ id: has.orders.coming.ticket, status: 'valid' }]);

  const messages =
    await sql`select body, author_id::int, deleted_at is not null as gone, reactions from public.chat_messages
    where room_id = ${has.room} order by seq`;
  expect(messages).toEqual([
    { body: null, author_id: null, gone: true, reactions: {} },
    { body: 'Words of another', author_id: other.id, gone: false, reactions: { '🔥': 1 } },
  ]);
  const [audit] = await sql`select detail, actor_user_id::int as actor from public.audit_entries
    where action = 'user.deleted' and entity_id = ${person.id}`;
  expect(audit).toEqual({ detail: {}, actor: person.id });
});

test('the address is free for a new account, which gets nothing of the old one', async () => {
  const { sql } = backend;
  const person = await backend.person();
  const has = await giveEverything(sql, person, other);
  await sql`insert into private.order_keys (order_id, secret_hash) values (${has.orders.coming.id}, sha256('a link'))`;
  await deleteAccount(person.client, person.email);
  const { makeConfirmedUser } = await import('../../server/demo/accounts.ts');
  const id = await sql.begin((tx) => makeConfirmedUser(tx, person.email, 'New Here', 'another-password'));
  expect(id).not.toBe(person.id);
  const client = backend.anonymous();
  await client.auth.signInWithPassword({ email: person.email, password: 'another-password' });
  expect((await client.rpc('list_claimable_orders')).data).toEqual([]);
  expect((await client.rpc('list_my_orders')).data).toEqual([]);
  expect((await client.from('tickets').select('id')).data).toEqual([]);
  expect((await client.from('ticket_transfers').select('id')).data).toEqual([]);
  expect((await client.rpc('claim_order', { order_id: has.orders.coming.id })).error?.message).toBe(
    'already_claimed',
  );
  // The link in the mail opens the order as before.
  const secrets = new Map([[has.orders.coming.code, 'a link']]);
  expect(await findOrder(platform, { userId: null, secrets }, has.orders.coming.code)).toMatchObject({
    tickets: [{ isValid: true }],
  });
});

async function columnsWith(text: string): Promise<string[]> {
  const columns = await backend.sql<{ table: string; column: string }[]>`
    select format('%I.%I', n.nspname, c.relname) as table, a.attname as column
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and n.nspname in ('public', 'private', 'auth', 'storage', 'graphile_worker')
      and a.atttypid::regtype::text in ('text', 'character varying', 'jsonb', 'json')`;
  const found: string[] = [];
  for (const { table, column } of columns) {
    const query = `select from ${table} where position($1 in lower("${column}"::text)) > 0 limit 1`;
    if ((await backend.sql.unsafe(query, [text])).length > 0) found.push(`${table}.${column}`);
  }
  return found.sort();
}
