import { href } from 'react-router';
import { wordsOfCategory } from '~/features/notifications/categories';
import type { NotificationFacts } from '~/features/notifications/notification';
import { tell } from '~/features/notifications/words';
import type { Platform } from '~/lib/platform';
import type { Block, MailContent } from '~/services/mail/mail-content.server';
import { throughLogin } from '~/services/mail/order-link.server';
import type { Delivery } from '~/services/notifications/claim-deliveries.server';

export type NewsLetter = MailContent & { category: string | null; replyTo?: string | undefined };

type Said = { who: string; excerpt: string | null };
const mostSaid = 5;

/** The letter for news that have none of their own: what the list says, with a button that leads there. */
export async function newsLetter(
  platform: Platform,
  delivery: Delivery,
): Promise<NewsLetter | 'read' | 'gone'> {
  const { facts, userId, roomId, category } = delivery;
  if (!facts || userId === null) return 'gone';
  const ownProfile = href('/user/:id', { id: String(userId) });
  const { heading, text, to } = tell(facts, ownProfile);
  const said = roomId === null ? [] : await listUnreadOfRoom(platform, userId, roomId);
  if (roomId !== null && said.length === 0 && delivery.hasWaited) return 'read';
  const words = said.length > 1 ? ofRoom(facts, said.length) : { heading: subjectOf(heading, text), text };
  const button: Block[] = to
    ? [{ is: 'button', label: 'See it', to: throughLogin(platform.publicUrl, to) }]
    : [];
  return {
    subject: words.heading,
    preview: words.text,
    heading: words.heading,
    blocks: [{ is: 'words', text: words.text }, ...quotesOf(said), ...button],
    because: category
      ? `You get this mail because ${wordsOfCategory(category).because}.`
      : 'You get this mail because somebody tries out how you are told of things.',
    category,
  };
}

/** One letter tells of everything in a room that was not read. */
async function listUnreadOfRoom({ sql }: Platform, userId: number, roomId: number): Promise<Said[]> {
  return sql<Said[]>`
    select coalesce(nullif(a.display_name, ''), 'Somebody') as who, n.excerpt
    from public.notifications n left join public.users a on a.id = n.actor_id
    where n.user_id = ${userId} and n.room_id = ${roomId} and n.read_at is null order by n.id limit 100`;
}

function ofRoom({ event }: NotificationFacts, count: number) {
  const where = `the chat of ${event?.title ?? 'an event'}`;
  return {
    heading: `${count} messages for you`,
    text: `${count} messages in ${where} mention or answer you.`,
  };
}

function quotesOf(said: Said[]): Block[] {
  if (said.length < 2) return [];
  return said
    .slice(0, mostSaid)
    .map(({ who, excerpt }) => ({ is: 'quote', text: excerpt ? `${who}: ${excerpt}` : who }) as const);
}

/** 'Cancelled' alone is no subject: where the heading says less than the text, the text is it. */
function subjectOf(heading: string, text: string): string {
  const short = text.replace(/\.$/, '');
  return short.length <= 78 ? short : heading;
}
