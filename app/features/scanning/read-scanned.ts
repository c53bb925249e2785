import { isLiveCode, splitScanned } from '~/lib/live-code';
import { importTicketKey, parseToken, verifyToken } from '~/lib/ticket-token';
import type { Scanned } from './decide';
import type { DoorSettings } from './messages';

/** Imported once: a phone checks thousands of tickets with one key. */
const imported = new Map<string, Promise<CryptoKey>>();

/** Looks at the signature of what a code says: on the phone, without asking anybody. */
export async function readScanned(settings: DoorSettings, text: string, at: number): Promise<Scanned> {
  const { token, code } = splitScanned(text);
  const claimed = parseToken(token);
  if (!claimed) return { kind: 'unknown' };
  // The keys of other events are not on this phone, so what such a token claims stays a claim.
  if (claimed.eventId !== settings.event.id) return { kind: 'wrong_event' };
  const key = settings.keys.find(({ id }) => id === claimed.keyId);
  // A key that was given up is not in the pack; what it signed was valid once.
  if (!key && settings.keys.some(({ id }) => id > claimed.keyId)) return { kind: 'revoked' };
  const facts = key && (await verifyToken(token, await keyOf(key.publicKey), new Date(at)));
  if (!facts) return { kind: 'forged' };
  const { serial, typeId } = facts;
  const isFresh = settings.rules.liveCode ? await isCodeFresh(settings, serial, code, at) : true;
  return { kind: 'ticket', serial, typeId, isFresh };
}

async function isCodeFresh({ liveKey }: DoorSettings, serial: string, code: string | null, at: number) {
  return (
    liveKey !== null && code !== null && (await isLiveCode(bytesOf(liveKey), serial, code, new Date(at)))
  );
}

function keyOf(publicKey: string): Promise<CryptoKey> {
  const known = imported.get(publicKey);
  if (known) return known;
  const key = importTicketKey(bytesOf(publicKey));
  imported.set(publicKey, key);
  return key;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}
