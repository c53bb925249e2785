import { afterAll, beforeAll, expect, test } from 'vitest';
import { figureDays, figureWeeks, sum } from '../../app/features/platform/figures.ts';
import { getPlatformFigures } from '../../app/features/platform/queries.ts';
import { type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';

const day = 24 * 60 * 60 * 1000;
const now = new Date('2026-11-15T21:00:00Z');
const at = (days: number) => new Date(now.getTime() + days * day);

let backend: EmbeddedTestBackend;
let staff: Person;
let visitor: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  [staff, visitor] = await Promise.all([backend.person(), backend.person()]);
  const { sql } = backend;
  await sql`insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
    values (${staff.id}, 'platform', 1, 1)`;
  await sql`update public.users set created_at = ${at(-100)}`;
  await sql`update public.users set created_at = ${at(-2)} where id = ${visitor.id}`;
  const events = [
    { status: 'published', days: -1 },
    { status: 'published', days: 1 },
    { status: 'cancelled', days: 6.9 },
    { status: 'draft', days: 2 },
    { status: 'unlisted', days: 2 },
    { status: 'published', days: 7 },
    { status: 'published', days: 57 },
  ];
  for (const { status, days } of events)
    await sql`insert into public.events (title, status, starts_at, ends_at, timezone)
      values ('Figures', ${status}::public.event_status, ${at(days)}, ${at(days + 0.3)}, 'Europe/Berlin')`;
});
afterAll(() => backend.stop());

test('staff see everyone, who joined on which day and what is listed in which week', async () => {
  const figures = await getPlatformFigures(staff.client, now);
  expect(figures.people).toBe(2);
  expect(figures.joined).toHaveLength(figureDays);
  expect(figures.joined.filter(({ count }) => count > 0)).toEqual([{ day: '2026-11-13', count: 1 }]);
  expect(figures.joined.at(-1)?.day).toBe('2026-11-15');
  expect(figures.listed.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 0, 0, 0]);
  expect(figures.listed).toHaveLength(figureWeeks);
  expect(Date.parse(figures.listed[0]?.week ?? '')).toBe(now.getTime());
});

test('others count themselves alone, and strangers may not ask', async () => {
  const figures = await getPlatformFigures(visitor.client, now);
  expect([figures.people, sum(figures.joined)]).toEqual([1, 1]);
  await expect(getPlatformFigures(backend.anonymous(), now)).rejects.toMatchObject({ name: 'AppError' });
});

test('an endless period is cut short', async () => {
  const { data } = await staff.client.rpc('count_new_users', { first_day: '2026-01-01', days: 1_000_000 });
  expect(data).toHaveLength(92);
});
