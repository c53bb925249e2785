import type { Database } from '~/generated/database';
import type { Validity } from '~/lib/validity';

type Row = Database['public']['Functions']['list_ticket_offers']['Returns'][number];

/** A ticket that somebody offers to the viewer. */
export type OfferedToMe = Omit<Row, 'from_name'> & { from_name: string | null };

/** A ticket that somebody offers, as whoever asks may see it. */
export type TicketOffer = { state: 'open' | 'taken' | 'gone'; email: string } & (
  | (Validity & {
      is_for_viewer: boolean;
      from_name: string | null;
      type_name: string;
      ticket_type_id: number;
      event_id: number;
      event_title: string;
      starts_at: string;
      ends_at: string;
      timezone: string;
      venue_name: string | null;
    })
  | { is_for_viewer: false; event_id: null }
);
