import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeUnsubscribe,
  readUnsubscribe,
  setMailWanted,
} from '~/services/notifications/unsubscribe-link.server';
import type { Person } from '../fixtures/backend.ts';
import { listMails } from '../fixtures/mailbox.ts';
import { createNewsWorld, newsUrl } from '../fixtures/news.ts';

let world: Awaited<ReturnType<typeof createNewsWorld>>;
let event: number;

beforeAll(async () => {
  world = await createNewsWorld();
  const venue = await world.catalogue.venue('Halle', 'Town');
  event = await world.catalogue.event({ venue, title: 'Low Tide' });
});
afterAll(() => world.stop());

const mailsTo = ({ email }: Person) => listMails(world.sql, email);
const headersTo = async ({ email }: Person) => {
  const [row] =
    await world.sql`select headers from private.mailbox where recipient = ${email} order by id desc limit 1`;
  return row?.headers as Record<string, string>;
};
const mention = (person: Person, from: Person, message: number, room: number, excerpt: string) =>
  world.tell([person], 'chat_mention', {
    ...{ event_id: event, actor_id: from.id, room_id: room, excerpt },
    ...{ subject_type: 'chat_message', subject_id: message },
  });
const tokenIn = (link = '') => new URL(link.replace(/^<|>$/g, '')).searchParams.get('t') ?? '';

test('a letter says what happened, leads there, and can be ended by one click', async () => {
  const person = await world.backend.person();
  await world.tell([person], 'event_cancelled', { event_id: event });
  await world.work();
  const [mail] = await mailsTo(person);
  expect(mail?.subject).toBe('Low Tide is cancelled');
  expect(mail?.text).toContain(`See it: ${newsUrl}/login?redirect=${encodeURIComponent(`/event/${event}`)}`);
  expect(mail?.text).toContain('You get this mail because you are interested in this event.');
  const headers = await headersTo(person);
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain(headers['List-Unsubscribe']?.slice(1, -1) ?? 'none');

  const asked = await readUnsubscribe(world.platform, tokenIn(headers['List-Unsubscribe']));
  expect(asked).toEqual({ userId: person.id, addressHash: null, category: 'event_changes' });
  if (asked) expect(await setMailWanted(world.platform, asked, false)).toBe(true);
  await world.tell([person], 'event_postponed', { event_id: event });
  await world.work();
  expect(await mailsTo(person)).toHaveLength(1);
  expect(await world.toldOf(person)).toEqual(['event_cancelled', 'event_postponed']);
});

test('thirty mentions are one letter after ten minutes; what was read needs none', async () => {
  const [person, other, friend] = await Promise.all([
    world.backend.person(),
    world.backend.person(),
    world.backend.person(),
  ]);
  for (let message = 1; message <= 30; message += 1) {
    await mention(person, friend, message, 21, `Number ${message}`);
    await mention(other, friend, message, 21, 'Hey');
  }
  await world.sql`select private.read_room_notifications(${other.id}, 21)`;
  await world.work();
  expect(await mailsTo(person)).toEqual([]);
  await world.workLater();
  const mails = await mailsTo(person);
  expect(mails.map(({ subject }) => subject)).toEqual(['30 messages for you']);
  expect(mails[0]?.text).toContain('> Test Person: Number 1');
  expect(await mailsTo(other)).toEqual([]);
  expect(await world.deliveriesOf(other)).toMatchObject([{ state: 'dropped', error: 'read' }]);
});

test('one letter that is refused keeps nobody else’s back', async () => {
  const [first, second] = await Promise.all([world.backend.person(), world.backend.person()]);
  world.refusals.push(new Error('greeting never received'));
  await world.tell([first, second], 'payout_ready', { because_type: 'user', because_id: 1 });
  await world.work();
  const states = async () =>
    [...(await world.deliveriesOf(first)), ...(await world.deliveriesOf(second))].map(({ state }) => state);
  expect((await states()).toSorted()).toEqual(['sent', 'waiting']);
  await world.workLater();
  expect(await states()).toEqual(['sent', 'sent']);
  expect([...(await mailsTo(first)), ...(await mailsTo(second))]).toHaveLength(2);

  const gone = await world.backend.person();
  world.refusals.push(Object.assign(new Error('550 no such user'), { responseCode: 550 }));
  await world.tell([gone], 'payout_ready', { because_type: 'user', because_id: 2 });
  await world.work();
  expect(await world.deliveriesOf(gone)).toMatchObject([
    { state: 'failed', attempts: 1, error: '550 no such user' },
  ]);
});

test('what was forged or is no matter of choice changes nothing', async () => {
  const person = await world.backend.person();
  const { link } = await makeUnsubscribe(world.platform, { userId: person.id }, 'chat');
  const token = tokenIn(link);
  expect(await readUnsubscribe(world.platform, token)).toMatchObject({ category: 'chat' });
  const forged = [
    '',
    'u1.chat',
    token.replace(`u${person.id}.`, 'u1.'),
    token.replace('.chat.', '.following.'),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    `${token}x`,
  ];
  for (const one of forged) expect(await readUnsubscribe(world.platform, one), one).toBeUndefined();
  const orders = { userId: person.id, addressHash: null, category: 'orders' };
  expect(await setMailWanted(world.platform, orders, false)).toBe(false);
});

test('an address without an account can end mail, and its link tells nobody the address', async () => {
  const address = 'guest@limelight.test';
  const wants = async () => {
    const [row] =
      await world.sql`select private.wants_mail('Guest@limelight.test ', 'organiser_messages') as wants`;
    return row?.wants;
  };
  const { link } = await makeUnsubscribe(world.platform, { address }, 'organiser_messages');
  expect(link).not.toContain('guest');
  const asked = await readUnsubscribe(world.platform, tokenIn(link));
  expect(await wants()).toBe(true);
  if (asked) await setMailWanted(world.platform, asked, false);
  expect(await wants()).toBe(false);
  const [message] = await world.sql`
    insert into public.holder_messages (event_id, subject, body, segment, send_at)
    values (${event}, 'Doors', 'Doors open later.', 'all', now()) returning id::int`;
  const add = () =>
    world.sql`select private.add_delivery(${message?.id}, ${address}, 'organiser_messages') as added`.then(
      ([row]) => row?.added,
    );
  expect(await add()).toBe(false);
  if (asked) await setMailWanted(world.platform, asked, true);
  expect(await wants()).toBe(true);
  const [dropped] =
    await world.sql`select state, error from private.deliveries where holder_message_id = ${message?.id}`;
  expect(dropped).toEqual({ state: 'dropped', error: 'turned_off' });
});

test('whoever turns mail on again in the settings gets it, whatever the address had said', async () => {
  const person = await world.backend.person();
  const asked = await readUnsubscribe(
    world.platform,
    tokenIn((await makeUnsubscribe(world.platform, { address: person.email }, 'reminders')).link),
  );
  if (asked) await setMailWanted(world.platform, asked, false);
  const reminders = async () => {
    const { data } = await person.client.rpc('list_notification_settings').throwOnError();
    return data.find(({ category }) => category === 'reminders')?.email;
  };
  expect(await reminders()).toBe(false);
  await person.client
    .rpc('save_notification_setting', { category: 'reminders', in_app: true, email: true, push: true })
    .throwOnError();
  expect(await reminders()).toBe(true);
});
