/** Where a ticket is among the tickets of its order, or an extra among the extras: what lets nobody in is not counted as a ticket. */
export type TicketPlace = { isExtra: boolean; place: number; ofAll: number };

/** 'Ticket 1 of 2'; an extra that is the only one is just that. */
export function placeWords({ isExtra, place, ofAll }: TicketPlace): string {
  if (isExtra && ofAll === 1) return 'Extra';
  return `${isExtra ? 'Extra' : 'Ticket'} ${place} of ${ofAll}`;
}
