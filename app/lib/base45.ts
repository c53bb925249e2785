const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
/** Of what is read from somebody's phone: nothing of ours is longer. */
const longest = 400;

/** The 45 characters that a QR code stores at 5.5 bits each (RFC 9285). */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [high = 0, low] = [bytes[at], bytes[at + 1]];
    const value = low === undefined ? high : high * 256 + low;
    const digits =
      low === undefined ? [value % 45, value / 45] : [value % 45, (value / 45) % 45, value / 2025];
    text += digits.map((digit) => alphabet[Math.floor(digit)]).join('');
  }
  return text;
}

/** Null for what is no such text. */
export function fromBase45(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 3 === 1 || text.length > longest) return null;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = [...text.slice(at, at + 3)].map((character) => alphabet.indexOf(character));
    if (digits.includes(-1)) return null;
    const value = digits.reduceRight((sum, digit) => sum * 45 + digit, 0);
    if (value >= (digits.length === 2 ? 256 : 65_536)) return null;
    bytes.push(...(digits.length === 2 ? [value] : [value >> 8, value & 255]));
  }
  return Uint8Array.from(bytes);
}
