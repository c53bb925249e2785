import { createClient, type RealtimeChannel, type SupabaseClient } from '@supabase/supabase-js';
import type postgres from 'postgres';
import { afterAll, afterEach, beforeAll, vi } from 'vitest';
import type { RealtimeLimits } from '../../server/backend/realtime/realtime.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { keys, signToken, startServer, type TestServer } from './realtime-server.ts';

export { keys, signToken };

export type Received = { event: string; payload: Record<string, unknown>; meta?: Record<string, unknown> };

type Session = { token: string | null };
export type TestClient = { supabase: SupabaseClient; session: Session; isConnected(): boolean };

/** One database for the file; servers and clients live as long as a test. */
export function setUpRealtime() {
  let database: TestDatabase;
  const servers = new Set<TestServer>();
  const clients = new Set<SupabaseClient>();

  beforeAll(async () => {
    database = await createTestDatabase();
    await createMemberships(database.sql);
  }, 60_000);

  afterEach(async () => {
    await Promise.all([...clients].map((client) => client.realtime.disconnect()));
    await Promise.all([...servers].map((server) => server.stop()));
    clients.clear();
    servers.clear();
  });

  afterAll(() => database.drop());

  return {
    get sql(): postgres.Sql {
      return database.sql;
    },
    get databaseUrl(): string {
      return database.url;
    },
    async start(options: { port?: number; limits?: Partial<RealtimeLimits> } = {}): Promise<TestServer> {
      const server = await startServer(database.url, options);
      servers.add(server);
      return server;
    },
    async stop(server: TestServer): Promise<void> {
      servers.delete(server);
      await server.stop();
    },
    connect(server: { url: string }, options: ConnectOptions = {}): TestClient {
      const session = { token: options.token ?? null };
      const supabase = createClient(server.url, options.key ?? keys.publishable, {
        accessToken: async () => session.token,
        realtime: {
          vsn: options.vsn ?? '2.0.0',
          heartbeatIntervalMs: options.heartbeatIntervalMs ?? 25_000,
          reconnectAfterMs: () => 20,
        },
      });
      clients.add(supabase);
      return { supabase, session, isConnected: () => supabase.realtime.isConnected() };
    },
    async allow(topic: string, member: string, rights: Partial<Rights> = {}): Promise<void> {
      const row = { broadcast_read: true, broadcast_write: true, presence_read: true, presence_write: true };
      await database.sql`insert into realtime_tests.memberships ${database.sql({ topic, member, ...row, ...rights })}`;
    },
    async revoke(topic: string, member: string): Promise<void> {
      await database.sql`delete from realtime_tests.memberships where topic = ${topic} and member = ${member}`;
    },
  };
}

type ConnectOptions = { token?: string; key?: string; vsn?: '1.0.0' | '2.0.0'; heartbeatIntervalMs?: number };

type Rights = Record<'broadcast_read' | 'broadcast_write' | 'presence_read' | 'presence_write', boolean>;

/** Waits for what a person would wait for: until the assertion holds. */
export function until<T>(assertion: () => T): Promise<T> {
  return vi.waitFor(assertion, { timeout: 8_000, interval: 10 });
}

export type Subscription = { statuses: string[]; errors: string[] };

/** Starts subscribing and records what the client reports. */
export function watch(channel: RealtimeChannel): Subscription {
  const subscription: Subscription = { statuses: [], errors: [] };
  channel.subscribe((status, error) => {
    subscription.statuses.push(status);
    if (error) subscription.errors.push(error.message);
  });
  return subscription;
}

export async function subscribe({ supabase }: TestClient, channel: RealtimeChannel): Promise<Subscription> {
  await supabase.realtime.setAuth();
  const subscription = watch(channel);
  await until(() => {
    if (subscription.statuses.at(-1) !== 'SUBSCRIBED') throw new Error(JSON.stringify(subscription));
  });
  return subscription;
}

/** Everything the channel receives by broadcast from now on. */
export function collect(channel: RealtimeChannel): Received[] {
  const received: Received[] = [];
  channel.on('broadcast', { event: '*' }, (message) => received.push(message as unknown as Received));
  return received;
}

/** Rights of these tests alone: the product's own policies ask for people, and here are none. */
async function createMemberships(sql: postgres.Sql): Promise<void> {
  const policies =
    await sql`select policyname from pg_policies where schemaname = 'realtime' and tablename = 'messages'`;
  for (const { policyname } of policies) await sql`drop policy ${sql(policyname)} on realtime.messages`;
  await sql.unsafe(`
    create schema realtime_tests;
    grant usage on schema realtime_tests to authenticated;
    create table realtime_tests.memberships (
      topic text, member text,
      broadcast_read boolean, broadcast_write boolean, presence_read boolean, presence_write boolean
    );
    grant select on realtime_tests.memberships to authenticated;
    create function realtime_tests.has_right(extension text, action text) returns boolean language sql stable as $$
      select exists (
        select from realtime_tests.memberships
        where topic = realtime.topic()
          and member = current_setting('request.jwt.claims', true)::jsonb ->> 'sub'
          and (to_jsonb(memberships) ->> (extension || '_' || action))::boolean
      )
    $$;
    grant execute on function realtime_tests.has_right(text, text) to authenticated;
    create policy "members can read" on realtime.messages for select to authenticated
      using (realtime_tests.has_right(extension, 'read'));
    create policy "members can write" on realtime.messages for insert to authenticated
      with check (realtime_tests.has_right(extension, 'write'));
  `);
}
