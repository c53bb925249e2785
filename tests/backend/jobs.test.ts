import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Jobs } from '../../server/jobs/job.ts';
import { createLog } from '../../server/log.ts';
import { createMailer } from '../../server/mail/mailer.ts';
import { startWorker, type Worker } from '../../server/worker.ts';
import { type EmbeddedTestBackend, type Person, randomAddress, startEmbedded } from '../fixtures/backend.ts';
import { newestMail } from '../fixtures/mailbox.ts';
import { removeScene, type Scene, seedScene } from './rest-scene.ts';

let backend: EmbeddedTestBackend;
let worker: Worker;
let scene: Scene;
let organiser: Person;
let follower: Person;

beforeAll(async () => {
  backend = await startEmbedded();
  worker = await startAnother();
  scene = await seedScene(backend.service());
  [organiser, follower] = await Promise.all([backend.person(), backend.person()]);
  await follower.client
    .rpc('follow', { entity_type: 'artist', entity_id: scene.artistIds[0] ?? 0 })
    .throwOnError();
  await follower.client.rpc('follow', { entity_type: 'venue', entity_id: scene.venueId }).throwOnError();
});

afterAll(async () => {
  await worker.stop();
  await removeScene(backend.service(), scene);
  await backend.stop();
});

function startAnother(more: Jobs[] = []): Promise<Worker> {
  const { sql, databaseUrl, url } = backend;
  const mailer = createMailer({ smtpUrl: undefined, from: 'tests', sql });
  const parts = { sql, databaseUrl, mailer, clean: async () => {} };
  return startWorker({ backend: parts, publicUrl: url, more, log: createLog('silent') });
}

/** A draft with the followed artist at the followed venue, owned by the organiser. */
async function makeDraft(title: string): Promise<number> {
  const made = await organiser.client
    .rpc('create_event', {
      title,
      starts_at: '2030-03-01T20:00Z',
      ends_at: '2030-03-02T02:00Z',
      timezone: 'UTC',
      venue_id: scene.venueId,
    })
    .throwOnError();
  const artists = { event_id: made.data, artist_ids: scene.artistIds };
  await organiser.client.rpc('set_line_up', artists).throwOnError();
  scene.eventIds.push(made.data);
  return made.data;
}

const toldOf = async (eventId: number) => {
  const { data } = await follower.client
    .from('notifications')
    .select('kind, because_type, because_name')
    .eq('event_id', eventId)
    .order('id')
    .throwOnError();
  return data;
};

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 10_000, interval: 50 });
/** But for letters and pushes, which the services send. */
const queueIsEmpty = () =>
  eventually(async () => {
    const [row] = await backend.sql`select count(*)::int as jobs from graphile_worker.jobs
      where task_identifier <> 'deliver_notifications'`;
    expect(row?.jobs).toBe(0);
  });

test('followers of several of its parts are told once of a new event, also when the job runs twice', async () => {
  const eventId = await makeDraft('Told Once');
  await organiser.client.rpc('publish_event', { event_id: eventId }).throwOnError();
  await eventually(async () => expect(await toldOf(eventId)).toHaveLength(1));
  await backend.sql`select private.add_job('tell_followers', ${backend.sql.json({ eventId })})`;
  await queueIsEmpty();
  expect(await toldOf(eventId)).toEqual([
    { kind: 'event_published', because_type: 'artist', because_name: scene.lineUp[0] },
  ]);
});

test('a scheduled event comes out when its time has come, and then its followers are told', async () => {
  const eventId = await makeDraft('Comes Out Later');
  const at = new Date(Date.now() + 3_600_000).toISOString();
  await organiser.client.rpc('publish_event', { event_id: eventId, at }).throwOnError();
  const runNow = () => backend.sql`select private.add_job('publish_due_events', '{}')`;
  await runNow();
  await queueIsEmpty();
  expect((await follower.client.from('events').select('id').eq('id', eventId)).data).toEqual([]);
  expect(await toldOf(eventId)).toEqual([]);

  await backend.sql`update public.events set publish_at = now() - interval '1 minute' where id = ${eventId}`;
  await runNow();
  await eventually(async () => expect(await toldOf(eventId)).toHaveLength(1));
  const { data } = await follower.client.from('events').select('status').eq('id', eventId).single();
  expect(data).toEqual({ status: 'published' });
});

