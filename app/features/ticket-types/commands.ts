import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import {
  type Gift,
  type PoolContent,
  type QuestionContent,
  type TicketTypeContent,
  tidyGift,
  tidyPool,
  tidyQuestion,
  tidyTicketType,
} from './schema';

/** The type that was edited and the version that was seen; without one a new type is made. */
export type Edited = { id: number; version: number } | null;

export async function saveTicketType(
  db: Db,
  eventId: number,
  type: TicketTypeContent,
  edited: Edited,
): Promise<void> {
  const { how_many, pool_ids, ...content } = tidyTicketType(type);
  unwrap(
    await db.rpc('save_ticket_type', {
      event_id: eventId,
      content,
      pool_ids,
      ...(how_many !== null && { how_many }),
      ...(edited && { ticket_type_id: edited.id, seen: edited.version }),
    }),
  );
}

export async function putOnSale(db: Db, typeId: number, isOnSale: boolean): Promise<void> {
  unwrap(await db.rpc('put_on_sale', { ticket_type_id: typeId, is_on_sale: isOnSale }));
}

export async function orderTicketTypes(db: Db, eventId: number, typeIds: number[]): Promise<void> {
  unwrap(await db.rpc('order_ticket_types', { event_id: eventId, type_ids: typeIds }));
}

export async function removeTicketType(db: Db, typeId: number): Promise<void> {
  unwrap(await db.rpc('remove_ticket_type', { ticket_type_id: typeId }));
}

export async function savePool(
  db: Db,
  eventId: number,
  pool: PoolContent,
  poolId: number | null,
): Promise<void> {
  const { name, size } = tidyPool(pool);
  unwrap(
    await db.rpc('save_pool', {
      event_id: eventId,
      name,
      ...(size !== null && { size }),
      ...(poolId !== null && { pool_id: poolId }),
    }),
  );
}

export async function removePool(db: Db, poolId: number): Promise<void> {
  unwrap(await db.rpc('remove_pool', { pool_id: poolId }));
}

export async function saveQuestion(
  db: Db,
  eventId: number,
  question: QuestionContent,
  questionId: number | null,
): Promise<void> {
  unwrap(
    await db.rpc('save_question', {
      event_id: eventId,
      content: tidyQuestion(question),
      ...(questionId !== null && { question_id: questionId }),
    }),
  );
}

export async function orderQuestions(db: Db, eventId: number, questionIds: number[]): Promise<void> {
  unwrap(await db.rpc('order_questions', { event_id: eventId, question_ids: questionIds }));
}

/** Answers that were given stay with their tickets. */
export async function removeQuestion(db: Db, questionId: number): Promise<void> {
  unwrap(await db.rpc('remove_question', { question_id: questionId }));
}

/** Guest list and complimentary tickets: theirs at once. */
export async function giveTickets(db: Db, gift: Gift): Promise<void> {
  unwrap(await db.rpc('give_tickets', tidyGift(gift)));
}
