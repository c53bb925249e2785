import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { chatOf } from '../fixtures/chat.ts';

let backend: EmbeddedTestBackend;
let chat: ReturnType<typeof chatOf>;
let event: number;
let room: number;
let editor: Person;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  chat = chatOf(backend.sql);
  [editor, ada, ben] = await Promise.all([backend.person(), backend.person(), backend.person()]);
  for (const { id } of [editor, ada, ben]) await chat.age(id);
});
beforeEach(async () => {
  event = await chat.event();
  room = await chat.room(event);
  await chat.permit(editor, 'event', event, 2);
  await chat.interest(event, ada.id);
  await chat.interest(event, ben.id);
});
afterAll(() => backend.stop());

type Message = { id: number; change: number; body: string | null; isRemoved: boolean };
const post = (person: Person, body = `Hello ${randomUUID()}`) =>
  person.client.rpc('post_message', { room_id: room, client_id: randomUUID(), body });
const posted = async (person: Person, body?: string) => (await post(person, body)).data as unknown as Message;
const reasonOf = async (asking: PromiseLike<{ error: { message: string } | null }>) =>
  (await asking).error?.message;
const actions = async () => {
  const { data } = await editor.client.rpc('list_chat_actions', { event_id: event });
  return (data as unknown as { what: string; person: { id: number } | null; detail: object }[]).map(
    ({ what, person, detail }) => ({ what, whom: person?.id ?? null, detail }),
  );
};

test('a report with its context is decided, the message is gone, and all of it is on record', async () => {
  for (let count = 0; count < 4; count += 1) await posted(ben, `Before ${count}`);
  const bad = await posted(ada, 'Something vile');
  await posted(ben, 'After');
  const report = (person: Person, reason: string) =>
    person.client.rpc('report_message', { message_id: bad.id, reason, note: 'Please look' });
  expect(await reasonOf(report(ada, 'spam'))).toBe('cannot_report_oneself');
  expect(await reasonOf(report(ben, 'dull'))).toContain('chat_report_reason_known');
  expect(await reasonOf(report(ben, 'hate'))).toBeUndefined();
  expect(await reasonOf(report(ben, 'spam'))).toBeUndefined();
  expect(await reasonOf(report(editor, 'spam'))).toBeUndefined();
  await ada.client.rpc('edit_message', { message_id: bad.id, body: 'Something nice' });

  expect(await reasonOf(ben.client.rpc('list_reports', { event_id: event }))).toBe('not_allowed');
  const { data } = await editor.client.rpc('list_reports', { event_id: event });
  const [entry, ...rest] = data as unknown as {
    id: number;
    around: { body: string }[];
    others: unknown[];
  }[];
  expect(rest).toHaveLength(0);
  expect(entry).toMatchObject({
    reason: 'hate',
    note: 'Please look',
    body: 'Something vile',
    timesReported: 1,
    timesMuted: 0,
  });
  expect(entry?.others).toHaveLength(1);
  expect(entry?.around.map(({ body }) => body)).toEqual(['Before 1', 'Before 2', 'Before 3', 'After']);
  expect(JSON.stringify(data)).not.toContain('reporter');
  const hidden = await editor.client.from('chat_reports').select('reporter_id');
  expect(hidden.error?.code).toBe('42501');
  const news =
    await backend.sql`select because_type from public.notifications where user_id = ${editor.id} and event_id = ${event}`;
  expect(news.map(({ because_type }) => because_type)).toEqual(['chat_report']);

  const decide = (person: Person, decision: string) =>
    person.client.rpc('decide_report', { report_id: entry?.id ?? 0, decision, mute_minutes: 60 });
  expect(await reasonOf(decide(ben, 'remove'))).toBe('not_allowed');
  expect(await reasonOf(decide(editor, 'remove_and_mute'))).toBeUndefined();
  expect(await reasonOf(decide(editor, 'dismiss'))).toBe('report_decided');
  const { data: after } = await backend.anonymous().rpc('list_messages', { room_id: room });
  expect((after as unknown as Message[]).find(({ id }) => id === bad.id)).toMatchObject({
    body: null,
    isRemoved: true,
  });
  expect(await reasonOf(post(ada))).toBe('chat_muted');
  expect(await actions()).toMatchObject([
    { what: 'muted', whom: ada.id, detail: { minutes: 60, reason: 'hate' } },
    { what: 'message_removed', whom: ada.id, detail: { body: 'Something nice', reason: 'hate' } },
  ]);
  const open = await editor.client.rpc('list_reports', { event_id: event });
  expect(open.data).toEqual([]);
  const decided = await editor.client.rpc('list_reports', { event_id: event, state: 'decided' });
  expect(decided.data).toMatchObject([{ decision: 'remove_and_mute', isGone: true, timesMuted: 1 }]);
});

