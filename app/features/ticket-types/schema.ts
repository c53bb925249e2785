import { z } from 'zod';
import { errorsOf, type FieldErrors, lineRule, textRule, wholeNumberRule } from '~/lib/content-rules';

/**
 * What organisers say about a ticket type, with the rules of the ticket types migration.
 * tests/database/selling-rules.test.ts holds both against each other.
 */
export type TicketTypeContent = {
  name: string;
  description: string;
  kind: 'admission' | 'add_on';
  /** Minor units; with a free choice of price the least that may be paid. */
  price: number | null;
  price_is_free_choice: boolean;
  fee_handling: 'passed_on' | 'absorbed';
  vat_percent: number | null;
  sale_starts_at: string | null;
  sale_ends_at: string | null;
  opens_after: number | null;
  min_per_order: number | null;
  max_per_order: number | null;
  max_per_person: number | null;
  is_secret: boolean;
  persons: number | null;
  /** Nights (YYYY-MM-DD) on which it lets in; null is all of them. */
  valid_nights: string[] | null;
  /** On the clocks of the event, HH:MM. */
  enter_from: string | null;
  enter_until: string | null;
  /** Of this type alone; null is without end. */
  how_many: number | null;
  /** Shared pools that it draws on. */
  pool_ids: number[];
};
export type TicketTypeErrors = FieldErrors<TicketTypeContent>;

export const mostTypeName = 80;
export const mostTypeDescription = 1000;
export const mostPoolName = 60;
const mostPrice = 100_000_000;
const mostOfType = 500_000;
const mostPlaces = 10_000_000;

const neededNumber = (least: number, most: number, words: string) =>
  z.int(words).min(least, words).max(most, words);

const vatWords = 'VAT is a percentage from 0 to 50, with two decimals at most.';

const timeRule = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d(:\d\d)?$/, 'Enter a time such as 23:30, or leave it empty.')
  .nullable();

