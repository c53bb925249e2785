import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { timetableOf } from '../fixtures/timetable.ts';

let backend: EmbeddedTestBackend;
let make: ReturnType<typeof catalogueOf>;
let plan: ReturnType<typeof timetableOf>;
let crew: Person;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  make = catalogueOf(backend.sql);
  plan = timetableOf(backend.sql);
  [crew, ada, ben] = await Promise.all([backend.person(), backend.person(), backend.person()]);
});
afterAll(() => backend.stop());

const reasonOf = async (asking: PromiseLike<{ error: { message: string } | null }>) =>
  (await asking).error?.message;

/** Over, playing, next and tomorrow on one stage, and one slot that plays on another. */
async function running() {
  const event = await make.event({ inHours: -4, lasts: 60 });
  await make.permit(crew, 'event', event, 1);
  const stage = await plan.stage(event, 'Main');
  const other = await plan.stage(event, 'Bar');
  const slots = {
    over: await plan.slot(event, { stage, from: -180, to: -90 }),
    playing: await plan.slot(event, { stage, from: -20, to: 40 }),
    next: await plan.slot(event, { stage, from: 40, to: 90 }),
    tomorrow: await plan.slot(event, { stage, from: 40 + 1440, to: 90 + 1440 }),
    elsewhere: await plan.slot(event, { stage: other, from: -20, to: 40 }),
    someTime: await plan.slot(event, { title: 'Guest' }),
  };
  await plan.publish(event);
  // The hour at which the test runs must not decide which night these are on.
  await backend.sql`update public.published_slots set night = '2027-01-01' where event_id = ${event}`;
  await backend.sql`update public.published_slots set night = '2027-01-02' where id = ${slots.tomorrow}`;
  const drifts = async () => {
    const { data } = await backend
      .anonymous()
      .from('published_slots')
      .select('id, drift_minutes')
      .eq('event_id', event);
    const byId = new Map(data?.map(({ id, drift_minutes }) => [id, drift_minutes]));
    return Object.fromEntries(
      Object.entries(slots).flatMap(([name, id]) => (byId.get(id) ? [[name, byId.get(id)]] : [])),
    );
  };
  return { event, stage, slots, drifts };
}

describe('drift', () => {
  test('a late stage moves what plays and what is to come that night, and nothing else', async () => {
    const { stage, drifts } = await running();
    const drift = (person: Person, minutes: number) =>
      person.client.rpc('drift_stage', { stage_id: stage, minutes });
    expect(await reasonOf(drift(ada, 15))).toBe('not_allowed');
    expect((await drift(crew, 15)).error).toBeNull();
    expect((await drift(crew, 5)).error).toBeNull();
    expect(await drifts()).toEqual({ playing: 20, next: 20 });
    expect((await drift(crew, -5)).error).toBeNull();
    expect(await drifts()).toEqual({ playing: 15, next: 15 });
    expect(await reasonOf(drift(crew, 719))).toBe('drift_too_large');
    await crew.client.rpc('clear_drift', { stage_id: stage });
    expect(await drifts()).toEqual({});
  });

  test('“started now” moves from that slot on; one slot can be late alone', async () => {
    const { slots, drifts } = await running();
    await crew.client.rpc('start_slot_now', { slot_id: slots.playing });
    expect(await drifts()).toEqual({ playing: 20, next: 20 });
    await crew.client.rpc('drift_slot', { slot_id: slots.next, minutes: 30 });
    expect(await drifts()).toEqual({ playing: 20, next: 30 });
    expect(await reasonOf(crew.client.rpc('drift_slot', { slot_id: slots.someTime, minutes: 5 }))).toBe(
      'slot_has_no_time',
    );
    expect(await reasonOf(ada.client.rpc('start_slot_now', { slot_id: slots.next }))).toBe('not_allowed');
  });

  test('everyone who listens is sent all delays at once', async () => {
    const { event, stage, slots } = await running();
    const client = backend.anonymous();
    const heard: unknown[] = [];
    const channel = client.channel(`event:${event}:timetable`, { config: { private: true } });
    channel.on('broadcast', { event: '*' }, ({ event: name, payload }) => heard.push({ name, ...payload }));
    await new Promise<void>((resolve) => {
      channel.subscribe((status) => status === 'SUBSCRIBED' && resolve());
    });
    await crew.client.rpc('drift_slot', { slot_id: slots.elsewhere, minutes: 5 });
    await crew.client.rpc('drift_stage', { stage_id: stage, minutes: 15 });
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard[1]).toMatchObject({
      name: 'drift',
      revision: 3,
      drifts: { [slots.elsewhere]: 5, [slots.playing]: 15, [slots.next]: 15 },
    });
    await client.removeAllChannels();
  });
});

