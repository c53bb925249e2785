import { randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { eventText } from '../scenarios/event-page.ts';
import type { Grown } from './fill-growth.ts';

export type Ask = {
  name: string;
  /** Asks once more; `turn` counts from 0. */
  ask(grown: Grown, turn: number): Promise<readonly postgres.Row[]>;
  /** How many times longer it may take among a hundred times as many, where that is not the usual. */
  most?: number;
  /** For what sums up all that an event has, and so grows with it: the most milliseconds it may come to. */
  mostMs?: number;
};

/** Somebody looks at the overview, or the live view, and does not notice that it was added up. */
const SUMMED_MS = 300;

const events: Ask[] = [
  {
    name: 'events, upcoming',
    ask: ({ as }) => as.visitor`select * from public.list_events(page_size => 25)`,
  },
  {
    name: 'events, the page of one',
    ask: ({ as, size }, turn) => as.visitor.unsafe(eventText, [1 + ((turn * 7) % size)]),
  },
  {
    name: 'events, search',
    ask: ({ as }, turn) =>
      as.visitor`select * from public.list_events(search => ${['festival', 'night', 'harbour'][turn % 3] ?? ''}, page_size => 25)`,
  },
];

const orders: Ask[] = [
  {
    name: 'orders, newest',
    ask: ({ as, orders: { eventId } }) => as.manager`select * from public.list_orders(${eventId})`,
  },
  {
    name: 'orders, search by name',
    ask: ({ as, orders: { eventId } }) =>
      as.manager`select * from public.list_orders(${eventId}, search => 'Buyer aaaafb')`,
    // Everybody here has most of their name in common (docs/benchmarks.md).
    most: 10,
  },
  {
    name: 'orders, sold by type',
    ask: ({ as, orders: { eventId } }) => as.manager`select * from public.list_type_sales(${eventId})`,
    mostMs: SUMMED_MS,
  },
  {
    name: 'orders, sales by day',
    ask: ({ as, orders: { eventId } }) => as.manager`select * from public.list_sales_by_day(${eventId})`,
    mostMs: SUMMED_MS,
  },
  {
    name: 'orders, how the event sells',
    ask: ({ as, orders: { eventId } }) => as.manager`select * from public.get_event_sales(${eventId})`,
    mostMs: SUMMED_MS,
  },
];

const tickets: Ask[] = [
  {
    name: 'tickets, scanning one',
    ask: ({ as, orders: { eventId }, phones, serials }, turn) => {
      const request = {
        nonce: randomUUID(),
        at: Date.now(),
        // In and out again, so that it never ends.
        direction: turn % 2 === 0 ? 'entry' : 'exit',
        deviceId: phones[turn % phones.length] ?? 0,
        serial: serials[Math.floor(turn / 2) % serials.length] ?? '',
      };
      return as.server`select private.scan_tickets(${eventId}, ${as.server.json([request])}) as answers`;
    },
  },
  {
    name: 'tickets, guest search',
    ask: ({ as, phones }, turn) =>
      as.server`select private.find_guests(${phones[turn % phones.length] ?? 0}, 'aaaafb') as answer`,
  },
  {
    name: 'tickets, live figures',
    ask: ({ as, orders: { eventId } }) => as.manager`select public.door_figures(${eventId})`,
    mostMs: SUMMED_MS,
  },
];

const messages: Ask[] = [
  {
    name: 'messages, newest',
    ask: ({ as, chat: { roomId } }) => as.writer`select public.list_messages(${roomId})`,
  },
  {
    name: 'messages, an older page',
    ask: ({ as, size, chat: { roomId } }) =>
      as.writer`select public.list_messages(${roomId}, before_seq => ${Math.floor(size / 2)})`,
  },
  {
    name: 'messages, writing one',
    ask: ({ as, chat: { roomId, writers } }, turn) =>
      as.server.begin(async (sql) => {
        const sub = writers[turn % writers.length]?.authId;
        await sql`select set_config('request.jwt.claims', ${JSON.stringify({ sub, role: 'authenticated' })}, true)`;
        return sql`select public.post_message(${roomId}, ${randomUUID()}, ${`Message of turn ${turn}`})`;
      }),
  },
  {
    name: 'messages, unread',
    ask: ({ as, chat: { eventId } }) => as.writer`select public.list_chat_rooms(${eventId})`,
  },
];

export const asks: Ask[] = [...events, ...orders, ...tickets, ...messages];
