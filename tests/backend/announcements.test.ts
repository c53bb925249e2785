import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Client, type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { doorOf } from '../fixtures/door.ts';

let backend: EmbeddedTestBackend;
let staff: Person;
let organiser: Person;
let crew: Person;
let visitor: Person;

beforeAll(async () => {
  backend = await startEmbedded();
  [staff, organiser, crew, visitor] = await Promise.all([
    backend.person(),
    backend.person(),
    backend.person(),
    backend.person(),
  ]);
  const { permit } = catalogueOf(backend.sql);
  const { event } = await doorOf(backend.sql).night();
  await permit(staff, 'platform', 1, 1);
  await permit(organiser, 'event', event, 2);
  await permit(crew, 'event', event, 1);
});
afterAll(() => backend.stop());

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
const shown = async (client: Client) =>
  ((await client.rpc('list_unseen_announcements')).data ?? []).map(({ title }) => title);

async function announce(content: Record<string, unknown>): Promise<number> {
  const { data, error } = await staff.client.rpc('save_announcement', {
    content: { title: 'Timetables', body: 'Plan your night.', ...content } as never,
  });
  expect(error).toBeNull();
  return data ?? 0;
}

async function forget(): Promise<void> {
  await backend.sql`delete from public.announcements`;
}

test('each audience sees what is for it, from its time until its end', async () => {
  await forget();
  await announce({ title: 'For all', from_at: minutes(-3) });
  await announce({ title: 'For organisers', audience: 'organisers', from_at: minutes(-2) });
  await announce({ title: 'For scanners', audience: 'scanners', from_at: minutes(-1) });
  await announce({ title: 'A draft' });
  await announce({ title: 'Later', from_at: minutes(5) });
  await announce({ title: 'Over', from_at: minutes(-9), until_at: minutes(-8) });
  expect(await shown(backend.anonymous())).toEqual(['For all']);
  expect(await shown(visitor.client)).toEqual(['For all']);
  expect(await shown(organiser.client)).toEqual(['For all', 'For organisers']);
  expect(await shown(crew.client)).toEqual(['For all', 'For scanners']);
});

test('whoever has seen one is not shown it again on any device, and staff see the counts', async () => {
  await forget();
  const id = await announce({ from_at: minutes(-1), link_to: '/', link_label: 'Try it' });
  const mark = (done: string) => visitor.client.rpc('mark_announcement', { announcement_id: id, done });
  await mark('seen');
  await mark('opened');
  await mark('seen');
  await crew.client.rpc('mark_announcement', { announcement_id: id, done: 'dismissed' });
  expect(await shown(visitor.client)).toEqual([]);
  expect(await shown(organiser.client)).toEqual(['Timetables']);
  const { data } = await staff.client.rpc('list_announcements');
  expect(data?.[0]).toMatchObject({ state: 'out', seen: 2, dismissed: 1, opened: 1 });
  const strange = await visitor.client.rpc('mark_announcement', { announcement_id: id, done: 'eaten' });
  expect(strange.error?.message).toBe('invalid_value');
});

test('it can be mended while it is out, ended, and deleted only before anybody saw it', async () => {
  await forget();
  const id = await announce({ from_at: minutes(-1) });
  const save = (content: object, seen: number) =>
    staff.client.rpc('save_announcement', {
      content: { title: 'New', body: 'Words.', from_at: minutes(-1), ...content },
      announcement_id: id,
      seen,
    });
  expect((await save({ audience: 'scanners' }, 1)).error?.message).toBe('announcement_is_out');
  expect((await save({}, 1)).error).toBeNull();
  expect((await save({}, 1)).error?.message).toBe('changed_meanwhile');
  const remove = await staff.client.rpc('delete_announcement', { announcement_id: id });
  expect(remove.error?.message).toBe('announcement_is_out');
  expect(await shown(visitor.client)).toEqual(['New']);
  await staff.client.rpc('end_announcement', { announcement_id: id });
  expect(await shown(visitor.client)).toEqual([]);
  const later = await announce({ from_at: minutes(9) });
  expect((await staff.client.rpc('delete_announcement', { announcement_id: later })).error).toBeNull();
});

test('only staff write them, and links lead to pages', async () => {
  await forget();
  const content = { title: 'Mine', body: 'All mine.', from_at: minutes(-1) };
  for (const { client } of [organiser, visitor]) {
    expect((await client.rpc('save_announcement', { content })).error?.message).toBe('not_allowed');
    expect((await client.rpc('list_announcements')).error?.message).toBe('not_allowed');
    expect((await client.from('announcements').select()).data).toEqual([]);
  }
  expect((await backend.anonymous().rpc('save_announcement', { content })).error).not.toBeNull();
  for (const link_to of ['javascript:alert(1)', '//evil.example', '/\\evil.example']) {
    const bad = { ...content, link_to, link_label: 'Go' };
    expect((await staff.client.rpc('save_announcement', { content: bad })).error).not.toBeNull();
  }
});
