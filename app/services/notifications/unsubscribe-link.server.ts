import type { Platform } from '~/lib/platform';
import { makeUnsubscribeLink, readUnsubscribeToken, type Unsubscription } from '~/lib/unsubscribe-token';

type Recipient = Parameters<typeof makeUnsubscribeLink>[2];

/** The link and the headers that end mail of a category. */
export async function makeUnsubscribe(platform: Platform, to: Recipient, category: string) {
  return makeUnsubscribeLink(await keyOf(platform), platform.publicUrl, to, category);
}

/** Undefined for whatever was not signed here. */
export async function readUnsubscribe(
  platform: Platform,
  token: string,
): Promise<Unsubscription | undefined> {
  return readUnsubscribeToken(await keyOf(platform), token);
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

async function keyOf({ sql }: Platform): Promise<Uint8Array> {
  const [row] = await sql<{ key: Uint8Array }[]>`select key from private.unsubscribe_key`;
  if (!row) throw new Error('there is no key to sign links with');
  return row.key;
}
