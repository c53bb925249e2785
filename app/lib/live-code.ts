import { fromBase45, toBase45 } from '~/lib/base45';
import { tokenCharacters } from '~/lib/ticket-token';

/**
 * The code that changes while a ticket is shown, where an event asks for it: what stands behind the token in the QR.
 * The event has a live key, each ticket a secret made from it, and each 15 seconds a code made from that. Holders' phones
 * have the secret of their ticket, scanners the live key of their event; both work without network.
 */
const stepLength = 15_000;
/** Eight characters: with the token just what fits into the QR (app/lib/qr.ts). */
const codeBytes = 5;
const secretBytes = 16;
/** A code of the step before or after is good as well: clocks differ, and reading takes a moment. */
const grace = [0, -1, 1];

/** What a QR says, taken apart: the token, and the live code where there is one. */
export function splitScanned(text: string): { token: string; code: string | null } {
  const code = text.slice(tokenCharacters);
  return { token: text.slice(0, tokenCharacters), code: code === '' ? null : code };
}

/** What a holder's phone makes codes with. */
export async function liveSecretOf(
  liveKey: Uint8Array<ArrayBuffer>,
  serial: string,
): Promise<Uint8Array<ArrayBuffer>> {
  return (await hmac(liveKey, new TextEncoder().encode(serial))).slice(0, secretBytes);
}

export async function liveCodeOf(secret: Uint8Array<ArrayBuffer>, now: Date): Promise<string> {
  return codeOfStep(secret, stepOf(now));
}

/** How long the code of now is shown. */
export function untilNextCode(now: Date): number {
  return stepLength - (now.getTime() % stepLength);
}

export async function isLiveCode(
  liveKey: Uint8Array<ArrayBuffer>,
  serial: string,
  code: string,
  now: Date,
): Promise<boolean> {
  if (fromBase45(code)?.length !== codeBytes) return false;
  const secret = await liveSecretOf(liveKey, serial);
  for (const apart of grace) if ((await codeOfStep(secret, stepOf(now) + apart)) === code) return true;
  return false;
}

const stepOf = (now: Date) => Math.floor(now.getTime() / stepLength);

async function codeOfStep(secret: Uint8Array<ArrayBuffer>, step: number): Promise<string> {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(step));
  return toBase45((await hmac(secret, bytes)).slice(0, codeBytes));
}

async function hmac(
  key: Uint8Array<ArrayBuffer>,
  message: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ]);
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, message));
}
