import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let sale: ReturnType<typeof saleOf>;
let manager: Person;
let editor: Person;
let buyer: Person;
let other: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  sale = saleOf(backend.sql);
  [manager, editor, buyer, other] = await Promise.all([
    backend.person(),
    backend.person(),
    backend.person(),
    backend.person(),
  ]);
});
afterAll(() => backend.stop());

const reasonOf = async (asking: PromiseLike<{ error: { message: string } | null }>) =>
  (await asking).error?.message;

async function scene(persons = 1) {
  const event = await sale.event();
  const { permit } = catalogueOf(backend.sql);
  await permit(manager, 'event', event, 3);
  await permit(editor, 'event', event, 2);
  const pool = await sale.pool(event, 100);
  const type = await sale.type(event, { pools: [pool], persons });
  const extra = await sale.type(event, { pools: [pool], kind: 'add_on' });
  return { event, type, extra };
}

const ask = (person: Person, event: number, content: object, question_id?: number) =>
  person.client.rpc('save_question', {
    event_id: event,
    content: { label: 'Diet?', ...content } as never,
    ...(question_id !== undefined && { question_id }),
  });

async function question(event: number, content: object = {}): Promise<number> {
  const { data, error } = await ask(manager, event, content);
  expect(error).toBeNull();
  return data ?? 0;
}

type Said = { n: number; typeId: number; name?: string; email?: string; answers?: Record<string, string> };

async function hold(event: number, items: { typeId: number; quantity: number }[]): Promise<number> {
  const answer = await sale.hold(event, { items, userId: buyer.id, email: buyer.email });
  return answer?.orderId ?? 0;
}

async function name(order: number, said: Said[]): Promise<Record<string, unknown>> {
  const [row] = await backend.sql`
    select private.name_buyer(${order}, 'Bea Buyer', '', ${backend.sql.json(said)}) as answer`;
  return row?.answer;
}

async function complete(order: number) {
  await backend.sql`select private.confirm_free_order(${order})`;
  const rows = await backend.sql`select t.id::int, t.holder_name as name, t.holder_email as email,
    (select coalesce(jsonb_object_agg(a.question_id, a.answer), '{}') from public.ticket_answers a where a.ticket_id = t.id) as answers
    from public.tickets t where t.order_id = ${order} order by t.id`;
  return rows.map((row) => ({ ...row }));
}

describe('questions', () => {
  test('managers ask; editors and strangers do not; everyone who sees the event reads them', async () => {
    const { event } = await scene();
    const id = await question(event);
    for (const person of [editor, other]) expect(await reasonOf(ask(person, event, {}))).toBe('not_allowed');
    expect(await reasonOf(other.client.rpc('remove_question', { question_id: id }))).toBe('not_found');
    expect(await reasonOf(editor.client.rpc('remove_question', { question_id: id }))).toBe('not_allowed');
    expect(await reasonOf(editor.client.rpc('order_questions', { event_id: event, question_ids: [] }))).toBe(
      'not_allowed',
    );
    const read = () => backend.anonymous().from('ticket_questions').select('label').eq('event_id', event);
    expect((await read()).data).toEqual([{ label: 'Diet?' }]);
    await backend.sql`update public.events set status = 'draft' where id = ${event}`;
    expect((await read()).data).toEqual([]);
  });

  test('are put in order, changed and removed; twenty are enough', async () => {
    const { event, type } = await scene();
    const first = await question(event, { label: 'First' });
    const second = await question(event, { label: 'Second' });
    await manager.client.rpc('order_questions', { event_id: event, question_ids: [second, first] });
    expect(
      (await ask(manager, event, { label: 'Changed', ticket_type_ids: [type] }, first)).error,
    ).toBeNull();
    const { data } = await manager.client
      .from('ticket_questions')
      .select('label')
      .eq('event_id', event)
      .order('position');
    expect(data?.map(({ label }) => label)).toEqual(['Second', 'Changed']);
    const elsewhere = await scene();
    expect(await reasonOf(ask(manager, event, { ticket_type_ids: [elsewhere.type] }))).toBe(
      'unknown_ticket_type',
    );
    expect(await reasonOf(ask(manager, elsewhere.event, { label: 'Mine now' }, first))).toBe('not_found');
    for (let n = 2; n < 20; n += 1) await question(event);
    expect(await reasonOf(ask(manager, event, {}))).toBe('too_many_questions');
    expect((await manager.client.rpc('remove_question', { question_id: first })).error).toBeNull();
    expect((await ask(manager, event, {})).error).toBeNull();
  });
});

