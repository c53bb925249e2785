import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Whose mail of a category ends: a person's, or that of an address, which is known by its hash alone. */
export type Unsubscription = { userId: number | null; addressHash: string | null; category: string };

type Recipient = { userId: number } | { address: string };

/** A link that ends mail of a category without signing in, and the headers by which mail programs do (RFC 8058). */
export function makeUnsubscribeLink(key: Uint8Array, publicUrl: string, to: Recipient, category: string) {
  const whose = 'userId' in to ? `u${to.userId}` : `a${hashOf(to.address)}`;
  const words = `${whose}.${category}`;
  const link = `${publicUrl}/unsubscribe?t=${words}.${sign(key, words)}`;
  const headers = {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { link, headers };
}

/** Undefined for whatever was not signed with this key. */
export function readUnsubscribeToken(key: Uint8Array, token: string): Unsubscription | undefined {
  const [, words = '', whose = '', category = '', signature = ''] =
    /^((u\d{1,15}|a[0-9a-f]{64})\.([a-z_]{1,40}))\.([\w-]{43})$/.exec(token) ?? [];
  if (words === '' || !timingSafeEqual(Buffer.from(sign(key, words)), Buffer.from(signature)))
    return undefined;
  return whose.startsWith('u')
    ? { userId: Number(whose.slice(1)), addressHash: null, category }
    : { userId: null, addressHash: whose.slice(1), category };
}

/** As private.address_hash. */
function hashOf(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}

function sign(key: Uint8Array, words: string): string {
  return createHmac('sha256', key).update(words).digest('base64url');
}
