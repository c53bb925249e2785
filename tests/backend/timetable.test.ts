import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { timetableOf } from '../fixtures/timetable.ts';

let backend: EmbeddedTestBackend;
let make: ReturnType<typeof catalogueOf>;
let plan: ReturnType<typeof timetableOf>;
let crew: Person;
let editor: Person;
let stranger: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  make = catalogueOf(backend.sql);
  plan = timetableOf(backend.sql);
  [crew, editor, stranger] = await Promise.all([backend.person(), backend.person(), backend.person()]);
});
afterAll(() => backend.stop());

async function teamEvent(options: Parameters<typeof make.event>[0] = {}): Promise<number> {
  const event = await make.event(options);
  await make.permit(crew, 'event', event, 1);
  await make.permit(editor, 'event', event, 2);
  return event;
}
const reasonOf = async (asking: PromiseLike<{ error: { message: string } | null }>) =>
  (await asking).error?.message;
const save = (person: Person, event: number, ...changes: object[]) =>
  person.client.rpc('save_slots', { event_id: event, content: { changes } as never });
const publish = (event: number, nights?: string[]) =>
  editor.client.rpc('publish_timetable', { event_id: event, ...(nights && { nights }) });
const published = async (client: Client, event: number) =>
  (
    await client
      .from('published_slots')
      .select('id, starts_at, night, drift_minutes, effective_starts_at, published_slot_artists(artist_id)')
      .eq('event_id', event)
      .order('starts_at')
  ).data ?? [];
const nightly = (hour: string) => `2027-06-05T${hour}:00+02:00`;

describe('planning', () => {
  test('editors plan; crew reads; strangers neither', async () => {
    const event = await teamEvent();
    const change = { id: randomUUID(), version: 0, slot: { title: 'Secret guest' } };
    for (const person of [crew, stranger])
      expect(await reasonOf(save(person, event, change))).toBe('not_allowed');
    expect((await save(editor, event, change)).data).toEqual({ [change.id]: 1 });
    const read = async (client: Client) => (await client.from('slots').select('id')).data?.length ?? 0;
    expect(await read(crew.client)).toBeGreaterThan(0);
    expect(await read(stranger.client)).toBe(0);
    expect((await backend.anonymous().from('slots').select('id')).error).not.toBeNull();
    expect((await editor.client.from('slots').delete().eq('id', change.id)).error).not.toBeNull();
  });

  test('a change that was seen too late is refused, one that is sent again is not', async () => {
    const event = await teamEvent({ artists: [await make.artist('Kobalt')] });
    const id = randomUUID();
    const slot = { title: 'One', starts_at: nightly('22:00'), ends_at: nightly('23:00') };
    const first = { id, version: 0, slot };
    expect((await save(editor, event, first)).data).toEqual({ [id]: 1 });
    expect((await save(editor, event, first)).data).toEqual({ [id]: 1 });
    const other = { id, version: 1, slot: { ...slot, title: 'Two' } };
    expect((await save(editor, event, other)).data).toEqual({ [id]: 2 });
    const late = { id, version: 1, slot: { ...slot, title: 'Three' } };
    const refused = (await save(editor, event, { id: randomUUID(), version: 0, slot }, late)).error;
    expect(refused).toMatchObject({ message: 'changed_meanwhile', details: id });
    const { data } = await editor.client.from('slots').select('title').eq('event_id', event);
    expect(data).toEqual([{ title: 'Two' }]);
    expect((await save(editor, event, { id, version: 2, slot: null })).error).toBeNull();
    expect((await save(editor, event, { id, version: 2, slot: null })).error).toBeNull();
    expect(await reasonOf(save(editor, event, late))).toBe('changed_meanwhile');
  });

  test('stages come from the venue, and one that people read about stays', async () => {
    const venue = await make.venue('Kesselhaus', 'Town');
    await backend.sql`insert into public.stages (venue_id, name, position) values (${venue}, 'Floor', 2), (${venue}, 'Bar', 1)`;
    const event = await teamEvent({ venue });
    const take = () => editor.client.rpc('take_over_stages', { event_id: event });
    expect((await take()).data).toBe(2);
    expect((await take()).data).toBe(0);
    const { data: stages } = await editor.client
      .from('event_stages')
      .select('id, name')
      .eq('event_id', event)
      .order('position');
    expect(stages?.map(({ name }) => name)).toEqual(['Bar', 'Floor']);
    const [bar, floor] = stages?.map(({ id }) => id) ?? [];
    const slot = await plan.slot(event, { stage: bar ?? 0, from: 60, to: 120 });
    await plan.publish(event);
    const remove = (stage = 0) => editor.client.rpc('remove_event_stage', { stage_id: stage });
    expect(await reasonOf(remove(bar))).toBe('stage_is_published');
    expect(await reasonOf(remove(floor))).toBeUndefined();
    await editor.client.rpc('unpublish_timetable', { event_id: event });
    expect(await reasonOf(remove(bar))).toBeUndefined();
    const { data } = await editor.client.from('slots').select('stage_id').eq('id', slot).single();
    expect(data?.stage_id).toBeNull();
  });
});

