import { useKeptOffline } from '~/routes/use-kept-offline';

/** How long after an order's night has begun its tickets may still be of use. */
const grace = 14 * 86_400_000;

type Tickets = { token: string | null }[];

/** Kept again as soon as a ticket is another one. */
const markOf = (tickets: Tickets) => tickets.flatMap(({ token }) => token ?? []).join();

/** All of a person's tickets are on one page: whoever has opened that has all of them with them. */
export function useKeptOwnTickets(tickets: Tickets): void {
  useKeptOffline({ kind: 'tickets', title: 'My tickets', until: null, mark: markOf(tickets) });
}

export function useKeptOrder(event: { title: string; startsAt: string }, tickets: Tickets): void {
  const until = new Date(Date.parse(event.startsAt) + grace).toISOString();
  useKeptOffline({ kind: 'tickets', title: event.title, until, mark: markOf(tickets) });
}
