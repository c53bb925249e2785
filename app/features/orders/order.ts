type OrderLine = {
  typeId: number;
  name: string;
  quantity: number;
  unitPrice: number;
  discount: number;
};

/** `token` is what its code carries; none where it is not valid. */
type OrderTicket = { id: number; serial: string; name: string; isValid: boolean; token: string | null };

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
  event: { id: number; title: string; startsAt: string; timezone: string; venue: string | null };
};

/** Why something was refused, and of which type. */
export type Problem = { reason: string; typeId?: number; room?: number };
