import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '~/db/db';
import * as commands from '~/features/chat/commands';
import * as deskCommands from '~/features/chat/desk-commands';
import * as deskQueries from '~/features/chat/desk-queries';
import * as queries from '~/features/chat/queries';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { chatOf } from '../fixtures/chat.ts';

let backend: EmbeddedTestBackend;
let chat: ReturnType<typeof chatOf>;
let event: number;
let room: number;
let ada: Person;
let ben: Person;
let editor: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  chat = chatOf(backend.sql);
  event = await chat.event();
  room = await chat.room(event);
  [ada, ben, editor] = await Promise.all([backend.person(), backend.person(), backend.person()]);
  for (const { id } of [ada, ben, editor]) {
    await chat.age(id);
    await chat.interest(event, id);
  }
  await chat.permit(editor, 'event', event, 2);
});
afterAll(() => backend.stop());

const dbOf = ({ client }: Person) => client as unknown as Db;

test('what the database answers is what the pages read', async () => {
  const db = dbOf(ada);
  const first = await commands.postMessage(db, room, {
    clientId: randomUUID(),
    body: 'Hello @Ben',
    mentions: [ben.id],
  });
  const answer = await commands.postMessage(dbOf(ben), room, {
    clientId: randomUUID(),
    body: 'Hello yourself',
    replyTo: first.id,
  });
  expect(answer.replyTo?.id).toBe(first.id);
  await commands.editMessage(db, first.id, 'Good evening');
  const liked = await commands.setReaction(db, answer.id, '❤️', true);
  expect(liked.reactions).toEqual({ '❤️': 1 });
  expect(await queries.listOwnReactions(db, [first.id, answer.id])).toEqual([
    { messageId: answer.id, emoji: '❤️' },
  ]);
  expect((await queries.listMessages(db, room)).map(({ seq }) => seq)).toEqual([1, 2]);
  expect(await queries.listMessages(db, room, { beforeSeq: 2 })).toHaveLength(1);
  expect(await queries.listMessages(db, room, { afterSeq: 1, pageSize: 1 })).toHaveLength(1);
  expect((await queries.listChanges(db, room, 2)).map(({ change }) => change)).toEqual([3, 4]);
  expect(await queries.listMentionable(db, room, 'test')).toHaveLength(2);
  expect(await commands.touchRoom(db, room, 2)).toMatchObject({ here: 1, lastSeq: 2, lastChange: 4 });
  await commands.leaveRoom(db, room);
  await commands.deleteMessage(db, first.id);
  expect((await queries.listChanges(db, room, 4))[0]?.isDeleted).toBe(true);
});

test('rooms, open and shut', async () => {
  const rooms = await queries.listChatRooms(dbOf(ada), event);
  expect(rooms.map(({ kind, mayWrite, whyNot }) => [kind, mayWrite, whyNot])).toEqual([
    ['general', true, null],
    ['announcements', false, 'organisers_only'],
  ]);
  const stranger = backend.anonymous() as unknown as Db;
  expect(await queries.getChatRoom(stranger, room)).toMatchObject({ mayRead: true, whyNot: 'sign_in' });
  await deskCommands.saveChatRoom(dbOf(editor), event, {
    id: await chat.room(event, 'ride_share'),
    kind: 'ride_share',
    name: 'Cars and trains',
    topic: '',
    readBy: 'holders',
    writeBy: 'holders',
    opensAt: null,
    closesAt: null,
    isOpen: true,
    stageId: null,
  });
  const shut = await queries.getChatRoom(dbOf(ada), await chat.room(event, 'ride_share'));
  expect(shut).toMatchObject({ mayRead: false, whyNot: 'need_ticket', name: 'Cars and trains' });
  await expect(queries.getChatRoom(stranger, await chat.room(event, 'crew'))).rejects.toMatchObject({
    reason: 'not_found',
  });
});

test('the desk of the moderators', async () => {
  const desk = dbOf(editor);
  const bad = await commands.postMessage(dbOf(ben), room, { clientId: randomUUID(), body: 'Bad words' });
  await commands.reportMessage(dbOf(ada), bad.id, 'other', 'Look');
  const [report] = await deskQueries.listReports(desk, event, 'open');
  expect(report).toMatchObject({ body: 'Bad words', reason: 'other', mutedUntil: null });
  await deskCommands.pinMessage(desk, bad.id, true);
  expect(await queries.listPinned(dbOf(ada), room)).toHaveLength(1);
  await deskCommands.decideReport(desk, report?.id ?? 0, 'remove_and_mute', 60);
  expect(await deskQueries.listReports(desk, event, 'decided', (report?.id ?? 0) + 1)).toHaveLength(1);
  expect(await deskQueries.listMutes(desk, event)).toMatchObject([{ person: { id: ben.id } }]);
  const refused = await commands
    .postMessage(dbOf(ben), room, { clientId: randomUUID(), body: 'More' })
    .catch((error: unknown) => error);
  expect(refused).toMatchObject({ reason: 'chat_muted' });
  expect(commands.secondsToWait(refused)).toBeGreaterThan(3500);
  expect(commands.secondsToWait(new Error('else'))).toBeUndefined();
  await deskCommands.unmuteInChat(desk, event, ben.id);
  await deskCommands.muteInChat(desk, event, ben.id, { reason: 'Again' });
  await deskCommands.setRoomState(desk, room, { isLocked: true, slowSeconds: 30 });
  await deskCommands.removeMessage(desk, (await queries.listMessages(desk, room))[1]?.id ?? 0, 'Old');
  const ids = (await queries.listChatRooms(desk, event)).map(({ id }) => id);
  await deskCommands.orderChatRooms(desk, event, ids.toReversed());
  expect((await queries.listChatRooms(desk, event)).map(({ id }) => id)).toEqual(ids.toReversed());
  await deskCommands.removeChatRoom(desk, await chat.room(event, 'ride_share'));
  const what = (await deskQueries.listChatActions(desk, event)).map((action) => action.what);
  expect(what.slice(0, 5)).toEqual(['room_removed', 'message_removed', 'slowed', 'locked', 'muted']);
  await commands.blockUser(dbOf(ada), ben.id);
  expect(await queries.listBlocked(dbOf(ada))).toMatchObject([{ id: ben.id }]);
  await commands.unblockUser(dbOf(ada), ben.id);
  expect(await queries.listBlocked(dbOf(ada))).toEqual([]);
});
