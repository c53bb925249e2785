/** The sheets that a ticket is drawn on. All lengths are points; on a phone a point is a CSS pixel. */
export const sizeNames = ['phone', 'a5', 'a4', 'a6', 'thermal'] as const;
export type SizeName = (typeof sizeNames)[number];

export type TicketSize = {
  label: string;
  width: number;
  height: number;
  /** What printers leave white, and fingers cover. */
  margin: number;
  /** Black on white, without art: what a thermal printer can do. */
  isMono: boolean;
  /** The smallest module of the code that is still read from it. */
  smallestModule: number;
};

const perMillimetre = 72 / 25.4;
/** Printed: 0.4 mm a module. */
const printed = 0.4 * perMillimetre;

export const ticketSizes: Record<SizeName, TicketSize> = {
  phone: { label: 'Phone', width: 390, height: 700, margin: 20, isMono: false, smallestModule: 2.2 },
  a5: { label: 'A5', width: 419.53, height: 595.28, margin: 20, isMono: false, smallestModule: printed },
  a4: { label: 'A4', width: 595.28, height: 841.89, margin: 28, isMono: false, smallestModule: printed },
  a6: { label: 'A6', width: 297.64, height: 419.53, margin: 14, isMono: false, smallestModule: printed },
  thermal: {
    label: 'Thermal 80 mm',
    width: 80 * perMillimetre,
    height: 150 * perMillimetre,
    margin: 4 * perMillimetre,
    isMono: true,
    smallestModule: printed,
  },
};

/** What a point of the design, which is thought for a phone, is on this sheet. */
export function scaleOf({ width, height }: Pick<TicketSize, 'width' | 'height'>): number {
  return Math.min(width / ticketSizes.phone.width, height / ticketSizes.phone.height);
}

export function isSizeName(text: string | null | undefined): text is SizeName {
  return sizeNames.some((name) => name === text);
}
