import type postgres from 'postgres';
import { type BenchChat, fillChat } from '../../bench/fill-chat.ts';
import { type BenchDoor, fillDoor } from '../../bench/fill-door.ts';
import { makeReadyAccounts } from '../../server/payments/simulator/ready-accounts.ts';
import { catalogueOf } from '../fixtures/catalogue.ts';
import { saleOf } from '../fixtures/sale.ts';

const tickets = 4000;
const phones = 3;
const writers = 4;

export type Night = {
  publishableKey: string;
  sale: { eventId: number; typeIds: number[] };
  door: BenchDoor;
  chat: BenchChat;
  nextTicket(): BenchDoor['tickets'][number] | undefined;
};

/** A sale, a door and a chat, open. */
export async function openNight(sql: postgres.Sql, publishableKey: string): Promise<Night> {
  const sale = saleOf(sql);
  const promoter = await catalogueOf(sql).promoter('Promoter of the Faults');
  await sql.begin(makeReadyAccounts);
  const eventId = await sale.event(promoter);
  const pool = await sale.pool(eventId, 100_000);
  const typeIds = [
    await sale.type(eventId, { pools: [pool] }),
    await sale.type(eventId, { price: 1250, pools: [pool] }),
    await sale.type(eventId, { price: 2400, pools: [pool] }),
  ];
  const door = await fillDoor(sql, tickets, phones);
  const queue = door.tickets.flatMap((ticket) => [ticket, ticket]);
  return {
    publishableKey,
    sale: { eventId, typeIds },
    door,
    chat: await fillChat(sql, writers),
    nextTicket: () => queue.pop(),
  };
}
