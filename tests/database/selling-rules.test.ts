import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CouponContent, checkCoupon, newCoupon, tidyCoupon } from '../../app/features/coupons/schema.ts';
import {
  checkQuestion,
  checkTicketType,
  newTicketType,
  type QuestionContent,
  type TicketTypeContent,
} from '../../app/features/ticket-types/schema.ts';
import { makeConfirmedUser } from '../../server/demo/accounts.ts';
import { createTestDatabase, type TestDatabase } from '../fixtures/database.ts';
import { saleOf } from '../fixtures/sale.ts';

let database: TestDatabase;
let manager: string;
let event: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { sql } = database;
  const id = await sql.begin((tx) => makeConfirmedUser(tx, 'rules@limelight.test', 'Manager', 'a-password'));
  const [person] = await sql`select supabase_id from public.users where id = ${id}`;
  manager = person?.supabase_id;
  event = await saleOf(sql).event();
  await sql`insert into public.user_permissions (user_id, entity_type, entity_id, permission_level)
    values (${id}, 'event', ${event}, 3)`;
});
afterAll(() => database.drop());

const type: TicketTypeContent = { ...newTicketType, name: 'Ticket', price: 1000 };
const coupon: CouponContent = { ...newCoupon, code: 'TEN', value: 10 };
const long = (length: number) => 'x'.repeat(length);

type Case<Content> = [what: string, changes: Partial<Content>, valid: boolean];

const ofTypes: Case<TicketTypeContent>[] = [
  ['a name', { name: 'Early bird' }, true],
  ['no name', { name: '  ' }, false],
  ['a long name', { name: long(80) }, true],
  ['a name that is too long', { name: long(81) }, false],
  ['a long description', { description: long(1000) }, true],
  ['a description that is too long', { description: long(1001) }, false],
  ['free', { price: 0 }, true],
  ['the highest price', { price: 100_000_000 }, true],
  ['a price that nobody pays', { price: 100_000_001 }, false],
  ['money back', { price: -1 }, false],
  ['half of the smallest coin', { price: 0.5 }, false],
  ['VAT with decimals', { vat_percent: 8.25 }, true],
  ['VAT that is more than half', { vat_percent: 50.01 }, false],
  ['fewest above most', { min_per_order: 5, max_per_order: 4 }, false],
  ['none per order', { min_per_order: 0 }, false],
  ['more than a hundred per order', { max_per_order: 101 }, false],
  ['a thousand per person', { max_per_person: 1000 }, true],
  ['none per person', { max_per_person: 0 }, false],
  ['a bundle for twenty', { persons: 20 }, true],
  ['a bundle for twenty-one', { persons: 21 }, false],
  ['no night at all', { valid_nights: [] }, false],
  ['a time to be in by', { enter_until: '01:00' }, true],
  ['a time that no clock shows', { enter_from: '25:00' }, false],
  ['none at all', { how_many: 0 }, true],
  ['half a million', { how_many: 500_000 }, true],
  ['more', { how_many: 500_001 }, false],
  ['fewer than none', { how_many: -1 }, false],
  ['a window', { sale_starts_at: '2026-12-01T10:00:00Z', sale_ends_at: '2026-12-02T10:00:00Z' }, true],
  [
    'a window that closes first',
    { sale_starts_at: '2026-12-02T10:00:00Z', sale_ends_at: '2026-12-01T10:00:00Z' },
    false,
  ],
];

const ofCoupons: Case<CouponContent>[] = [
  ['a code', { code: 'EARLY-20' }, true],
  ['a short code', { code: 'AB' }, false],
  ['a long code', { code: long(32) }, true],
  ['a code that is too long', { code: long(33) }, false],
  ['a code with a space', { code: 'A B C' }, false],
  ['everything off', { value: 100 }, true],
  ['more than everything', { value: 101 }, false],
  ['nothing off', { value: 0 }, false],
  ['an amount', { kind: 'fixed', value: 500 }, true],
  ['no amount', { kind: 'fixed', value: 0 }, false],
  ['a key to nothing', { kind: 'unlocking', value: null }, false],
  ['a million uses', { max_uses: 1_000_000 }, true],
  ['no use', { max_uses: 0 }, false],
  ['a budget of nothing', { budget: 0 }, false],
  [
    'a time that ends first',
    { valid_from: '2026-12-02T10:00:00Z', valid_until: '2026-12-01T10:00:00Z' },
    false,
  ],
];

const question: QuestionContent = {
  label: 'Diet?',
  kind: 'choice',
  choices: ['Vegan', 'Everything'],
  is_required: true,
  ticket_type_ids: [],
};

const ofQuestions: Case<QuestionContent>[] = [
  ['answers to choose from', {}, true],
  ['no words', { label: ' ' }, false],
  ['many words', { label: long(200) }, true],
  ['too many words', { label: long(201) }, false],
  ['nothing to choose from', { choices: [] }, false],
  ['the same answer twice', { choices: ['A', 'A'] }, false],
  ['a long answer', { choices: [long(200)] }, true],
  ['an answer that is too long', { choices: [long(201)] }, false],
  ['fifty answers', { choices: Array.from({ length: 50 }, (_, n) => `Answer ${n}`) }, true],
  ['fifty-one answers', { choices: Array.from({ length: 51 }, (_, n) => `Answer ${n}`) }, false],
  ['free text', { kind: 'text', choices: [] }, true],
];

describe.each(ofTypes)('of a ticket type: %s', (_, changes, valid) => {
  test(valid ? 'form and database take it' : 'form and database refuse it', async () => {
    const { how_many, pool_ids: _pools, ...content } = { ...type, ...changes };
    const stored = await isTaken(
      (sql) => sql`select public.save_ticket_type(${event}, ${sql.json(content)}, ${how_many})`,
    );
    expect({ form: isEmpty(checkTicketType({ ...type, ...changes })), stored }).toEqual({
      form: valid,
      stored: valid,
    });
  });
});

describe.each(ofQuestions)('of a question: %s', (_, changes, valid) => {
  test(valid ? 'form and database take it' : 'form and database refuse it', async () => {
    const whole = { ...question, ...changes };
    const stored = await isTaken((sql) => sql`select public.save_question(${event}, ${sql.json(whole)})`);
    expect({ form: isEmpty(checkQuestion(whole)), stored }).toEqual({ form: valid, stored: valid });
  });
});

describe.each(ofCoupons)('of a coupon: %s', (_, changes, valid) => {
  test(valid ? 'form and database take it' : 'form and database refuse it', async () => {
    const whole = { ...coupon, ...changes };
    const form = isEmpty(checkCoupon(whole));
    const { how_many: _many, ...content } = form ? tidyCoupon(whole) : { ...whole, value: whole.value ?? 0 };
    const stored = await isTaken((sql) => sql`select public.save_coupon(${event}, ${sql.json(content)})`);
    expect({ form, stored }).toEqual({ form: valid, stored: valid });
  });
});

function isEmpty(errors: object): boolean {
  return Object.keys(errors).length === 0;
}

/** What the manager's own call would answer; nothing stays. */
async function isTaken(ask: (sql: TestDatabase['sql']) => PromiseLike<unknown>): Promise<boolean> {
  const undo = new Error('undo');
  try {
    await database.sql.begin(async (sql) => {
      await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub: manager, role: 'authenticated' })}, true)`;
      await sql`set local role authenticated`;
      await ask(sql as unknown as TestDatabase['sql']);
      throw undo;
    });
  } catch (error) {
    return error === undo;
  }
  return false;
}