describe('favourites and plans', () => {
  test('only what is published can be a favourite; merging keeps what there was', async () => {
    const { event, slots } = await running();
    const hidden = await plan.slot(event, { title: 'Not out', from: 10, to: 20 });
    const set = (slot_ids: string[], replace = false) =>
      ada.client.rpc('set_favourites', { event_id: event, slot_ids, replace });
    expect((await set([slots.next])).data).toEqual([slots.next]);
    expect((await set([slots.playing, hidden, randomUUID()])).data).toEqual([slots.playing, slots.next]);
    expect((await set([slots.someTime], true)).data).toEqual([slots.someTime]);
    expect(await reasonOf(ada.client.rpc('set_favourite', { slot_id: hidden, is_favourite: true }))).toBe(
      'slot_is_gone',
    );
    await ada.client.rpc('set_favourite', { slot_id: slots.next, is_favourite: true });
    await ben.client.rpc('set_favourite', { slot_id: slots.next, is_favourite: true });
    await ada.client.rpc('set_favourite', { slot_id: slots.someTime, is_favourite: false });
    const demand = await crew.client.rpc('list_slot_demand', { event_id: event });
    expect(demand.data).toEqual([{ slot_id: slots.next, favourites: 2 }]);
    expect(await reasonOf(ben.client.rpc('list_slot_demand', { event_id: event }))).toBe('not_allowed');
    expect((await ben.client.from('slot_favourites').select('user_id')).data).toEqual([{ user_id: ben.id }]);
    expect(
      await reasonOf(backend.anonymous().rpc('set_favourites', { event_id: event, slot_ids: [] })),
    ).toBeDefined();
  });

  test('a plan is shown to whom its owner chose; everybody else learns nothing', async () => {
    const { event, slots } = await running();
    await backend.sql`update public.users set handle = ${`ada_${event}`} where id = ${ada.id}`;
    const get = (client: Client, user_id = ada.id, share_key?: string) =>
      client.rpc('get_plan', { event_id: event, user_id, ...(share_key && { share_key }) });
    const show = async (visibility: string) =>
      (await ada.client.rpc('save_plan_settings', { event_id: event, visibility })).data ?? '';
    const stranger = backend.anonymous();
    expect((await get(ada.client)).data).toMatchObject({
      isOwn: true,
      slotIds: [],
      visibility: 'followers',
      shareKey: null,
    });
    await ada.client.rpc('set_favourite', { slot_id: slots.next, is_favourite: true });

    const key = await show('nobody');
    const nothing = (await get(ben.client, 999_999)).error;
    expect(nothing?.message).toBe('not_found');
    for (const client of [ben.client, stranger, crew.client]) {
      expect((await get(client)).error).toEqual(nothing);
      expect((await get(client, ada.id, key)).error).toEqual(nothing);
    }
    await show('link');
    expect((await get(stranger)).error).toEqual(nothing);
    expect((await get(stranger, ada.id, 'guess')).error).toEqual(nothing);
    expect((await get(stranger, ada.id, key)).data).toEqual({
      userId: ada.id,
      name: 'Test Person',
      handle: `ada_${event}`,
      isOwn: false,
      slotIds: [slots.next],
    });
    const renewed = (await ada.client.rpc('renew_plan_link', { event_id: event })).data ?? '';
    expect((await get(stranger, ada.id, key)).error).toEqual(nothing);
    expect((await get(stranger, ada.id, renewed)).error).toBeNull();
    await show('followers');
    expect((await get(ben.client)).error).toEqual(nothing);
    await backend.sql`insert into public.follows (user_id, entity_type, entity_id) values (${ben.id}, 'user', ${ada.id})`;
    expect((await get(ben.client)).error).toBeNull();
    await show('everyone');
    expect((await get(stranger)).error).toBeNull();
    expect((await get(stranger, ben.id)).error).toEqual(nothing);
  });

  test('a calendar key opens the own plan until it is renewed', async () => {
    const { event, slots } = await running();
    await ada.client.rpc('set_favourites', { event_id: event, slot_ids: [slots.next, slots.someTime] });
    const { data: key } = await ada.client.rpc('renew_calendar_key');
    const list = async (user: number, secret: string | null) =>
      (await backend.sql`select slot_id, stage from private.list_calendar(${user}, ${event}, ${secret})`).map(
        (row) => ({ ...row }),
      );
    expect(await list(ada.id, key)).toEqual([{ slot_id: slots.next, stage: 'Main' }]);
    expect(await list(ben.id, key)).toEqual([]);
    await ada.client.rpc('renew_calendar_key');
    expect(await list(ada.id, key)).toEqual([]);
  });
});
