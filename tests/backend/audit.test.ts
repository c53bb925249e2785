import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';

let backend: EmbeddedTestBackend;
let make: ReturnType<typeof catalogueOf>;
let staff: Person;
let owner: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  make = catalogueOf(backend.sql);
  [staff, owner] = await Promise.all([backend.person(), backend.person()]);
  await make.permit(staff, 'platform', 1, 3);
});
afterAll(() => backend.stop());

async function entriesOf(type: string, id: number) {
  const { data } = await staff.client
    .from('audit_entries')
    .select('action, actor_user_id, detail')
    .eq('entity_type', type)
    .eq('entity_id', id)
    .order('id');
  return data?.map(({ action, actor_user_id: by }) => [action, by]);
}

test('what people decide about an event is written down with who it was', async () => {
  const event = await make.event({ status: 'draft', venue: await make.venue('Hall', 'Town') });
  await make.permit(owner, 'event', event, 4);
  await owner.client.rpc('publish_event', { event_id: event });
  await staff.client.rpc('feature_event', { event_id: event, featured: true });
  await staff.client.rpc('suspend_entity', {
    entity_type: 'event',
    entity_id: event,
    reason: 'Looks copied',
  });
  await staff.client.rpc('restore_entity', { entity_type: 'event', entity_id: event });
  await staff.client.rpc('feature_event', { event_id: event, featured: false });
  await owner.client.rpc('cancel_event', { event_id: event, note: 'Rain' });
  const grant = { user_id: staff.id, entity_type: 'event', entity_id: event, permission_level: 2 };
  await owner.client.rpc('grant_permission', grant);
  await owner.client.rpc('revoke_permission', { user_id: staff.id, entity_type: 'event', entity_id: event });
  // Nobody: as a job does it.
  await backend.sql`update public.events set status = 'published' where id = ${event}`;
  expect(await entriesOf('event', event)).toEqual([
    ['event.published', owner.id],
    ['event.featured', staff.id],
    ['event.suspended', staff.id],
    ['event.restored', staff.id],
    ['event.unfeatured', staff.id],
    ['event.cancelled', owner.id],
    ['permission.granted', owner.id],
    ['permission.revoked', owner.id],
    ['event.published', null],
  ]);
});

test('it is for staff alone', async () => {
  expect((await owner.client.from('audit_entries').select('id')).data).toEqual([]);
  expect((await backend.anonymous().from('audit_entries').select('id')).error).not.toBeNull();
});

test('nobody rewrites it, not even the server, until its time is over', async () => {
  await staff.client.rpc('feature_event', { event_id: await make.event(), featured: true });
  for (const client of [staff.client, backend.service()]) {
    expect(
      (await client.from('audit_entries').insert({ action: 'a.made_up', entity_type: 'event', entity_id: 1 }))
        .error,
    ).not.toBeNull();
    expect(
      (await client.from('audit_entries').update({ action: 'event.moved' }).gt('id', 0)).error,
    ).not.toBeNull();
    expect((await client.from('audit_entries').delete().gt('id', 0)).error).not.toBeNull();
  }
  const { sql } = backend;
  await expect(sql`update public.audit_entries set detail = '{}'`).rejects.toThrow('audit_is_kept');
  await expect(sql`delete from public.audit_entries`).rejects.toThrow('audit_is_kept');
  await expect(sql`truncate public.audit_entries`).rejects.toThrow('audit_is_kept');

  await sql`insert into public.audit_entries (at, action, entity_type, entity_id)
    values (now() - interval '3 years', 'event.moved', 'event', 77), (now() - interval '1 year', 'event.moved', 'event', 77)`;
  const [gone] = await sql`select private.delete_old_audit_entries() as count`;
  expect(gone?.count).toBe(1);
  expect(await entriesOf('event', 77)).toEqual([['event.moved', null]]);
});
