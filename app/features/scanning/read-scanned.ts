import { checkLiveCode, splitScanned } from '~/lib/live-code';
import { parseToken, verifyToken } from '~/lib/ticket-token';
import type { Scanned } from './decide';
import type { DoorSettings } from './messages';

const importedKeys = new Map<string, Uint8Array<ArrayBuffer>>();

/** Looks at the signature of what a code says: on the phone, without asking anybody. */
export async function readScanned(settings: DoorSettings, text: string, at: number): Promise<Scanned> {
  const { token, code } = splitScanned(text);
  const claimed = parseToken(token);
  if (!claimed) return { kind: 'unknown' };
  // The keys of other events are not on this phone, so what such a token claims stays a claim.
  if (claimed.eventId !== settings.event.id) return { kind: 'wrong_event' };
  const key = settings.keys.find(({ id }) => id === claimed.keyId);
  const facts = key && (await verifyToken(token, bytesOf(key.publicKey), new Date(at)));
  if (!facts) return { kind: 'forged' };
  const { serial, typeId } = facts;
  const isFresh = settings.rules.liveCode ? await isCodeFresh(settings, serial, code, at) : true;
  return { kind: 'ticket', serial, typeId, isFresh };
}

async function isCodeFresh({ liveKey }: DoorSettings, serial: string, code: string | null, at: number) {
  return liveKey !== null && code !== null && (await checkLiveCode(liveKey, serial, code, new Date(at)));
}

/** The same bytes every time: a key is imported once for as long as its bytes are known. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const known = importedKeys.get(base64);
  if (known) return known;
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  importedKeys.set(base64, bytes);
  return bytes;
}
