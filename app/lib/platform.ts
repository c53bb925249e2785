import type postgres from 'postgres';

/** How to reach the payment provider. */
export type PaymentAccess = {
  /** Which money moves: what was set up in another mode does not count in this one. */
  mode: 'simulated' | 'test' | 'live';
  secretKey: string;
  /** Of each endpoint that the provider sends events to. */
  webhookSecrets: string[];
  /** The simulator, in place of the network. */
  simulator: ((request: Request) => Promise<Response>) | undefined;
};

/** By which push services know whom a push is from. */
export type PushAccess = { publicKey: string; privateKey: string; subject: string };

/** Written once for those who see pictures and once for those who do not; `to` is one person. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: { filename: string; contentType: string; content: Uint8Array }[];
  headers?: Record<string, string>;
  /** Where an answer goes, if not to us. */
  replyTo?: string;
};

export type DemoAccess = { password: string; accounts: { email: string; is: string }[] };

/** Work that the worker of the process does with the services: by name, and when without being asked (crontab). */
export type Jobs = { tasks: Record<string, (payload: unknown) => Promise<void>>; crontab: string[] };

/** What passes of Apple Wallet are signed with; certificates and keys as PEM. */
export type AppleWalletAccess = {
  passTypeId: string;
  teamId: string;
  certificate: string;
  key: string;
  passphrase: string | undefined;
  /** Apple's own, which its certificates are signed by. */
  wwdr: string;
};
/** Who saves to Google Wallet: the account that its links are signed by. */
export type GoogleWalletAccess = { issuerId: string; email: string; key: string };
export type Wallets = { apple?: AppleWalletAccess; google?: GoogleWalletAccess };
export type WalletKind = keyof Wallets;
export const walletKinds: readonly WalletKind[] = ['apple', 'google'];

type Installation = {
  mode: 'embedded' | 'postgres' | 'supabase';
  version: string;
  /** Undefined in development, where nothing is built. */
  build: string | undefined;
  dataDirectory: string;
  /** Rejects when mail cannot be delivered at present. */
  checkMail: () => Promise<void>;
};

/** What the process in server/ hands to the pages: the one object that crosses from roof to floors. */
export type Platform = {
  /** The address people type, without a slash at the end. */
  publicUrl: string;
  /** Where the backend is for the browser; undefined means on the address of the pages. */
  supabaseUrl: string | undefined;
  publishableKey: string;
  /** Opens the backend as the service, which row level security does not hold: services alone use it. */
  secretKey: string;
  /** Reaches the backend from here: straight into the embedded one, over the network to a hosted one. */
  fetchBackend: (request: Request) => Promise<Response>;
  /** Trusted connection that row level security does not hold: services alone use it. */
  sql: postgres.Sql;
  payments: PaymentAccess;
  /** Undefined: devices are told nothing. */
  push: PushAccess | undefined;
  /** The wallets that tickets can be put into. */
  wallets?: Wallets;
  oauthProviders: ('google' | 'github')[];
  /** Where this is the demo: its accounts, which may be named on the pages. */
  demo: DemoAccess | undefined;
  /** By SMTP, or into the local mailbox. Rejects when it could not be handed over. */
  sendMail: (mail: Mail) => Promise<void>;
  /** Mail stays on this machine. */
  localMail: boolean;
  /** The local mailbox may be pointed at: whoever sees the page is on this machine. */
  mailboxOpen: boolean;
  /** What runs here, for the self-check; tests that look at none leave it out. */
  installation?: Installation;
  /** Strangers' pages are kept for a moment. */
  keepPages: boolean;
  /** Hosts that webhooks and imports may call although they are in a private network. */
  webhookHosts: readonly string[];
  /** Whom people write to about their data; undefined where nobody set it. */
  contact?: string | undefined;
  /** Reads the events of Facebook pages; undefined where nobody set that up. */
  facebook: { token: string; baseUrl: string } | undefined;
  log: {
    info(facts: object, message: string): void;
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
};
