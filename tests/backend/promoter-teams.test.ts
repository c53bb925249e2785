import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';

let backend: EmbeddedTestBackend;
let make: ReturnType<typeof catalogueOf>;
let owner: Person;
let colleague: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  make = catalogueOf(backend.sql);
  [owner, colleague] = await Promise.all([backend.person(), backend.person()]);
});
afterAll(() => backend.stop());

const soon = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function level(person: Person, event: number): Promise<number | undefined> {
  const [row] = await backend.sql`select permission_level from public.user_permissions
    where user_id = ${person.id} and entity_type = 'event' and entity_id = ${event}`;
  return row?.permission_level;
}

async function promoterOf(levels: [Person, number][]): Promise<number> {
  const promoter = await make.promoter('Crew');
  for (const [person, held] of levels) await make.permit(person, 'promoter', promoter, held);
  return promoter;
}

async function createEvent(promoter: number | undefined): Promise<number> {
  const { data, error } = await owner.client.rpc('create_event', {
    title: 'Ours',
    starts_at: soon(3),
    ends_at: soon(4),
    timezone: 'UTC',
    ...(promoter ? { promoter_id: promoter } : {}),
  });
  expect(error).toBeNull();
  return data ?? 0;
}

test('the promoter’s team is in the event’s team, follows its changes and leaves with it', async () => {
  const promoter = await promoterOf([
    [owner, 4],
    [colleague, 2],
  ]);
  const event = await createEvent(promoter);
  expect(await level(colleague, event)).toBe(2);
  await owner.client.rpc('grant_permission', {
    user_id: colleague.id,
    entity_type: 'promoter',
    entity_id: promoter,
    permission_level: 3,
  });
  expect(await level(colleague, event)).toBe(3);
  await owner.client.rpc('set_event_promoters', { event_id: event, promoter_ids: [] });
  expect(await level(colleague, event)).toBeUndefined();
  expect(await level(owner, event)).toBe(4);
});

test('what was granted on the event itself outlives the promoter, and the higher level counts', async () => {
  const promoter = await promoterOf([
    [owner, 4],
    [colleague, 1],
  ]);
  const event = await createEvent(promoter);
  await owner.client.rpc('grant_permission', {
    user_id: colleague.id,
    entity_type: 'event',
    entity_id: event,
    permission_level: 3,
  });
  expect(await level(colleague, event)).toBe(3);
  await owner.client.rpc('revoke_permission', {
    user_id: colleague.id,
    entity_type: 'promoter',
    entity_id: promoter,
  });
  expect(await level(colleague, event)).toBe(3);
});

test('what comes through the promoter is not taken away on the event', async () => {
  const promoter = await promoterOf([
    [owner, 4],
    [colleague, 3],
  ]);
  const event = await createEvent(promoter);
  const revoked = await owner.client.rpc('revoke_permission', {
    user_id: colleague.id,
    entity_type: 'event',
    entity_id: event,
  });
  expect(revoked.error?.message).toBe('inherited_from_promoter');
  const lowered = await owner.client.rpc('grant_permission', {
    user_id: colleague.id,
    entity_type: 'event',
    entity_id: event,
    permission_level: 1,
  });
  expect(lowered.error?.message).toBe('inherited_from_promoter');
});

test('an event is not handed to a promoter whose editor one is not', async () => {
  const theirs = await promoterOf([
    [colleague, 4],
    [owner, 1],
  ]);
  const event = await createEvent(undefined);
  const { error } = await owner.client.rpc('set_event_promoters', {
    event_id: event,
    promoter_ids: [theirs],
  });
  expect(error?.message).toBe('not_allowed');
});

test('two promoters that join at once both bring their teams', async () => {
  const one = await promoterOf([[owner, 4]]);
  const other = await promoterOf([[colleague, 3]]);
  for (let round = 0; round < 10; round++) {
    const event = await createEvent(undefined);
    await Promise.all(
      [one, other].map(
        (promoter) => backend.sql`insert into public.event_promoters values (${event}, ${promoter})`,
      ),
    );
    expect(await level(colleague, event)).toBe(3);
    expect(await level(owner, event)).toBe(4);
  }
});
