import { fromBase45, toBase45 } from './base45.ts';

/**
 * What a ticket's QR carries: 33 bytes of facts and an Ed25519 signature over them, written with the 45 characters that
 * QR codes store at 5.5 bits each (RFC 9285). All numbers are big-endian.
 *
 *   0 version · 1 key (4) · 5 event (4) · 9 ticket type (4) · 13 serial (12) · 25 valid from (4) · 29 valid until (4) · 33 signature (64)
 *
 * When it lets in (nights, hours) is for the scanner's list of ticket types: organisers change that after the sale.
 */
export type TicketFacts = {
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
/** As text. */
export const tokenCharacters = 146;
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

/** The public half of an event's key, ready to check with. */
export function importTicketKey(publicKey: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', publicKey, 'Ed25519', false, ['verify']);
}

/** The facts of a token that the owner of this public key signed and whose time it is; null for every other text. */
export async function verifyToken(token: string, key: CryptoKey, now: Date): Promise<TicketFacts | null> {
  const bytes = bytesOf(token);
  const facts = parseToken(token);
  const seconds = now.getTime() / 1000;
  if (!bytes || !facts || !(seconds >= facts.validFrom && seconds < facts.validUntil)) return null;
  const isSigned = await crypto.subtle.verify(
    'Ed25519',
    key,
    bytes.subarray(factsLength),
    bytes.subarray(0, factsLength),
  );
  return isSigned ? facts : null;
}

function bytesOf(token: string): Uint8Array<ArrayBuffer> | null {
  const bytes = fromBase45(token);
  return bytes?.length === tokenLength && bytes[0] === version ? bytes : null;
}