test('muted people write by no function, and neither does who took over their ticket', async () => {
  const ticket = await chat.ticket(event, ada.id);
  const message = await posted(ada, 'Before');
  expect(await reasonOf(ben.client.rpc('mute_in_chat', { event_id: event, user_id: ada.id }))).toBe(
    'not_allowed',
  );
  expect(await reasonOf(editor.client.rpc('mute_in_chat', { event_id: event, user_id: editor.id }))).toBe(
    'chat_is_moderator',
  );
  await editor.client.rpc('mute_in_chat', { event_id: event, user_id: ada.id, reason: 'Enough' });
  const tries = (person: Person) =>
    Promise.all([
      reasonOf(post(person)),
      reasonOf(person.client.rpc('set_reaction', { message_id: message.id, emoji: '🔥', is_on: true })),
      reasonOf(person.client.rpc('begin_chat_picture', { event_id: event, room_id: room })),
    ]);
  expect(await tries(ada)).toEqual(['chat_muted', 'chat_muted', 'chat_muted']);
  expect(await reasonOf(ada.client.rpc('edit_message', { message_id: message.id, body: 'Changed' }))).toBe(
    'chat_muted',
  );
  const rooms = (await ada.client.rpc('list_chat_rooms', { event_id: event })).data as unknown as object[];
  expect(rooms[0]).toMatchObject({ mayWrite: false, whyNot: 'muted', mutedUntil: null });

  const second = await backend.person();
  await chat.age(second.id);
  await backend.sql`select private.reissue_ticket(${ticket}, ${second.id}, 'Second', 'second@limelight.test')`;
  expect(await tries(second)).toEqual(['chat_muted', 'chat_muted', 'chat_muted']);
  // One bought while muted and passed on is muted too.
  const later = await chat.ticket(event, ada.id);
  const third = await backend.person();
  await chat.age(third.id);
  await backend.sql`select private.reissue_ticket(${later}, ${third.id}, 'Third', 'third@limelight.test')`;
  expect(await reasonOf(post(third))).toBe('chat_muted');

  const { data: mutes } = await editor.client.rpc('list_mutes', { event_id: event });
  expect(mutes).toMatchObject([{ person: { id: ada.id }, until: null, reason: 'Enough', tickets: 2 }]);
  expect(await reasonOf(ada.client.rpc('delete_message', { message_id: message.id }))).toBeUndefined();
  await editor.client.rpc('unmute_in_chat', { event_id: event, user_id: ada.id });
  expect(await reasonOf(post(second))).toBeUndefined();
  expect((await actions()).map(({ what }) => what)).toEqual(['unmuted', 'muted']);
});

test('a mute for a time ends by itself, and one that is renewed is one', async () => {
  for (const minutes of [10, 60])
    await editor.client.rpc('mute_in_chat', { event_id: event, user_id: ada.id, minutes });
  const { error } = await post(ada);
  expect(error).toMatchObject({ message: 'chat_muted' });
  expect(Number(error?.details)).toBeGreaterThan(3500);
  await backend.sql`update public.chat_mutes set until = now() - interval '1 second' where event_id = ${event}`;
  expect(await reasonOf(post(ada))).toBeUndefined();
});

