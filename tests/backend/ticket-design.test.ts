import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DesignElement, type TicketDesign, ticketDesign } from '~/lib/ticket-design/document';
import { layouts } from '~/lib/ticket-design/layouts';
import { getEventDesign, untouchedDesign } from '~/services/ticket-design/event-design.server';
import { saveDesign, saveTemplate } from '~/services/ticket-design/save-design.server';
import { listFaces } from '~/services/tickets/ticket-faces.server';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
beforeAll(async () => {
  world = await createPaymentWorld();
});
afterAll(() => world.stop());

/** An event with one of the team at each level from 1 to 3, and a stranger. */
async function scene() {
  const { event } = await world.order();
  const [crew, editor, manager, stranger] = [
    await world.person(),
    await world.person(),
    await world.person(),
    await world.person(),
  ];
  await world.catalogue.permit(crew, 'event', event, 1);
  await world.catalogue.permit(editor, 'event', event, 2);
  await world.catalogue.permit(manager, 'event', event, 3);
  const save = (who: { id: number }, design: TicketDesign, baseVersion: number, note = '') =>
    saveDesign(world.platform, who.id, { eventId: event, design, baseVersion, note });
  return { event, crew, editor, manager, stranger, save, design: untouchedDesign(event) };
}
const withCode = (design: TicketDesign, change: Partial<DesignElement>): TicketDesign => ({
  ...design,
  elements: design.elements.map((one) => (one.kind === 'code' ? { ...one, ...change } : one)),
});

test('editors save, a colleague’s save in between is a conflict, and nothing is lost', async () => {
  const { event, editor, manager, save, design } = await scene();
  expect(await getEventDesign(world.platform, event)).toEqual(design);
  expect(await save(editor, design, 0)).toEqual({ version: 1 });
  const theirs = { ...design, paper: '#fff8ee' };
  expect(await save(manager, theirs, 1, 'warmer')).toEqual({ version: 2 });
  const late = await save(editor, { ...design, paper: '#eeeeff' }, 1);
  expect(late).toMatchObject({ conflict: { version: 2, design: { paper: '#fff8ee' } } });
  expect(await getEventDesign(world.platform, event)).toEqual(theirs);
  const versions = await world.sql`
    select version, saved_by::int, note, design ->> 'paper' as paper from public.ticket_design_versions where event_id = ${event} order by version`;
  expect(versions.map((row) => ({ ...row }))).toEqual([
    { version: 1, saved_by: editor.id, note: '', paper: '#ffffff' },
    { version: 2, saved_by: manager.id, note: 'warmer', paper: '#fff8ee' },
  ]);
});

test('of two who save at the same instant one is told of the other', async () => {
  const { editor, manager, save, design } = await scene();
  const answers = await Promise.all([save(editor, design, 0), save(manager, design, 0)]);
  expect(answers.filter((answer) => 'version' in answer)).toHaveLength(1);
  expect(answers.filter((answer) => 'conflict' in answer)).toHaveLength(1);
});

test('crew and strangers save nothing', async () => {
  const { event, crew, stranger, save, design } = await scene();
  expect(await save(crew, design, 0)).toEqual({ reason: 'not_found' });
  expect(await save(stranger, design, 0)).toEqual({ reason: 'not_found' });
  const [answer] = await world.sql`
    select private.save_ticket_design(${crew.id}, ${event}, '{}', 0, '') as answer`;
  expect(answer?.answer).toMatchObject({ reason: 'not_allowed' });
});

test('the last fifty versions are kept', async () => {
  const { event, editor, design } = await scene();
  for (let base = 0; base < 53; base += 1)
    await world.sql`select private.save_ticket_design(${editor.id}, ${event}, ${world.sql.json(design)}, ${base}, '')`;
  const [kept] = await world.sql`
    select count(*)::int, min(version) as first, max(version) as last from public.ticket_design_versions where event_id = ${event}`;
  expect({ ...kept }).toEqual({ count: 50, first: 4, last: 53 });
});