describe('attendees', () => {
  test('names and answers reach their tickets, in order, one for each person of a bundle', async () => {
    const { event, type, extra } = await scene(2);
    const diet = await question(event, {
      kind: 'choice',
      choices: ['Vegan', 'All'],
      ticket_type_ids: [type],
    });
    const order = await hold(event, [
      { typeId: type, quantity: 1 },
      { typeId: extra, quantity: 1 },
    ]);
    expect(
      await name(order, [
        { n: 1, typeId: type, name: ' Ann ', email: 'Ann@Example.org', answers: { [diet]: 'Vegan' } },
        { n: 3, typeId: extra, name: 'Cy', answers: { [diet]: 'All' } },
      ]),
    ).not.toHaveProperty('reason');
    expect(await complete(order)).toMatchObject([
      { name: 'Ann', email: 'ann@example.org', answers: { [diet]: 'Vegan' } },
      { name: 'Bea Buyer', email: buyer.email, answers: {} },
      { name: 'Cy', email: buyer.email, answers: {} },
    ]);
    const [left] =
      await backend.sql`select count(*)::int from private.order_attendees where order_id = ${order}`;
    expect(left?.count).toBe(0);
  });

  test('what will not do is refused with its ticket and its question', async () => {
    const { event, type } = await scene();
    const must = await question(event, { is_required: true });
    const choice = await question(event, { kind: 'choice', choices: ['A', 'B'] });
    const order = await hold(event, [{ typeId: type, quantity: 2 }]);
    const good = { n: 1, typeId: type, answers: { [must]: 'Yes', [choice]: 'A' } };
    const refused = async (second: Partial<Said>) => name(order, [good, { n: 2, typeId: type, ...second }]);
    const answers = { [must]: 'Yes' };
    expect(await refused({})).toEqual({ reason: 'answer_missing', detail: { n: 2, questionId: must } });
    expect(await refused({ answers: { [must]: '   ' } })).toMatchObject({ reason: 'answer_missing' });
    expect(await refused({ answers: { [must]: 'x'.repeat(1001) } })).toMatchObject({
      reason: 'answer_too_long',
    });
    expect(await refused({ answers: { ...answers, [choice]: 'C' } })).toEqual({
      reason: 'answer_unknown',
      detail: { n: 2, questionId: choice },
    });
    expect(await refused({ answers, email: 'nobody' })).toMatchObject({ reason: 'attendee_email_invalid' });
    expect(await refused({ answers, name: 'x'.repeat(121) })).toMatchObject({ reason: 'attendee_name_long' });
    // Said of a type that the ticket is not of: as if nothing was said.
    expect(await name(order, [good, { n: 2, typeId: 1, answers }])).toMatchObject({
      reason: 'answer_missing',
    });
    expect(await refused({ answers })).not.toHaveProperty('reason');
  });

  test('another basket takes along what was said of the tickets that stay', async () => {
    const { event, type, extra } = await scene();
    const order = await hold(event, [
      { typeId: type, quantity: 2 },
      { typeId: extra, quantity: 1 },
    ]);
    const said = [
      { n: 1, typeId: type, name: 'Ann', email: 'not yet' },
      { n: 2, typeId: type, name: 'Ben' },
      { n: 3, typeId: extra, name: 'Cy' },
    ];
    await backend.sql`select private.draft_attendees(${order}, 'Bea', 'bea@example', ${backend.sql.json(said)})`;
    const request = {
      key: `again-${order}`,
      secretHash: 'ab',
      userId: buyer.id,
      items: [
        { typeId: type, quantity: 1 },
        { typeId: extra, quantity: 2 },
      ],
    };
    const [row] =
      await backend.sql`select private.replace_hold(${order}, ${backend.sql.json(request)}) as answer`;
    const rows = await backend.sql`select a.n, a.name, a.email from private.order_attendees a
      where a.order_id = ${row?.answer.orderId} order by a.n`;
    expect(rows.map((one) => ({ ...one }))).toEqual([
      { n: 1, name: 'Ann', email: 'not yet' },
      { n: 2, name: 'Cy', email: '' },
    ]);
    const [made] = await backend.sql`select name from public.orders where id = ${row?.answer.orderId}`;
    expect(made?.name).toBe('Bea');
  });

  test('answers are for the holder, the buyer and managers', async () => {
    const { event, type } = await scene();
    const diet = await question(event);
    const order = await hold(event, [{ typeId: type, quantity: 1 }]);
    await name(order, [{ n: 1, typeId: type, answers: { [diet]: 'Nuts' } }]);
    const [ticket] = await complete(order);
    const seen = async (person: Person) =>
      (await person.client.from('ticket_answers').select('answer').eq('question_id', diet)).data?.length;
    expect(await Promise.all([buyer, manager, editor, other].map(seen))).toEqual([1, 1, 0, 0]);
    const { data } = await manager.client.rpc('list_attendees', { event_id: event, order_ids: [order] });
    expect(data).toEqual([{ order_id: order, names: ['Bea Buyer'], answers: { [diet]: ['Nuts'] } }]);
    expect(await reasonOf(editor.client.rpc('list_attendees', { event_id: event, order_ids: [order] }))).toBe(
      'not_allowed',
    );

    // Given away, it is the new holder's: what was said of the giver is gone, the new code is not theirs to read.
    await question(event, { label: 'Name of your dog?', is_required: true });
    await buyer.client.rpc('offer_ticket', { ticket_id: Number(ticket?.id), email: other.email });
    const [transfer] =
      await backend.sql`select id::int from public.ticket_transfers where ticket_id = ${ticket?.id}`;
    const take = (answers: object) =>
      other.client.rpc('take_ticket', { transfer_id: transfer?.id, answers: answers as never });
    const offered = async (person: Person) =>
      (await person.client.rpc('get_ticket_offer', { transfer_id: transfer?.id })).data?.[0];
    expect(await offered(other)).toMatchObject({ state: 'open', is_for_viewer: true, event_id: event });
    expect(await offered(buyer)).toMatchObject({ is_for_viewer: false, email: other.email });
    const masked = await offered(editor);
    expect(masked).toMatchObject({ is_for_viewer: false, event_id: null, event_title: null });
    expect(masked?.email).toMatch(/^.•••@.•••\.\w+$/);
    expect(await reasonOf(take({}))).toBe('answer_missing');
    const [dog] =
      await backend.sql`select max(id)::int as id from public.ticket_questions where event_id = ${event}`;
    expect((await take({ [dog?.id]: 'Rex' })).error).toBeNull();
    expect(await Promise.all([other, buyer].map(seen))).toEqual([0, 0]);
    const { data: serials } = await buyer.client.from('tickets').select('serial').eq('order_id', order);
    expect(serials).toEqual([]);
  });
});

test('valid nights are those of the event and move with it', async () => {
  const { event, type } = await scene();
  const [night] = await backend.sql`select private.night_of(starts_at, timezone)::text as night,
    (private.night_of(starts_at, timezone) + 7)::text as later from public.events where id = ${event}`;
  const save = (valid_nights: string[], seen: number) =>
    manager.client.rpc('save_ticket_type', {
      event_id: event,
      content: { valid_nights } as never,
      ticket_type_id: type,
      seen,
    });
  expect(await reasonOf(save([night?.later], 1))).toBe('unknown_night');
  expect((await save([night?.night], 1)).error).toBeNull();
  await backend.sql`update public.events set starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days'
    where id = ${event}`;
  const { data } = await backend.anonymous().rpc('list_offers', { event_id: event });
  expect(data?.find(({ id }) => id === type)?.valid_nights).toEqual([night?.later]);
});
