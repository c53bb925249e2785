import { dayAfter, eveningOf, formatDate } from '~/lib/time';
import type { Outgoing } from './outgoing';
import type { ChatMessage } from './types';

export type ChatRow =
  | { kind: 'day'; key: string; label: string }
  | { kind: 'unread'; key: string; count: number }
  | { kind: 'message'; key: string; message: ChatMessage; isFirst: boolean; isFolded: boolean }
  | { kind: 'outgoing'; key: string; outgoing: Outgoing; isFirst: boolean };

type Reading = {
  zone: string;
  now: string;
  viewerId: number | null;
  /** Up to where the viewer had read when the room was opened; null for those who have no mark. */
  readUpTo: number | null;
  blocked: ReadonlySet<number>;
};

/** Successive messages of one person are one block for as long. */
const blockLength = 5 * 60_000;

/** The messages as they are drawn: with days, the mark of what is new, and blocks of one person. */
export function toRows(
  messages: readonly ChatMessage[],
  outgoing: readonly Outgoing[],
  { zone, now, viewerId, readUpTo, blocked }: Reading,
): ChatRow[] {
  const rows: ChatRow[] = [];
  const unread =
    readUpTo === null ? undefined : messages.find((message) => isNews(message, readUpTo, viewerId));
  let day = '';
  let before: { authorId: number | null; at: string } | undefined;
  const beginDay = (at: string) => {
    const evening = eveningOf(at, zone);
    if (evening === day) return;
    day = evening;
    before = undefined;
    rows.push({ kind: 'day', key: `day ${evening}`, label: dayWords(evening, now, zone) });
  };
  const continues = (authorId: number | null, at: string) =>
    before?.authorId === authorId && Date.parse(at) - Date.parse(before.at) < blockLength;

  for (const message of messages) {
    beginDay(message.at);
    if (message === unread) {
      const count = messages.filter((other) => isNews(other, readUpTo ?? 0, viewerId)).length;
      rows.push({ kind: 'unread', key: 'unread', count });
      before = undefined;
    }
    const isFirst = !continues(message.author.id, message.at) || message.replyTo !== null;
    const isFolded = blocked.has(message.author.id) && !message.isDeleted;
    rows.push({ kind: 'message', key: message.clientId, message, isFirst, isFolded });
    before = message.isDeleted ? undefined : { authorId: message.author.id, at: message.at };
  }
  for (const entry of stillOutgoing(outgoing, messages)) {
    beginDay(entry.at);
    const isFirst = !continues(viewerId, entry.at) || entry.replyTo !== null;
    rows.push({ kind: 'outgoing', key: entry.clientId, outgoing: entry, isFirst });
    before = { authorId: viewerId, at: entry.at };
  }
  return rows;
}

/** What came in by another way already is not on its way any more. */
function stillOutgoing(outgoing: readonly Outgoing[], messages: readonly ChatMessage[]): Outgoing[] {
  const arrived = new Set(messages.slice(-100).map(({ clientId }) => clientId));
  return outgoing.filter(({ clientId }) => !arrived.has(clientId));
}

function isNews({ seq, author, isDeleted }: ChatMessage, readUpTo: number, viewerId: number | null): boolean {
  return seq > readUpTo && author.id !== viewerId && !isDeleted;
}

/** A night belongs to the evening it began on, here as everywhere. */
function dayWords(evening: string, now: string, zone: string): string {
  const today = eveningOf(now, zone);
  if (evening === today) return 'Today';
  if (evening === dayAfter(today, -1)) return 'Yesterday';
  return formatDate(
    `${evening}T12:00:00Z`,
    'UTC',
    evening.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'long',
  );
}
