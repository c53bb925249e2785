import type { DesignPalette, TicketDesign } from './document.ts';
import { bigType, glow, plain } from './layouts-of-type.ts';
import { codeFirst, fullBleed, spotlight } from './layouts-with-art.ts';

export type TicketLayout = {
  id: string;
  name: string;
  /** In these colours; those of the event's poster to begin with. */
  make: (palette: DesignPalette) => TicketDesign;
};

/** Where designing begins; the first is what tickets look like untouched. */
export const layouts: readonly [TicketLayout, ...TicketLayout[]] = [
  { id: 'spotlight', name: 'Spotlight', make: spotlight },
  { id: 'full-bleed', name: 'Full bleed', make: fullBleed },
  { id: 'big-type', name: 'Big type', make: bigType },
  { id: 'plain', name: 'Plain', make: plain },
  { id: 'glow', name: 'Glow', make: glow },
  { id: 'code-first', name: 'Code first', make: codeFirst },
];

/** What an event's tickets look like while nobody designed them: in the colours of its poster. */
export function defaultDesign(palette: DesignPalette): TicketDesign {
  return layouts[0].make(palette);
}
