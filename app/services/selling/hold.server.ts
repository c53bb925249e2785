/** What private.place_holds is asked (supabase/migrations, docs/capacity.md). */
export type HoldRequest = {
  /** The same request sent again makes no second order. */
  key: string;
  /** SHA-256 of what opens the order without an account, in hex. */
  secretHash: string;
  /** Who asks. Holds are counted for it and for the account; without it nothing is counted. */
  address?: string;
  items: { typeId: number; quantity: number; price?: number }[];
  coupon?: string;
  userId?: number;
  email?: string;
  name?: string;
  /** What the buyer was shown: refused when it has changed. */
  expectedTotal?: number;
};

export type HeldOrder = {
  orderId: number;
  code: string;
  status: string;
  total: number;
  fee: number;
  discount: number;
  currency: string;
  expiresAt: string;
};

export type Refusal = { reason: string; detail: Record<string, unknown> };

export type HoldAnswer = HeldOrder | Refusal;
