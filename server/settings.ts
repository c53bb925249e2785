import { resolve } from 'node:path';
import { z } from 'zod';
import type { Wallets } from '../app/lib/platform.ts';
import {
  hostNames,
  httpUrl,
  onOff,
  port,
  postgresUrl,
  smtpUrl,
  stripeKey,
  vapidKey,
  webhookSecrets,
} from './setting-values.ts';
import { StartError } from './start-error.ts';
import { walletSettings } from './wallet-settings.ts';

const logLevels = ['silent', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const environment = z.object({
  PORT: port.default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_URL: httpUrl.optional(),
  DATABASE_URL: postgresUrl.optional(),
  SUPABASE_URL: httpUrl.optional(),
  SUPABASE_PUBLISHABLE_KEY: z.string().min(1).optional(),
  SUPABASE_SECRET_KEY: z.string().min(1).optional(),
  SMTP_URL: smtpUrl.optional(),
  MAIL_FROM: z.string().min(3).default('Limelight <no-reply@limelight.test>'),
  CONTACT_EMAIL: z.email('an e-mail address').optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GITHUB_CLIENT_ID: z.string().min(1).optional(),
  GITHUB_CLIENT_SECRET: z.string().min(1).optional(),
  GITHUB_URL: httpUrl.optional(),
  STRIPE_SECRET_KEY: stripeKey.optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecrets.optional(),
  VAPID_PUBLIC_KEY: vapidKey(65, 87).optional(),
  VAPID_PRIVATE_KEY: vapidKey(32, 43).optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'mailto:… or https://…')
    .optional(),
  PUSH_HOSTS: hostNames.default([]),
  WALLET_APPLE_PASS_TYPE_ID: z
    .string()
    .regex(/^pass\./, 'an identifier that begins with pass.')
    .optional(),
  WALLET_APPLE_TEAM_ID: z.string().min(1).optional(),
  WALLET_APPLE_CERTIFICATE: z.string().min(1).optional(),
  WALLET_APPLE_KEY: z.string().min(1).optional(),
  WALLET_APPLE_PASSPHRASE: z.string().min(1).optional(),
  WALLET_APPLE_WWDR: z.string().min(1).optional(),
  WALLET_GOOGLE_ISSUER_ID: z.string().regex(/^\d+$/, 'a number').optional(),
  WALLET_GOOGLE_SERVICE_ACCOUNT: z.string().min(1).optional(),
  DEMO_DATA: onOff.default(true),
  PAGE_CACHE: onOff.default(true),
  WEBHOOK_HOSTS: hostNames.default([]),
  FACEBOOK_PAGE_TOKEN: z.string().min(1).optional(),
  FACEBOOK_GRAPH_URL: httpUrl.default('https://graph.facebook.com/v24.0'),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'mailto:… or https://…')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
});

type Environment = z.infer<typeof environment>;

type HostedSupabase = { url: string; publishableKey: string; secretKey: string };

/** Where the data lives: docs/specification.md, "three ways to run". */
type BackendSettings =
  | { mode: 'embedded' }
  | { mode: 'postgres'; databaseUrl: string }
  | { mode: 'supabase'; databaseUrl: string; supabase: HostedSupabase };

/** `url`: a GitHub Enterprise of one's own instead of the public one. */
type OAuthClient = { id: string; secret: string; url?: string };
type OAuthProvider = 'google' | 'github';

type StripeSettings = { secretKey: string; webhookSecrets: string[] };

/** The pair by which push services know whom a push is from. */
type VapidKeys = { publicKey: string; privateKey: string };

export type Settings = {
  port: number;
  host: string;
  dataDirectory: string;
  /** Undefined until known: without PUBLIC_URL it is the address that the server listens on. */
  publicUrl: string | undefined;
  backend: BackendSettings;
  mail: { smtpUrl: string | undefined; from: string };
  /** Who answers for this installation; anybody can read it. */
  contact: string | undefined;
  oauth: Partial<Record<OAuthProvider, OAuthClient>>;
  /** Undefined: payments go to the local simulator. */
  stripe: StripeSettings | undefined;
  push: {
    /** Undefined: made once and kept with the database, where that is ours. */
    keys: VapidKeys | undefined;
    /** Who answers for what is pushed; push services may write there. */
    subject: string | undefined;
    /** Push services beside those that browsers are known to use. */
    hosts: string[];
  };
  wallets: Wallets;
  demoData: boolean;
  keepPages: boolean;
  /** Hosts of one's own network that webhooks may go to, also without encryption. */
  webhookHosts: string[];
  /** Undefined: events of Facebook pages come as files. */
  facebook: { token: string; baseUrl: string } | undefined;
  /** Where people write who found a hole; undefined: /.well-known/security.txt is not there. */
  securityContact: string | undefined;
  /** Opens /metrics from elsewhere; without it only this machine may read them. */
  metricsToken: string | undefined;
  logLevel: (typeof logLevels)[number];
};

