/** One date in somebody's calendar. Times are ISO instants. */
export type CalendarEntry = {
  /** The same for as long as the event exists, so that a calendar changes what it has: 'event-12@host'. */
  uid: string;
  /** Grows with every change that people should be told of. */
  sequence: number;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  title: string;
  startsAt: string;
  endsAt: string;
  /** Plain text; see `plainText` of rich-text.ts. */
  description: string;
  location?: string;
  latitude?: number;
  longitude?: number;
  url: string;
  updatedAt: string;
};

type CalendarFile = {
  name: string;
  entries: readonly CalendarEntry[];
  /** Given for what is sent to people, left out for what they download or subscribe to. */
  method?: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  /** How often a subscription should ask again; given for feeds. */
  refreshHours?: number;
  /** When the file is sent; matters only together with `method`. */
  now?: Date;
};

const lineEnd = '\r\n';
const octetsPerLine = 75;

/** An iCalendar file (RFC 5545). */
export function calendarFile({
  name,
  entries,
  method,
  refreshHours,
  now = new Date(),
}: CalendarFile): string {
  const sentAt = method && now.toISOString();
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Limelight//Events//EN',
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    `NAME:${asText(name)}`,
    `X-WR-CALNAME:${asText(name)}`,
    ...(refreshHours
      ? [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshHours}H`, `X-PUBLISHED-TTL:PT${refreshHours}H`]
      : []),
    ...entries.flatMap((entry) => linesOf(entry, sentAt ?? entry.updatedAt)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => fold(line) + lineEnd).join('');
}

/** Without a method the stamp is the time of the last change, so an unchanged feed stays the same file. */
function linesOf(entry: CalendarEntry, stampedAt: string): string[] {
  const { latitude, longitude } = entry;
  return [
    'BEGIN:VEVENT',
    `UID:${asText(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${asInstant(stampedAt)}`,
    `LAST-MODIFIED:${asInstant(entry.updatedAt)}`,
    `DTSTART:${asInstant(entry.startsAt)}`,
    `DTEND:${asInstant(entry.endsAt)}`,
    `STATUS:${entry.status}`,
    `SUMMARY:${asText(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${asText(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${asText(entry.location)}`] : []),
    ...(latitude !== undefined && longitude !== undefined ? [`GEO:${latitude};${longitude}`] : []),
    `URL:${withoutControls(entry.url).replaceAll('\n', '')}`,
    'END:VEVENT',
  ];
}

/** '20261114T220000Z' */
function asInstant(iso: string): string {
  return `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

function asText(text: string): string {
  return withoutControls(text)
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);
}

function withoutControls(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)\p{Cc}/gu, ' ');
}

/** A line is at most 75 octets long and goes on in the next after a space; no character is torn apart. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = octetsOf(character);
    if (octets + size > octetsPerLine) {
      folded += `${lineEnd} `;
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

function octetsOf(character: string): number {
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}
