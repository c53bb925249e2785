/** The objects that the simulator keeps: the fields of Stripe's that Limelight or a person looks at. */
export type Shapes = {
  account: Account;
  account_link: AccountLink;
  'checkout.session': CheckoutSession;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  event: SimulatedEvent;
};

type Metadata = Record<string, string>;
/** Seconds since 1970, as everywhere in Stripe. */
type Instant = number;

export type Account = {
  id: string;
  object: 'account';
  created: Instant;
  email: string | null;
  country: string;
  default_currency: string;
  charges_enabled: boolean;
  payouts_enabled: boolean;
  details_submitted: boolean;
  capabilities: Record<string, 'active' | 'inactive'>;
  requirements: { currently_due: string[]; past_due: string[]; disabled_reason: string | null };
  metadata: Metadata;
};

/** Has no id at Stripe; ours is the last part of its address. */
export type AccountLink = {
  id: string;
  object: 'account_link';
  created: Instant;
  expires_at: Instant;
  url: string;
  account: string;
  refresh_url: string;
  return_url: string;
  used: boolean;
};

export type CheckoutSession = {
  id: string;
  object: 'checkout.session';
  created: Instant;
  expires_at: Instant;
  livemode: false;
  mode: 'payment';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  customer_email: string | null;
  metadata: Metadata;
  payment_intent: string | null;
  allowed_payment_method_types: string[] | null;
  payment_method_types: string[];
  success_url: string;
  cancel_url: string | null;
  url: string | null;
  /** What Stripe keeps to itself. */
  inner: {
    lines: { name: string; description: string; quantity: number; amount: number }[];
    applicationFee: number | null;
    destination: string | null;
    intentMetadata: Metadata;
    lastDecline: string | null;
  };
};

export type PaymentIntent = {
  id: string;
  object: 'payment_intent';
  created: Instant;
  livemode: false;
  amount: number;
  amount_received: number;
  application_fee_amount: number | null;
  currency: string;
  latest_charge: string | null;
  metadata: Metadata;
  status: 'requires_payment_method' | 'processing' | 'succeeded';
  transfer_data: { destination: string } | null;
};

export type Charge = {
  id: string;
  object: 'charge';
  created: Instant;
  livemode: false;
  amount: number;
  amount_refunded: number;
  currency: string;
  disputed: boolean;
  metadata: Metadata;
  paid: boolean;
  payment_intent: string;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
  refunded: boolean;
  status: 'succeeded';
};

export type Refund = {
  id: string;
  object: 'refund';
  created: Instant;
  amount: number;
  charge: string;
  currency: string;
  metadata: Metadata;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded';
};

export type Dispute = {
  id: string;
  object: 'dispute';
  created: Instant;
  livemode: false;
  amount: number;
  charge: string;
  currency: string;
  payment_intent: string;
  reason: 'fraudulent';
  status: 'needs_response' | 'won' | 'lost';
};

type SimulatedEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: Instant;
  /** The connected account that it is about. */
  account?: string;
  data: { object: unknown };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: string;
};
