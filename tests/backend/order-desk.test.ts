import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { saleOf } from '../fixtures/sale.ts';

let backend: EmbeddedTestBackend;
let [manager, editor, stranger]: Person[] = [];
beforeAll(async () => {
  backend = await startEmbedded();
  [manager, editor, stranger] = [await backend.person(), await backend.person(), await backend.person()];
});
afterAll(() => backend.stop());

async function bought() {
  const sale = saleOf(backend.sql);
  const event = await sale.event();
  const { permit } = catalogueOf(backend.sql);
  if (manager) await permit(manager, 'event', event, 3);
  if (editor) await permit(editor, 'event', event, 2);
  const type = await sale.type(event, { pools: [await sale.pool(event, 9)] });
  const held = await sale.hold(event, { items: [{ typeId: type, quantity: 2 }], email: 'first@example.org' });
  const order = held?.orderId ?? 0;
  await backend.sql`select private.confirm_free_order(${order})`;
  const tickets = await backend.sql`select id::int from public.tickets where order_id = ${order} order by id`;
  return { event, order, ticket: Number(tickets[0]?.id) };
}

const change = async (person: Person | undefined, ticket: number, email: string, name = 'Ben') =>
  (await person?.client.rpc('change_holder', { ticket_id: ticket, name, email }))?.error?.message;

const ticketNow = async (ticket: number) => {
  const [row] = await backend.sql`
    select serial, holder_id::int, holder_name, holder_email,
      array(select r.serial from public.revoked_serials r where r.ticket_id = t.id) as revoked
    from public.tickets t where id = ${ticket}`;
  return row;
};

test('a ticket changes hands: a new code, the account of whoever has that address, and an open offer is over', async () => {
  const { order, ticket } = await bought();
  const before = await ticketNow(ticket);
  await backend.sql`insert into public.ticket_transfers (ticket_id, email) values (${ticket}, 'elsewhere@example.org')`;
  expect(await change(manager, ticket, ` ${stranger?.email.toUpperCase()} `, ' Ben ')).toBeUndefined();
  const after = await ticketNow(ticket);
  expect(after).toMatchObject({
    holder_id: stranger?.id,
    holder_name: 'Ben',
    holder_email: stranger?.email,
    revoked: [before?.serial],
  });
  expect(after?.serial).not.toBe(before?.serial);
  const [offer] =
    await backend.sql`select withdrawn_at from public.ticket_transfers where ticket_id = ${ticket}`;
  expect(offer?.withdrawn_at).not.toBeNull();
  const [said] = await backend.sql`select detail, by_user_id::int as by from public.order_events
    where order_id = ${order} and what = 'holder_changed'`;
  expect(said).toEqual({ detail: { ticket, to: 'Ben' }, by: manager?.id });

  // The same once more is no change, so the code that was sent stays good.
  expect(await change(manager, ticket, stranger?.email ?? '')).toBeUndefined();
  expect((await ticketNow(ticket))?.serial).toBe(after?.serial);
  expect(await change(manager, ticket, 'nobody-here@example.org')).toBeUndefined();
  expect((await ticketNow(ticket))?.holder_id).toBeNull();
});

test('who may, and what cannot be', async () => {
  const { order, ticket } = await bought();
  expect(await change(editor, ticket, 'a@example.org')).toBe('not_allowed');
  expect(await change(stranger, ticket, 'a@example.org')).toBe('not_found');
  expect(await change(manager, 999_999, 'a@example.org')).toBe('not_found');
  expect(await change(manager, ticket, 'nobody')).toBe('email_invalid');
  expect(await change(manager, ticket, 'a@example.org', '  ')).toBe('name_missing');
  await manager?.client.rpc('cancel_tickets', { order_id: order, ticket_ids: [ticket] });
  expect(await change(manager, ticket, 'a@example.org')).toBe('ticket_not_valid');
});

test('a note is for those who manage the event', async () => {
  const { order } = await bought();
  const note = async (person: Person | undefined, text: string) =>
    (await person?.client.rpc('note_order', { order_id: order, note: text }))?.error?.message;
  expect(await note(editor, 'Hello')).toBe('not_allowed');
  expect(await note(stranger, 'Hello')).toBe('not_found');
  expect(await note(manager, ' ')).toBe('note_missing');
  expect(await note(manager, ' Called twice. ')).toBeUndefined();
  const read = (person: Person | undefined) =>
    person?.client.from('order_events').select('detail').eq('order_id', order).eq('what', 'note');
  expect((await read(manager))?.data).toEqual([{ detail: { note: 'Called twice.' } }]);
  expect((await read(editor))?.data).toEqual([]);
});

test('what several events sold, for those who run them', async () => {
  const { event } = await bought();
  const listed = async (person: Person | undefined) =>
    (await person?.client.rpc('list_event_sales', { event_ids: [event, 999_999] }))?.data;
  expect(await listed(editor)).toEqual([{ event_id: event, sold: 2, capacity: 9 }]);
  expect(await listed(stranger)).toEqual([]);
});