test('a locked room is for organisers, and three messages are pinned at most', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 4; count += 1) ids.push((await posted(ben)).id);
  expect(await reasonOf(ada.client.rpc('set_room_state', { room_id: room, is_locked: true }))).toBe(
    'not_allowed',
  );
  await editor.client.rpc('set_room_state', { room_id: room, is_locked: true, slow_seconds: 30 });
  expect(await reasonOf(post(ada))).toBe('chat_locked');
  expect(await reasonOf(post(editor))).toBeUndefined();
  const pin = (id: number, is_pinned = true) =>
    editor.client.rpc('pin_message', { message_id: id, is_pinned });
  for (const id of ids.slice(0, 3)) expect(await reasonOf(pin(id))).toBeUndefined();
  expect(await reasonOf(pin(ids[3] ?? 0))).toBe('too_many_pins_here');
  await pin(ids[0] ?? 0, false);
  expect(await reasonOf(pin(ids[3] ?? 0))).toBeUndefined();
  await editor.client.rpc('remove_message', { message_id: ids[3] ?? 0, reason: 'Off topic' });
  const { data } = await backend.anonymous().rpc('list_pinned', { room_id: room });
  expect((data as unknown as Message[]).map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect((await actions()).map(({ what }) => what).reverse()).toEqual([
    'locked',
    'slowed',
    'pinned',
    'pinned',
    'pinned',
    'unpinned',
    'pinned',
    'message_removed',
  ]);
});

test('organisers arrange the rooms', async () => {
  const save = (person: Person, content: object) =>
    person.client.rpc('save_chat_room', { event_id: event, room: content as never });
  const content = {
    id: null,
    kind: 'general',
    name: 'After party',
    topic: '',
    readBy: 'holders',
    writeBy: 'holders',
    opensAt: null,
    closesAt: null,
    isOpen: true,
    stageId: null,
  };
  expect(await reasonOf(save(ben, content))).toBe('not_allowed');
  expect(await reasonOf(save(editor, { ...content, writeBy: 'everyone' }))).toBe('chat_writers_must_read');
  expect(await reasonOf(save(editor, { ...content, kind: 'crew' }))).toContain('chat_crew_room_is_for_crew');
  expect(await reasonOf(save(editor, { ...content, name: ' ' }))).toContain('chat_room_name_length');
  const made = (await save(editor, content)).data as number;
  expect(await reasonOf(ben.client.rpc('remove_chat_room', { room_id: made }))).toBe('not_found');
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  await save(editor, { ...content, id: made, readBy: 'everyone', writeBy: 'everyone', opensAt: soon });
  const early = ada.client.rpc('post_message', { room_id: made, client_id: randomUUID(), body: 'Early' });
  expect(await reasonOf(early)).toBe('chat_not_open');
  expect(await reasonOf(editor.client.rpc('remove_chat_room', { room_id: made }))).toBeUndefined();
  await posted(ben);
  expect(await reasonOf(editor.client.rpc('remove_chat_room', { room_id: room }))).toBe('room_has_messages');
  const [stage] =
    await backend.sql`insert into public.event_stages (event_id, name) values (${event}, 'Main') returning id`;
  await backend.sql`update public.event_stages set name = 'Harbour' where id = ${stage?.id}`;
  const listed = async () =>
    (
      (await editor.client.rpc('list_chat_rooms', { event_id: event })).data as unknown as {
        name: string;
        state: string;
      }[]
    ).map(({ name, state }) => `${name} ${state}`);
  expect(await listed()).toEqual([
    'General open',
    'Announcements open',
    'Ride share closed',
    'Crew open',
    'Harbour closed',
  ]);
  await save(editor, {
    ...content,
    kind: 'stage',
    name: 'Pier',
    stageId: Number(stage?.id),
    readBy: 'everyone',
  });
  const copy = await editor.client.rpc('duplicate_event', { event_id: event, starts_at: soon });
  const copied = await backend.sql`select r.name, s.event_id = r.event_id as stage from public.chat_rooms r
    left join public.event_stages s on s.id = r.stage_id where r.event_id = ${copy.data ?? 0} order by r.position, r.id`;
  expect(copied.map(({ name, stage: own }) => `${name} ${own}`)).toEqual([
    'General null',
    'Announcements null',
    'Ride share null',
    'Crew null',
    'Harbour true',
    'Pier true',
  ]);
  await backend.sql`delete from public.event_stages where id = ${stage?.id}`;
  expect(await listed()).toHaveLength(4);
});
