import { contrast } from '../contrast.ts';
import type { DesignPalette, TicketDesign } from './document.ts';

/** What a wallet lets choose: the card, what it says, and the names of what it says. */
export type WalletColours = { background: string; text: string; label: string };

/** The design's colours on a card of a wallet; `poster` are those of the event's own art. */
export function walletColours({ background, paper }: TicketDesign, poster: DesignPalette): WalletColours {
  const colours = background.kind === 'art' ? background.palette : poster;
  const isArt = background.kind === 'art' || background.kind === 'poster';
  const card = isArt ? colours.ground : background.kind === 'gradient' ? background.from : paper;
  const text = contrast('#ffffff', card) >= contrast('#0c1512', card) ? '#ffffff' : '#0c1512';
  const label = [colours.first, colours.second].find((colour) => contrast(colour, card) >= 4.5) ?? text;
  return { background: card, text, label };
}
