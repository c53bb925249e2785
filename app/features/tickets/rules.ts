import type { Database } from '~/generated/database';
import type { WalletKind } from '~/lib/platform';
import type { ScreenFace } from '~/lib/ticket-design/screen-face';
import type { TicketRights } from '~/lib/ticket-rights';
import type { Validity } from '~/lib/validity';

type Row = Database['public']['Functions']['list_my_tickets']['Returns'][number];

/** A ticket as the database tells its holder. */
export type HeldTicket = Omit<Row, 'venue_name' | 'rights' | keyof Validity> &
  Validity & { venue_name: string | null; rights: TicketRights };

/** A ticket as it is shown at the door and to whoever holds it. */
export type ShownTicket = Validity & {
  id: number;
  serial: string;
  name: string;
  /** What lets nobody in, such as a locker. */
  isExtra: boolean;
  holder: string;
  isValid: boolean;
  isGivenAway?: boolean;
  /** What its code carries; none where it is not valid or somebody else's. */
  token: string | null;
  /** What the part of the code that changes is made with, where the event asks for one. */
  liveSecret: string | null;
  /** What it looks like, in the design of its event; plain words where it is null. */
  face: ScreenFace | null;
  /** That it can be put into. */
  wallets: WalletKind[];
  orderCode: string;
  rights: TicketRights;
};

/** With what its code carries, which only the server can sign; none where it is not valid. */
export type OwnTicket = HeldTicket & Pick<ShownTicket, 'token' | 'liveSecret' | 'face' | 'wallets'>;

export type TicketGroup = { eventId: number; tickets: OwnTicket[] };

/** By event: those to come, nearest first, then those that are over. */
export function groupTickets(
  tickets: OwnTicket[],
  now: string,
): { upcoming: TicketGroup[]; past: TicketGroup[] } {
  const groups = [...Map.groupBy(tickets, ({ event_id: id }) => id)].map(([eventId, all]) => ({
    eventId,
    tickets: all,
  }));
  const isAhead = ({ tickets: [first] }: TicketGroup) =>
    first !== undefined && Date.parse(first.ends_at) > Date.parse(now);
  return {
    upcoming: groups.filter(isAhead).reverse(),
    past: groups.filter((group) => !isAhead(group)),
  };
}
