import { z } from 'zod';
import type { Platform } from '~/lib/platform';
import { dateFile, ticketFiles } from '~/services/mail/attachments.server';
import type { Block, MailContent } from '~/services/mail/mail-content.server';
import { getMailEvent, getMailOrder, type MailEvent } from '~/services/mail/mail-facts.server';
import { becauseHolds, eventFacts, moment } from '~/services/mail/mail-words.server';
import { eventLink, eventPicture, makeOrderLink, ownTicketsLink } from '~/services/mail/order-link.server';
import { type Letter, sendAll } from '~/services/mail/send-once.server';

export const holdersToMail = z.object({
  eventId: z.number().int().positive(),
  kind: z.enum(['cancelled', 'postponed', 'rescheduled', 'reminder']),
  occasion: z.string(),
  /** The last address of the page before. */
  after: z.string().default(''),
});
type HoldersToMail = z.infer<typeof holdersToMail>;
type Kind = HoldersToMail['kind'];

type Holder = { address: string; holderId: number | null; ticketIds: number[]; ownOrderIds: number[] };

const pageSize = 200;

/** A page of an event's ticket holders; the next page is a job of its own, added before anything here can fail. */
export async function mailHolders(platform: Platform, payload: HoldersToMail): Promise<void> {
  const { sql } = platform;
  const event = await getMailEvent(sql, payload.eventId);
  if (!event || !isStillTrue(event, payload.kind)) return;
  const boughtBefore = payload.kind === 'reminder' ? dayBefore(event.doorsAt ?? event.startsAt) : null;
  const holders = await sql<Holder[]>`
    select address, holder_id::int as "holderId", ticket_ids::int[] as "ticketIds", own_order_ids::int[] as "ownOrderIds"
    from private.list_ticket_addresses(${payload.eventId}, ${payload.after}, ${pageSize}, ${boughtBefore})`;
  const last = holders.at(-1)?.address;
  if (last !== undefined && holders.length === pageSize) {
    const next = sql.json({ ...payload, after: last });
    await sql`select private.add_mail_job('mail_holders', ${next}, ${`${payload.occasion}:${last}`})`;
  }
  await sendAll(
    platform,
    holders.map((holder) => letterTo(platform, event, payload, holder)),
  );
}

/** What has changed again meanwhile has a mail of its own. */
function isStillTrue({ status, doorsAt, startsAt }: MailEvent, kind: Kind): boolean {
  const isOn = status === 'published' || status === 'unlisted';
  if (kind === 'cancelled' || kind === 'postponed') return status === kind;
  if (kind === 'rescheduled') return isOn;
  const left = Date.parse(doorsAt ?? startsAt) - Date.now();
  return isOn && left > 0 && left <= dayLength;
}

const dayLength = 86_400_000;
const dayBefore = (at: string) => new Date(Date.parse(at) - dayLength).toISOString();

function letterTo(
  platform: Platform,
  event: MailEvent,
  { kind, occasion }: HoldersToMail,
  holder: Holder,
): Letter {
  return {
    ...{ occasion, kind: `event_${kind}`, to: holder.address, orderId: null },
    // Whoever holds a ticket has to know that it is off; only being reminded is a matter of choice.
    ...(kind === 'reminder' && { category: 'reminders' }),
    async write() {
      const { buttons, files } = await ticketsFor(platform, event, kind, holder);
      const date = kind === 'rescheduled' ? [dateFile(platform, event)] : [];
      const content = { ...contentOf(event, kind, buttons), picture: eventPicture(platform, event) };
      return { content, attachments: [...files, ...date] };
    },
  };
}

/** The way to their tickets: their account, the orders that they made, or else the file. */
async function ticketsFor(platform: Platform, event: MailEvent, kind: Kind, holder: Holder) {
  const toEvent: Block = { is: 'button', label: 'See the event', to: eventLink(platform, event.id) };
  if (kind !== 'reminder') return { buttons: [toEvent], files: [] };
  if (holder.holderId)
    return {
      buttons: [
        { is: 'button', label: 'Open my tickets', to: ownTicketsLink(platform, holder.holderId) } as Block,
      ],
      files: [],
    };
  const buttons: Block[] = [];
  const files = [];
  for (const id of await ordersOf(platform, holder.ticketIds)) {
    const order = await getMailOrder(platform.sql, id);
    if (!order) continue;
    if (holder.ownOrderIds.includes(id))
      buttons.push({
        is: 'button',
        label: `Open order ${order.code}`,
        to: await makeOrderLink(platform, order),
      });
    else {
      const held = order.tickets.filter((ticket) => holder.ticketIds.includes(ticket.id));
      files.push(...(await ticketFiles(platform, order, held)));
    }
  }
  return { buttons: buttons.length > 0 ? buttons : [toEvent], files };
}

async function ordersOf({ sql }: Platform, ticketIds: number[]): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select distinct order_id::int as id from public.tickets where id = any (${ticketIds}) order by 1`;
  return rows.map(({ id }) => id);
}

function contentOf(event: MailEvent, kind: Kind, buttons: Block[]): MailContent {
  const { subject, heading, text } = wordsOf(event)[kind];
  const note = kind !== 'reminder' && event.statusNote;
  return {
    subject,
    heading,
    preview: text,
    blocks: [
      { is: 'words', text },
      ...(note ? [{ is: 'quote', text: event.statusNote } as const] : []),
      ...buttons,
      { is: 'facts', facts: factsOf(event, kind) },
    ],
    because: becauseHolds,
  };
}

function wordsOf(event: MailEvent): Record<Kind, { subject: string; heading: string; text: string }> {
  const { title } = event;
  const doors = event.doorsAt
    ? `Doors open ${moment(event.doorsAt, event)}`
    : `It begins ${moment(event.startsAt, event)}`;
  return {
    cancelled: {
      subject: `Cancelled: ${title}`,
      heading: `${title} is cancelled`,
      text: 'It will not take place, and your tickets let nobody in. If money goes back to you, we write to you again.',
    },
    postponed: {
      subject: `Postponed: ${title}`,
      heading: `${title} is postponed`,
      text: 'There is no new date yet. Keep your tickets; we write to you as soon as there is one.',
    },
    rescheduled: {
      subject: `New date: ${title}`,
      heading: `${title} has a new date`,
      text: `It is now ${moment(event.startsAt, event)}. Your tickets are valid for it.`,
    },
    reminder: {
      subject: `Tomorrow: ${title}`,
      heading: `See you at ${title}`,
      text: `${doors}. Have your code ready at the door.`,
    },
  };
}

function factsOf(event: MailEvent, kind: Kind) {
  const facts = eventFacts(event);
  const before = kind === 'rescheduled' && event.previousStartsAt;
  // A date that does not hold any more is not said again as if it did.
  if (kind === 'postponed') return facts.filter(([label]) => label !== 'When' && label !== 'Doors');
  return before ? [...facts, ['Before', moment(before, event)] as const] : facts;
}
