import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { href } from 'react-router';
import type { Mail, Platform } from '~/lib/platform';

/** Whose mail of a category ends: a person's, or that of an address, which is known by its hash alone. */
export type Unsubscription = { userId: number | null; addressHash: string | null; category: string };

type Recipient = { userId: number } | { address: string };

/** A link that ends mail of a category without signing in, and the headers by which mail programs do (RFC 8058). */
export async function makeUnsubscribe(platform: Platform, to: Recipient, category: string) {
  const whose = 'userId' in to ? `u${to.userId}` : `a${hashOf(to.address)}`;
  const words = `${whose}.${category}`;
  const link = `${platform.publicUrl}${href('/unsubscribe')}?t=${words}.${sign(await keyOf(platform), words)}`;
  const headers: Mail['headers'] = {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { link, headers };
}

/** Undefined for whatever was not signed here. */
export async function readUnsubscribe(
  platform: Platform,
  token: string,
): Promise<Unsubscription | undefined> {
  const [, words = '', whose = '', category = '', signature = ''] =
    /^((u\d{1,15}|a[0-9a-f]{64})\.([a-z_]{1,40}))\.([\w-]{43})$/.exec(token) ?? [];
  if (words === '') return undefined;
  const expected = Buffer.from(sign(await keyOf(platform), words));
  if (!timingSafeEqual(expected, Buffer.from(signature))) return undefined;
  return whose.startsWith('u')
    ? { userId: Number(whose.slice(1)), addressHash: null, category }
    : { userId: null, addressHash: whose.slice(1), category };
}

/** Ends mail of a category, or begins it again; false where it cannot be ended. */
export async function setMailWanted(
  { sql }: Platform,
  { userId, addressHash, category }: Unsubscription,
  wanted: boolean,
): Promise<boolean> {
  const [row] = await sql<{ done: boolean }[]>`
    select private.set_mail_wanted(${userId}, decode(${addressHash}, 'hex'), ${category}, ${wanted}) as done`;
  return row?.done ?? false;
}

/** As private.address_hash. */
function hashOf(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}

function sign(key: Uint8Array, words: string): string {
  return createHmac('sha256', key).update(words).digest('base64url');
}

async function keyOf({ sql }: Platform): Promise<Uint8Array> {
  const [row] = await sql<{ key: Uint8Array }[]>`select key from private.unsubscribe_key`;
  if (!row) throw new Error('there is no key to sign links with');
  return row.key;
}