test('every layout is saved as it is: its code was drawn and read on every size', async () => {
  const { event, editor } = await scene();
  for (const [n, { make }] of layouts.entries()) {
    const design = make({
      ground: '#d6f25c',
      deep: '#b4d733',
      ink: '#0d1311',
      first: '#ff4d7d',
      second: '#2a3cff',
    });
    const saved = await saveDesign(world.platform, editor.id, {
      eventId: event,
      design,
      baseVersion: n,
      note: '',
    });
    expect(saved).toEqual({ version: n + 1 });
  }
});

test.each<[string, Partial<DesignElement>, string]>([
  ['too pale', { colour: '#8a8a8a' }, 'code_contrast'],
  ['light on dark', { colour: '#ffffff', light: '#101010' }, 'code_inverted'],
  ['too small', { w: 150 }, 'code_too_small'],
  ['cut off', { x: 800 }, 'code_off_page'],
])('a code that is %s is refused with the reason', async (_, change, code) => {
  const { editor, save, design } = await scene();
  const answer = await save(editor, withCode(design, change), 0);
  expect(answer).toHaveProperty('problems');
  expect('problems' in answer && answer.problems.map((problem) => problem.code)).toContain(code);
  expect('problems' in answer && answer.problems.every(({ words }) => words.length > 20)).toBe(true);
});

test('a picture that is not there is refused', async () => {
  const { editor, save, design } = await scene();
  const picture = { id: '00000000-0000-4000-8000-000000000000', width: 10, height: 10 };
  const crop = { focusX: 0.5, focusY: 0.5, zoom: 1 };
  const answer = await save(editor, { ...design, background: { kind: 'picture', picture, ...crop } }, 0);
  expect(answer).toEqual({ reason: 'design_picture_gone' });
});

test('a design that cannot be read any more keeps nobody from their tickets', async () => {
  const { event } = await scene();
  await world.sql`insert into public.ticket_designs (event_id, design, version) values (${event}, '{"version": 7}', 1)`;
  expect(await getEventDesign(world.platform, event)).toEqual(untouchedDesign(event));
});

test('templates are for those who edit the promoter; the same name replaces', async () => {
  const { event, editor, design } = await scene();
  const [row] =
    await world.sql`select promoter_id::int as id from public.event_promoters where event_id = ${event}`;
  const promoterId = row?.id ?? 0;
  const member = await world.person();
  await world.catalogue.permit(member, 'promoter', promoterId, 2);
  const save = (who: { id: number }, name: string) =>
    saveTemplate(world.platform, who.id, { promoterId, name, design });
  expect(await save(editor, 'House style')).toEqual({ reason: 'not_found' });
  const first = await save(member, 'House style');
  expect(first).toEqual({ id: expect.any(Number) });
  expect(await save(member, 'House style')).toEqual(first);
  const [kept] =
    await world.sql`select design from public.ticket_design_templates where promoter_id = ${promoterId}`;
  expect(ticketDesign.parse(kept?.design)).toEqual(design);
});

test('holders see their tickets in the design of the event until it is over', async () => {
  const { tickets, event } = await world.bought();
  const editor = await world.person();
  await world.catalogue.permit(editor, 'event', event, 2);
  const design = { ...untouchedDesign(event), paper: '#fff8ee' };
  await saveDesign(world.platform, editor.id, { eventId: event, design, baseVersion: 0, note: '' });
  const faces = await listFaces(world.platform, tickets);
  expect([...faces.keys()].sort()).toEqual([...tickets].sort());
  const { title, marks, smallPrint } = faces.get(tickets[1] ?? 0) ?? expect.fail();
  expect(marks[0]).toMatchObject({ kind: 'rect', colour: '#fff8ee', width: 390, height: 700 });
  expect(marks.filter(({ kind }) => kind === 'qr')).toHaveLength(1);
  expect(marks).toContainEqual(expect.objectContaining({ kind: 'text', text: 'Ticket 2 of 2' }));
  expect(marks).toContainEqual(expect.objectContaining({ kind: 'text', text: title }));
  expect(smallPrint.join()).toContain('Show this code at the door');
  await world.sql`update public.events set starts_at = now() - interval '3 days', ends_at = now() - interval '2 days' where id = ${event}`;
  expect((await listFaces(world.platform, tickets)).size).toBe(0);
});