test('whoever means to go is told that it is off', async () => {
  const eventId = await makeDraft('Called Off');
  await organiser.client.rpc('publish_event', { event_id: eventId }).throwOnError();
  await follower.client.rpc('set_interest', { event_id: eventId, interest: 'going' }).throwOnError();
  await organiser.client.rpc('cancel_event', { event_id: eventId, note: 'Flooded.' }).throwOnError();
  await eventually(async () =>
    expect((await toldOf(eventId)).map(({ kind }) => kind)).toEqual(['event_published', 'event_cancelled']),
  );
});

test('a job for many people goes on until the last of them', async () => {
  const eventId = await makeDraft('Many Followers');
  const artistId = scene.artistIds[1] ?? 0;
  await backend.sql`with many as (insert into public.users (display_name) select 'Fan' from generate_series(1, 5001) returning id)
    insert into public.follows (user_id, entity_type, entity_id) select id, 'artist', ${artistId} from many`;
  await organiser.client.rpc('publish_event', { event_id: eventId }).throwOnError();
  await eventually(async () => {
    const [row] =
      await backend.sql`select count(*)::int as told from public.notifications where event_id = ${eventId}`;
    expect(row?.told).toBe(5002);
  });
});

test('an invitation is sent by mail, and not after it was withdrawn', async () => {
  const eventId = await makeDraft('Needs Hands');
  const email = randomAddress();
  const invitation = { entity_type: 'event', entity_id: eventId, email, permission_level: 2 };
  await organiser.client.rpc('invite_to_team', invitation).throwOnError();
  await eventually(async () => {
    const mail = await newestMail(backend.sql, email);
    expect(mail.subject).toBe('Join the team of Needs Hands');
    expect(mail.text).toContain(`${backend.url}/login?redirect=%2Fadmin`);
  });

  const { data } = await organiser.client.from('team_invitations').select('id').eq('email', email).single();
  await organiser.client.rpc('withdraw_invitation', { invitation_id: data?.id ?? 0 }).throwOnError();
  const again = backend.sql.json({ invitationId: data?.id ?? 0 });
  await backend.sql`select private.add_job('send_invitation', ${again})`;
  await queueIsEmpty();
  const [count] = await backend.sql`select count(*)::int from private.mailbox where recipient = ${email}`;
  expect(count).toEqual({ count: 1 });
});

test('a payload that is none is not tried as if it were one', async () => {
  await backend.sql`select graphile_worker.add_job('tell_followers', '{"eventId":"1; drop"}'::json, max_attempts => 1)`;
  await eventually(async () => {
    const [job] = await backend.sql`select last_error from graphile_worker._private_jobs where attempts = 1`;
    expect(job?.last_error).toContain('eventId');
  });
  await backend.sql`delete from graphile_worker._private_jobs`;
});

test('a worker that was taken for gone is known again within seconds', async () => {
  const known = () => backend.sql`select id from private.workers order by id`;
  const before = await known();
  expect(before.length).toBeGreaterThan(0);
  await backend.sql`delete from private.workers`;
  await vi.waitFor(async () => expect(await known()).toEqual(before), { timeout: 20_000, interval: 250 });
});

test('a worker that stops leaves no job locked, not even one that does not end', async () => {
  const { sql } = backend;
  const begun = Promise.withResolvers<void>();
  const endless = () => {
    begun.resolve();
    return new Promise<void>(() => {});
  };
  const other = await startAnother([{ tasks: { never_ends: endless }, crontab: [] }]);
  await sql`select graphile_worker.add_job('never_ends')`;
  await begun.promise;
  await other.stop();
  const [job] =
    await sql`select locked_by as by from graphile_worker.jobs where task_identifier = 'never_ends'`;
  expect(job).toEqual({ by: null });
  await sql`select graphile_worker.complete_jobs(array(
    select id from graphile_worker.jobs where task_identifier = 'never_ends'))`;
});