const ticketTypeSchema = z
  .object({
    name: lineRule(mostTypeName, 'Give the ticket type a name.'),
    description: textRule(mostTypeDescription),
    kind: z.enum(['admission', 'add_on']),
    price: neededNumber(0, mostPrice, 'Enter a price such as 12 or 12.50; 0 is free.'),
    price_is_free_choice: z.boolean(),
    fee_handling: z.enum(['passed_on', 'absorbed']),
    vat_percent: z
      .number(vatWords)
      .min(0, vatWords)
      .max(50, vatWords)
      .refine((percent) => Number(percent.toFixed(2)) === percent, vatWords),
    sale_starts_at: z.string().nullable(),
    sale_ends_at: z.string().nullable(),
    opens_after: z.int().positive().nullable(),
    min_per_order: neededNumber(1, 100, 'Enter a whole number from 1 to 100.'),
    max_per_order: neededNumber(1, 100, 'Enter a whole number from 1 to 100.'),
    max_per_person: wholeNumberRule(1, 1000, 'Enter a whole number from 1 to 1,000, or leave it empty.'),
    is_secret: z.boolean(),
    persons: neededNumber(1, 20, 'A bundle is for 1 to 20 people.'),
    valid_nights: z.array(z.iso.date()).min(1).max(32).nullable(),
    enter_from: timeRule,
    enter_until: timeRule,
    how_many: wholeNumberRule(
      0,
      mostOfType,
      'Enter a whole number up to 500,000, or leave it empty for no limit.',
    ),
    pool_ids: z.array(z.int().positive()),
  })
  .superRefine((type, context) => {
    const say = (field: keyof TicketTypeContent, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (type.min_per_order > type.max_per_order) say('max_per_order', 'The most is at least the fewest.');
    const { sale_starts_at: starts, sale_ends_at: ends } = type;
    if (starts && ends && Date.parse(ends) <= Date.parse(starts))
      say('sale_ends_at', 'The sale has to end after it starts.');
  });

export function checkTicketType(type: TicketTypeContent): TicketTypeErrors {
  return errorsOf(ticketTypeSchema, type);
}

export function tidyTicketType(type: TicketTypeContent) {
  return ticketTypeSchema.parse(type);
}

/** As the database would fill it in: an organiser starts with a name, a price and how many. */
export const newTicketType: TicketTypeContent = {
  name: '',
  description: '',
  kind: 'admission',
  price: null,
  price_is_free_choice: false,
  fee_handling: 'passed_on',
  vat_percent: 0,
  sale_starts_at: null,
  sale_ends_at: null,
  opens_after: null,
  min_per_order: 1,
  max_per_order: 10,
  max_per_person: null,
  is_secret: false,
  persons: 1,
  valid_nights: null,
  enter_from: null,
  enter_until: null,
  how_many: null,
  pool_ids: [],
};

export type PoolContent = { name: string; size: number | null };

const poolSchema = z.object({
  name: lineRule(mostPoolName, 'Give the pool a name.'),
  size: wholeNumberRule(0, mostPlaces, 'Enter a whole number, or leave it empty for no limit.'),
});

export function checkPool(pool: PoolContent): FieldErrors<PoolContent> {
  return errorsOf(poolSchema, pool);
}

export function tidyPool(pool: PoolContent) {
  return poolSchema.parse(pool);
}

export type Gift = {
  ticket_type_id: number | null;
  quantity: number | null;
  email: string;
  name: string;
  kind: 'guest_list' | 'complimentary';
};

export const mostGuestName = 120;

const giftSchema = z.object({
  ticket_type_id: z.int('Choose a ticket type.').positive(),
  quantity: neededNumber(1, 100, 'Enter a whole number from 1 to 100.'),
  email: z
    .string()
    .trim()
    .regex(/^[^@\s<>"]{1,64}@[^@\s<>"]{1,190}$/, 'Enter an e-mail address such as name@example.org.'),
  name: textRule(mostGuestName),
  kind: z.enum(['guest_list', 'complimentary']),
});

export function checkGift(gift: Gift): FieldErrors<Gift> {
  return errorsOf(giftSchema, gift);
}

export function tidyGift(gift: Gift) {
  return giftSchema.parse(gift);
}

/** What is asked of everybody who comes, or of those with some of the ticket types. */
export type QuestionContent = {
  label: string;
  kind: 'text' | 'choice' | 'checkbox';
  choices: string[];
  is_required: boolean;
  /** Empty is all types. */
  ticket_type_ids: number[];
};

export const mostQuestions = 20;
export const mostQuestionLabel = 200;
const mostChoices = 50;

const questionSchema = z
  .object({
    label: lineRule(mostQuestionLabel, 'Write the question.'),
    kind: z.enum(['text', 'choice', 'checkbox']),
    choices: z
      .array(lineRule(mostQuestionLabel, 'An answer has words.'))
      .max(mostChoices, `At most ${mostChoices} answers.`)
      .refine((choices) => new Set(choices).size === choices.length, 'Each answer once.'),
    is_required: z.boolean(),
    ticket_type_ids: z.array(z.int().positive()),
  })
  .superRefine(({ kind, choices }, context) => {
    if (kind === 'choice' && choices.length === 0)
      context.addIssue({
        code: 'custom',
        path: ['choices'],
        message: 'Write the answers to choose from, each on a line.',
      });
  });

export function checkQuestion(question: QuestionContent): FieldErrors<QuestionContent> {
  return errorsOf(questionSchema, tidyChoices(question));
}

export function tidyQuestion(question: QuestionContent) {
  return questionSchema.parse(tidyChoices(question));
}

/** Only where one chooses are there answers to choose from; empty lines are none. */
function tidyChoices(question: QuestionContent): QuestionContent {
  const lines = question.choices.filter((choice) => choice.trim() !== '');
  return { ...question, choices: question.kind === 'choice' ? lines : [] };
}
