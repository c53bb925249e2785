import type { WalletKind } from '~/lib/platform';
import type { ScreenFace } from '~/lib/ticket-design/screen-face';
import type { TicketRights } from '~/lib/ticket-rights';
import type { Validity } from '~/lib/validity';
import type { AskedQuestion, Attendee } from './attendees';

type OrderLine = Validity & {
  typeId: number;
  name: string;
  quantity: number;
  unitPrice: number;
  discount: number;
};

type OrderTicket = Validity & {
  id: number;
  /** Nothing for a ticket that is somebody else's by now. */
  serial: string;
  name: string;
  isExtra: boolean;
  holder: string;
  isValid: boolean;
  isGivenAway: boolean;
  /** What its code carries; none where it is not valid or given away. */
  token: string | null;
  /** What the part of it that changes is made with, where the event asks for one. */
  liveSecret: string | null;
  /** What it looks like, in the design of its event. */
  face: ScreenFace | null;
  /** That it can be put into. */
  wallets: WalletKind[];
  rights: TicketRights;
};

/** An order as its buyer sees it. */
export type BuyerOrder = {
  id: number;
  code: string;
  status: 'offered' | 'held' | 'paying' | 'paid' | 'expired' | 'cancelled' | 'refunded';
  /** Until the places go back; 0 for an order that holds none. By the server's clock. */
  secondsLeft: number;
  name: string;
  email: string;
  /** Whoever buys without an account says who they are. */
  isGuest: boolean;
  currency: string;
  discount: number;
  /** The part of the fee that is paid on top. */
  fee: number;
  total: number;
  coupon: string | null;
  lines: OrderLine[];
  tickets: OrderTicket[];
  /** What is asked, and what was said so far of whom each ticket is for, while the order is open. */
  questions: AskedQuestion[];
  attendees: Attendee[];
  event: {
    id: number;
    title: string;
    startsAt: string;
    endsAt: string;
    timezone: string;
    venue: string | null;
  };
};

/** Why something was refused, of which type, or for which ticket and question. */
export type Problem = { reason: string; typeId?: number; room?: number; n?: number; questionId?: number };
