type TicketLine = { name: string; holder: string };

/** A piece of a mail. Each is written once and read twice: as a picture of a page and as plain text. */
export type Block =
  | { is: 'words'; text: string }
  /** Somebody else's words, as they wrote them. */
  | { is: 'quote'; text: string }
  /** An organiser's own letter: paragraphs, and links that say where they lead. */
  | { is: 'letter'; text: string }
  | { is: 'button'; label: string; to: string }
  | { is: 'facts'; facts: (readonly [label: string, value: string])[] }
  | { is: 'tickets'; tickets: TicketLine[] }
  | { is: 'small'; text: string };

export type MailContent = {
  subject: string;
  /** What lists of mails show after the subject. */
  preview: string;
  heading: string;
  /** Above the heading; most programs ask first. */
  picture?: { src: string; alt: string } | undefined;
  blocks: Block[];
  /** Why it came to this person. */
  because: string;
  /** Where mail like this is ended, if it can be. */
  unsubscribe?: string | undefined;
};

/** More than this would be cut off by the mail programs themselves; the file has all of them. */
export const ticketsShown = 20;

/** Names are whatever people typed: one line, and nothing in it that turns the direction of what follows. */
export function oneLine(text: string): string {
  return text
    .replaceAll(/\p{Cc}|\u2028|\u2029/gu, ' ')
    .replaceAll(/[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replaceAll(/ +/g, ' ')
    .trim();
}
