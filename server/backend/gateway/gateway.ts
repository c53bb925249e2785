import { App } from '@supabase/lite';
import type { createAuthMailer } from '../../mail/auth-mailer.ts';
import type { Settings } from '../../settings.ts';
import type { BackendSecrets } from '../secrets.ts';
import { GatewayConnection, visitors } from './connection.ts';

type Options = {
  databaseUrl: string;
  secrets: BackendSecrets;
  siteUrl: string;
  oauth: Settings['oauth'];
  authMailer: ReturnType<typeof createAuthMailer>;
  connections?: number;
};

export type Gateway = ReturnType<typeof createGateway>;

/** `/auth/v1` and `/rest/v1` of the embedded backend, by @supabase/lite. */
export function createGateway(options: Options) {
  const connection = new GatewayConnection(options.databaseUrl, options.connections ?? 10);
  const app = new App({
    connection,
    api: { enabled: true, schemas: ['public'], max_rows: 1000 },
    storage: { enabled: false },
    auth: {
      enabled: true,
      jwt_secret: options.secrets.tokenSecret,
      publishable_key: options.secrets.publishableKey,
      secret_key: options.secrets.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
      minimum_password_length: 10,
      jwt_expiry: 3600,
      enable_refresh_token_rotation: true,
      refresh_token_reuse_interval: 10,
      enable_signup: true,
      email: {
        enable_signup: true,
        enable_confirmations: true,
        double_confirm_changes: false,
        otp_expiry: 3600,
        // The hash in a link is made of address and code alone: six digits could be guessed.
        otp_length: 8,
      },
      external: Object.fromEntries(
        Object.entries(options.oauth).map(([provider, { id, secret, url }]) => [
          provider,
          {
            enabled: true,
            client_id: id,
            secret,
            ...(url && { url }),
            redirect_uri: `${options.siteUrl}/auth/v1/callback`,
          },
        ]),
      ),
    },
    options: { server: { admin: false, disableStudio: true } },
  } as ConstructorParameters<typeof App>[0]);
  app._mailer = options.authMailer;

  return {
    app,
    fetch: (request: Request, peerAddress: string | null) =>
      visitors.run(peerAddress, () => app.fetch(request, { peerAddress })),
    stop: () => connection.close(),
  };
}
