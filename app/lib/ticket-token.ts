/**
 * What a ticket's QR carries: 33 bytes of facts and an Ed25519 signature over them, written with the 45 characters that
 * QR codes store at 5.5 bits each (RFC 9285). All numbers are big-endian.
 *
 *   0 version · 1 key (4) · 5 event (4) · 9 ticket type (4) · 13 serial (12) · 25 valid from (4) · 29 valid until (4) · 33 signature (64)
 *
 * When it lets in (nights, hours) is for the scanner's list of ticket types: organisers change that after the sale.
 */
type TicketFacts = {
  keyId: number;
  eventId: number;
  typeId: number;
  /** 24 hexadecimal digits. */
  serial: string;
  /** Unix seconds. */
  validFrom: number;
  validUntil: number;
};

const version = 1;
const factsLength = 33;
const tokenLength = factsLength + 64;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const largest = 0xffff_ffff;

/** The bytes that are signed. */
export function encodeFacts(facts: TicketFacts): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(factsLength);
  const view = new DataView(bytes.buffer);
  const put = (at: number, value: number) => {
    if (!Number.isInteger(value) || value < 0 || value > largest)
      throw new RangeError('does not fit into a ticket token');
    view.setUint32(at, value);
  };
  if (!/^[0-9a-f]{24}$/.test(facts.serial)) throw new RangeError('not the serial of a ticket');
  bytes[0] = version;
  put(1, facts.keyId);
  put(5, facts.eventId);
  put(9, facts.typeId);
  for (let n = 0; n < 12; n += 1) bytes[13 + n] = Number.parseInt(facts.serial.slice(2 * n, 2 * n + 2), 16);
  put(25, facts.validFrom);
  put(29, facts.validUntil);
  return bytes;
}

export function toToken(facts: Uint8Array, signature: Uint8Array): string {
  return toBase45(Uint8Array.of(...facts, ...signature));
}

/** What a token claims, believed by nobody yet; null for anything that is no token. */
export function parseToken(token: string): TicketFacts | null {
  const bytes = bytesOf(token);
  if (!bytes) return null;
  const view = new DataView(bytes.buffer);
  return {
    keyId: view.getUint32(1),
    eventId: view.getUint32(5),
    typeId: view.getUint32(9),
    serial: [...bytes.subarray(13, 25)].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
    validFrom: view.getUint32(25),
    validUntil: view.getUint32(29),
  };
}

/** The facts of a token that the owner of this public key signed and whose time it is; null for every other text. */
export async function verifyToken(
  token: string,
  publicKey: Uint8Array<ArrayBuffer>,
  now: Date,
): Promise<TicketFacts | null> {
  const bytes = bytesOf(token);
  const facts = parseToken(token);
  const seconds = now.getTime() / 1000;
  if (!bytes || !facts || !(seconds >= facts.validFrom && seconds < facts.validUntil)) return null;
  const key = await importKey(publicKey);
  const isSigned = await crypto.subtle.verify(
    'Ed25519',
    key,
    bytes.subarray(factsLength),
    bytes.subarray(0, factsLength),
  );
  return isSigned ? facts : null;
}

/** Once for the same bytes: a scanner checks thousands of tickets with one key. */
const imported = new WeakMap<Uint8Array, Promise<CryptoKey>>();

function importKey(publicKey: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const known = imported.get(publicKey);
  if (known) return known;
  const key = crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
  imported.set(publicKey, key);
  return key;
}

function bytesOf(token: string): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase45(token);
  return bytes?.length === tokenLength && bytes[0] === version ? bytes : null;
}

function toBase45(bytes: Uint8Array): string {
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

function fromBase45(text: string): Uint8Array<ArrayBuffer> | null {
  if (text.length % 3 === 1 || text.length > 2 * tokenLength) return null;
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
