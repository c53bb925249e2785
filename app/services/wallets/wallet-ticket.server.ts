import type { Platform } from '~/lib/platform';
import type { TicketDesign } from '~/lib/ticket-design/document';
import { factsOf, type TicketFacts } from '~/lib/ticket-design/facts';
import { type WalletColours, walletColours } from '~/lib/ticket-design/wallet-colours';
import { eachTicketSheet, type TicketSheet } from '~/services/documents/ticket-sheets.server';
import { getEventDesign } from '~/services/ticket-design/event-design.server';
import { posterPalette } from '~/ui/poster/poster-svg';

/** Everything that a card of a wallet says of one ticket. */
export type WalletTicket = {
  sheet: TicketSheet;
  facts: TicketFacts;
  design: TicketDesign;
  colours: WalletColours;
};

/** Undefined for a ticket that is not valid, or whose code changes: a card could not follow it. */
export async function getWalletTicket(
  platform: Platform,
  orderId: number,
  ticketId: number,
): Promise<WalletTicket | undefined> {
  const { value: sheet } = await eachTicketSheet(platform, orderId, [ticketId]).next();
  if (!sheet || sheet.event.liveCode) return undefined;
  const design = await getEventDesign(platform, sheet.event.id);
  const colours = walletColours(design, posterPalette({ kind: 'event', id: sheet.event.id }));
  return { sheet, facts: factsOf(sheet, false), design, colours };
}
