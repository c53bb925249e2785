import { bareAddressAt, safeAddress } from '~/lib/rich-text-link';

/** A piece of plain text: words, or an address that is shown as it is and leads where it says. */
export type Piece = { text: string; to?: string };

/** Plain text with its http and https addresses as links. No other link can be in it, and none can hide where it leads. */
export function linkedPieces(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { index } of line.matchAll(/https?:\/\//gi)) {
    const address = index < from ? null : bareAddressAt(line, index);
    const to = address === null ? null : safeAddress(address);
    if (address === null || to === null) continue;
    if (index > from) pieces.push({ text: line.slice(from, index) });
    pieces.push({ text: address, to });
    from = index + address.length;
  }
  if (from < line.length) pieces.push({ text: line.slice(from) });
  return pieces;
}

/** Paragraphs are parted by empty lines. */
export function paragraphsOf(text: string): string[][] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0);
}
