import { href } from 'react-router';
import type { Platform } from '~/lib/platform';

type Recipient = { userId: number } | { address: string };

/** A link that ends mail of a category without signing in, and the headers by which mail programs do (RFC 8058). */
export async function makeUnsubscribe({ sql, publicUrl }: Platform, to: Recipient, category: string) {
  const { userId, address } = { userId: null, address: null, ...to };
  const [row] = await sql<{ token: string }[]>`
    select private.unsubscribe_token(${userId}, ${address}, ${category}) as token`;
  const link = `${publicUrl}${href('/unsubscribe')}?t=${row?.token}`;
  const headers = {
    'List-Unsubscribe': `<${link}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  return { link, headers };
}

/** Whose mail of a category ends: a person's, or that of an address, which is known by its hash alone. */
export type Unsubscription = { userId: number | null; addressHash: Uint8Array | null; category: string };

/** Undefined for whatever was not signed here. */
export async function readUnsubscribe({ sql }: Platform, token: string): Promise<Unsubscription | undefined> {
  const [asked] = await sql<Unsubscription[]>`
    select user_id::int as "userId", address_hash as "addressHash", category
    from private.read_unsubscribe_token(${token})`;
  return asked;
}

/** Ends mail of a category, or begins it again; false where it cannot be ended. */
export async function setMailWanted(
  { sql }: Platform,
  { userId, addressHash, category }: Unsubscription,
  wanted: boolean,
): Promise<boolean> {
  const [row] = await sql<{ done: boolean }[]>`
    select private.set_mail_wanted(${userId}, ${addressHash}, ${category}, ${wanted}) as done`;
  return row?.done ?? false;
}
