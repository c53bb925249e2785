/** Where a ticket is among the tickets of its order, or an extra among the extras: what lets nobody in is not counted as a ticket. */
export type TicketPlace = { isExtra: boolean; place: number; ofAll: number };

type Counted = { isExtra: boolean };

/** Each with its place, in the order that they are in. */
export function withPlaces<Item extends Counted>(all: Item[]): (Item & TicketPlace)[] {
  return all.map((item, index) => {
    const isLike = ({ isExtra }: Counted) => isExtra === item.isExtra;
    return {
      ...item,
      place: all.slice(0, index + 1).filter(isLike).length,
      ofAll: all.filter(isLike).length,
    };
  });
}

/** 'Ticket 1 of 2'; an extra that is the only one is just that. */
export function placeWords({ isExtra, place, ofAll }: TicketPlace): string {
  if (isExtra && ofAll === 1) return 'Extra';
  return `${isExtra ? 'Extra' : 'Ticket'} ${place} of ${ofAll}`;
}

/** '2 tickets, 1 extra' */
export function ticketsWords(tickets: number, extras: number): string {
  const words: string[] = [];
  if (tickets > 0 || extras === 0) words.push(tickets === 1 ? '1 ticket' : `${tickets} tickets`);
  if (extras > 0) words.push(extras === 1 ? '1 extra' : `${extras} extras`);
  return words.join(', ');
}
