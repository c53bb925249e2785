import { useKeptOffline } from '~/routes/use-kept-offline';

/** Kept again as soon as a ticket is another one. */
export function useKeptTickets(scope: '/success' | '/user/', tickets: { token: string | null }[]): void {
  useKeptOffline({ kind: 'tickets', scope, mark: tickets.flatMap(({ token }) => token ?? []).join() });
}
