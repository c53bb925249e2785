import type { Db } from '~/db/db';
import { listMyTickets } from '~/features/tickets/queries';
import type { OwnTicket } from '~/features/tickets/rules';
import { type Platform, walletKinds } from '~/lib/platform';
import { listLiveSecrets } from './live-secrets.server';
import { signTickets } from './sign-tickets.server';
import { listFaces } from './ticket-faces.server';

/** The tickets of whoever asks, each with what its code carries. */
export async function listSignedTickets(platform: Platform, db: Db): Promise<OwnTicket[]> {
  const tickets = await listMyTickets(db);
  const codes = await listCodes(platform, tickets);
  return tickets.map((ticket) => ({ ...ticket, ...codes(ticket.id) }));
}

/** For each of these tickets what its code carries, what the part that changes is made with, and what it looks like. */
export async function listCodes(platform: Platform, tickets: readonly { id: number }[]) {
  const tokens = await signTickets(platform, tickets);
  const ids = [...tokens.keys()];
  const [secrets, faces] = await Promise.all([listLiveSecrets(platform, ids), listFaces(platform, ids)]);
  const wallets = walletKinds.filter((kind) => platform.wallets?.[kind]);
  return (id: number) => ({
    token: tokens.get(id) ?? null,
    liveSecret: secrets.get(id) ?? null,
    face: faces.get(id) ?? null,
    // A card could not follow a code that changes.
    wallets: tokens.has(id) && !secrets.has(id) ? wallets : [],
  });
}
