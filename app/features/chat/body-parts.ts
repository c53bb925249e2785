import { bareAddressAt, safeAddress } from '~/lib/rich-text-link';

export type BodyPart =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; address: string }
  | { kind: 'mention'; text: string; userId: number };

type Mention = { id: number; name: string };

/** A message as parts: addresses become links, names of mentioned people stand out, all else stays text. */
export function partsOf(body: string, mentions: readonly Mention[]): BodyPart[] {
  // The longest first: 'Ada Vance' is not 'Ada' followed by a word.
  const named = mentions.toSorted((a, b) => b.name.length - a.name.length);
  const parts: BodyPart[] = [];
  let plain = 0;
  const add = (part: BodyPart, from: number) => {
    if (from > plain) parts.push({ kind: 'text', text: body.slice(plain, from) });
    parts.push(part);
    plain = from + part.text.length;
  };
  for (let at = 0; at < body.length; at = Math.max(at + 1, plain)) {
    const part = mentionAt(body, at, named) ?? linkAt(body, at);
    if (part) add(part, at);
  }
  if (plain < body.length) parts.push({ kind: 'text', text: body.slice(plain) });
  return parts;
}

function mentionAt(body: string, at: number, mentions: readonly Mention[]): BodyPart | undefined {
  if (body[at] !== '@') return undefined;
  const found = mentions.find(({ name }) => name !== '' && body.startsWith(name, at + 1));
  return found && { kind: 'mention', text: `@${found.name}`, userId: found.id };
}

function linkAt(body: string, at: number): BodyPart | undefined {
  if (body[at] !== 'h' && body[at] !== 'H') return undefined;
  const text = bareAddressAt(body, at);
  const address = text === null ? null : safeAddress(text);
  return text !== null && address !== null ? { kind: 'link', text, address } : undefined;
}

const glyph = String.raw`\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?`;
const onlyEmoji = new RegExp(String.raw`^(?:\s*${glyph}(?:\u200D${glyph})*){1,3}\s*$`, 'u');

/** One to three emoji and nothing else are drawn large. */
export function isOnlyEmoji(body: string): boolean {
  return body.length <= 60 && onlyEmoji.test(body);
}