export function parseSettings(variables: Record<string, string | undefined>): Settings {
  const filled = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(filled);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}${shown(name, filled[name] ?? '')} is not valid: expected ${issue.message}`;
    });
    throw new StartError(lines.join('\n'));
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDirectory: resolve(env.DATA_DIR),
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ''),
    backend: backendSettings(env),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    contact: env.CONTACT_EMAIL,
    oauth: oauthSettings(env),
    stripe: stripeSettings(env),
    push: { keys: vapidKeys(env), subject: env.VAPID_SUBJECT, hosts: env.PUSH_HOSTS },
    wallets: walletSettings(env),
    demoData: env.DEMO_DATA,
    keepPages: env.PAGE_CACHE,
    webhookHosts: env.WEBHOOK_HOSTS,
    facebook: env.FACEBOOK_PAGE_TOKEN
      ? { token: env.FACEBOOK_PAGE_TOKEN, baseUrl: env.FACEBOOK_GRAPH_URL.replace(/\/+$/, '') }
      : undefined,
    securityContact: env.SECURITY_CONTACT,
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  };
}

/** Error messages end up in logs; passwords and keys must not. */
function shown(name: string, value: string): string {
  return /_(KEY|SECRET|TOKEN|PASSPHRASE|CERTIFICATE|WWDR|ACCOUNT)$/.test(name)
    ? ''
    : `=${value.replace(/\/\/[^@/]*@/, '//…@')}`;
}

function backendSettings(env: Environment): BackendSettings {
  const { DATABASE_URL, SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = env;
  if (SUPABASE_URL === undefined) {
    return DATABASE_URL === undefined
      ? { mode: 'embedded' }
      : { mode: 'postgres', databaseUrl: DATABASE_URL };
  }
  const missing = Object.entries({ SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY, DATABASE_URL })
    .filter(([, value]) => value === undefined)
    .map(([name]) => name);
  if (!SUPABASE_PUBLISHABLE_KEY || !SUPABASE_SECRET_KEY || !DATABASE_URL) {
    throw new StartError(`SUPABASE_URL is set, so ${missing.join(' and ')} must be set too`);
  }
  return {
    mode: 'supabase',
    databaseUrl: DATABASE_URL,
    supabase: {
      url: SUPABASE_URL.replace(/\/+$/, ''),
      publishableKey: SUPABASE_PUBLISHABLE_KEY,
      secretKey: SUPABASE_SECRET_KEY,
    },
  };
}

function oauthSettings(env: Environment): Settings['oauth'] {
  const google = oauthClient('GOOGLE', env.GOOGLE_CLIENT_ID, env.GOOGLE_CLIENT_SECRET);
  const github = oauthClient('GITHUB', env.GITHUB_CLIENT_ID, env.GITHUB_CLIENT_SECRET);
  return {
    ...(google && { google }),
    ...(github && { github: env.GITHUB_URL === undefined ? github : { ...github, url: env.GITHUB_URL } }),
  };
}

function stripeSettings({
  STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET,
}: Environment): StripeSettings | undefined {
  if (STRIPE_SECRET_KEY === undefined && STRIPE_WEBHOOK_SECRET === undefined) return undefined;
  if (STRIPE_SECRET_KEY === undefined || STRIPE_WEBHOOK_SECRET === undefined) {
    throw new StartError('STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together');
  }
  return { secretKey: STRIPE_SECRET_KEY, webhookSecrets: STRIPE_WEBHOOK_SECRET };
}

function vapidKeys({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Environment): VapidKeys | undefined {
  if (VAPID_PUBLIC_KEY === undefined && VAPID_PRIVATE_KEY === undefined) return undefined;
  if (VAPID_PUBLIC_KEY === undefined || VAPID_PRIVATE_KEY === undefined) {
    throw new StartError('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together');
  }
  return { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY };
}

function oauthClient(prefix: string, id?: string, secret?: string): OAuthClient | undefined {
  if (id === undefined && secret === undefined) return undefined;
  if (id === undefined || secret === undefined) {
    throw new StartError(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET must be set together`);
  }
  return { id, secret };
}
