import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';

let backend: EmbeddedTestBackend;
let crew: Person;
let stranger: Person;
let event: number;
const [secret, published, retired] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [
  Buffer,
  Buffer,
  Buffer,
];

beforeAll(async () => {
  backend = await startEmbedded();
  [crew, stranger] = (await Promise.all([1, 2].map(() => backend.person()))) as [Person, Person];
  const catalogue = catalogueOf(backend.sql);
  event = await catalogue.event();
  await catalogue.permit(crew, 'event', event, 1);
  await backend.sql`insert into private.ticket_keys (event_id, private_key, public_key, retired_at)
    values (${event}, ${secret}, ${retired}, now())`;
  await backend.sql`select private.keep_ticket_key(${event}, ${secret}, ${published})`;
});
afterAll(() => backend.stop());

test('the team has the public half of what its event signs with', async () => {
  const { data } = await crew.client.rpc('list_ticket_keys', { event_id: event });
  expect(data).toEqual([{ id: expect.any(Number), public_key: published.toString('base64') }]);
});

test('strangers have nothing', async () => {
  for (const client of [stranger.client, backend.anonymous()]) {
    const { data, error } = await client.rpc('list_ticket_keys', { event_id: event });
    expect(data).toBeNull();
    expect(error).not.toBeNull();
  }
});

test('no role of the backend reads a private key, nor makes or keeps one', async () => {
  const roles = await backend.sql`
    select r.rolname as role, has_table_privilege(r.oid, 'private.ticket_keys', 'select, insert, update, delete') as reads,
      has_any_column_privilege(r.oid, 'private.ticket_keys', 'select') as peeks,
      has_function_privilege(r.oid, 'private.keep_ticket_key(bigint, bytea, bytea)', 'execute') as makes
    from pg_roles r where r.rolname in ('anon', 'authenticated', 'service_role') order by 1`;
  expect(roles.map((row) => ({ ...row }))).toEqual(
    ['anon', 'authenticated', 'service_role'].map((role) => ({
      role,
      reads: false,
      peeks: false,
      makes: false,
    })),
  );
});