describe('publishing', () => {
  test('nothing is seen before, and nothing after it is taken back', async () => {
    const artist = await make.artist('Nadja Sol');
    const event = await teamEvent({ artists: [artist] });
    const stage = await plan.stage(event, 'Main');
    await plan.stage(event, 'Surprise');
    await plan.slot(event, { stage, from: 60, to: 120, artists: [artist] });
    await plan.slot(event, { title: 'Guest' });
    const everyone = backend.anonymous();
    const stages = async () =>
      (await everyone.from('event_stages').select('name').eq('event_id', event)).data;
    expect(await published(everyone, event)).toEqual([]);
    expect(await stages()).toEqual([]);
    for (const person of [crew, stranger])
      expect(await reasonOf(person.client.rpc('publish_timetable', { event_id: event }))).toBe('not_allowed');
    expect((await publish(event)).error).toBeNull();
    expect(await published(everyone, event)).toMatchObject([
      { published_slot_artists: [{ artist_id: artist }] },
      { starts_at: null, night: null },
    ]);
    expect(await stages()).toEqual([{ name: 'Main' }]);
    await editor.client.rpc('unpublish_timetable', { event_id: event });
    expect(await published(everyone, event)).toEqual([]);
    expect(await stages()).toEqual([]);
  });

  test('a draft shows nothing even when its timetable is published', async () => {
    const event = await teamEvent({ status: 'draft' });
    await plan.slot(event, { title: 'Guest', from: 60, to: 120 });
    await publish(event);
    expect(await published(stranger.client, event)).toEqual([]);
    expect(await published(crew.client, event)).toHaveLength(1);
  });

  test('a night alone, with what is after midnight, also when the clocks go back', async () => {
    const event = await teamEvent();
    const late = await plan.slot(event, {
      title: 'Late',
      from: '2027-10-31T02:30:00+02:00',
      to: '2027-10-31T02:30:00+01:00',
    });
    const later = await plan.slot(event, {
      title: 'Later',
      from: '2027-10-31T02:30:00+01:00',
      to: '2027-10-31T04:00:00+01:00',
    });
    await plan.slot(event, {
      title: 'Next day',
      from: '2027-10-31T15:00:00+01:00',
      to: '2027-10-31T16:00:00+01:00',
    });
    await plan.slot(event, { title: 'Some time' });
    await publish(event, ['2027-10-30']);
    const slots = await published(stranger.client, event);
    expect(slots.map(({ id, night }) => ({ id, night }))).toEqual([
      { id: late, night: '2027-10-30' },
      { id: later, night: '2027-10-30' },
    ]);
    expect(await reasonOf(publish(event, ['2027-11-02']))).toBe('nothing_to_publish');
  });

  test('what changed is recorded, and those who wanted to see it are told once', async () => {
    const event = await teamEvent();
    const stage = await plan.stage(event, 'Main');
    const moved = await plan.slot(event, { stage, title: 'Moved', from: 60, to: 120 });
    const gone = await plan.slot(event, { stage, title: 'Gone', from: 120, to: 180 });
    const named = await plan.slot(event, { stage, title: 'Guest', from: 180, to: 240 });
    await publish(event);
    const changes = async () =>
      (await stranger.client.from('timetable_changes').select('slot_id, kind').eq('event_id', event)).data;
    expect(await changes()).toEqual([]);
    await stranger.client.rpc('set_favourites', { event_id: event, slot_ids: [moved, gone, randomUUID()] });
    await backend.sql`update public.slots set starts_at = starts_at + interval '15 minutes' where id = ${moved}`;
    await backend.sql`update public.slots set title = 'Kern' where id = ${named}`;
    await backend.sql`delete from public.slots where id = ${gone}`;
    const added = await plan.slot(event, { stage, title: 'Added', from: 121, to: 160 });
    await publish(event);
    const seen = await changes();
    expect(new Map(seen?.map(({ slot_id, kind }) => [slot_id, kind]))).toEqual(
      new Map([
        [moved, 'moved'],
        [gone, 'removed'],
        [named, 'renamed'],
        [added, 'added'],
      ]),
    );
    await backend.sql`select private.tell_of_timetable(${event}, 2)`;
    await backend.sql`select private.tell_of_timetable(${event}, 2)`;
    const told = await backend.sql`select user_id::int from public.notifications where event_id = ${event}`;
    expect(told.map(({ user_id }) => user_id)).toEqual([stranger.id]);
    await editor.client.rpc('unpublish_timetable', { event_id: event });
    expect(await changes()).toEqual([]);
  });

  test('a new date takes the timetable along, and a copy has it unpublished', async () => {
    const event = await teamEvent({ inHours: 72 });
    const stage = await plan.stage(event, 'Main');
    const slot = await plan.slot(event, { stage, title: 'Kern', from: 73 * 60, to: 74 * 60 });
    await plan.publish(event);
    const read = async () => (await published(editor.client, event))[0];
    const before = await read();
    await backend.sql`update public.events set starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days' where id = ${event}`;
    const after = await read();
    const week = 7 * 86_400_000;
    expect(Date.parse(after?.starts_at ?? '') - Date.parse(before?.starts_at ?? '')).toBe(week);
    expect(Date.parse(after?.night ?? '') - Date.parse(before?.night ?? '')).toBe(week);
    const [moved] = await backend.sql`select starts_at from public.events where id = ${event}`;
    const { data: copy } = await editor.client.rpc('duplicate_event', {
      event_id: event,
      starts_at: new Date(new Date(moved?.starts_at).getTime() + week).toISOString(),
    });
    const { data: copied } = await editor.client
      .from('slots')
      .select('id, title, starts_at, stage:event_stages(name)')
      .eq('event_id', copy ?? 0);
    expect(copied).toMatchObject([{ title: 'Kern', stage: { name: 'Main' } }]);
    expect(copied?.[0]?.id).not.toBe(slot);
    expect(Date.parse(copied?.[0]?.starts_at ?? '') - Date.parse(after?.starts_at ?? '')).toBe(week);
    expect(await published(editor.client, copy ?? 0)).toEqual([]);
  });
});
