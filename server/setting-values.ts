import { z } from 'zod';

export const httpUrl = z.url({ protocol: /^https?$/, error: 'a URL that begins with http:// or https://' });
export const postgresUrl = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'a URL that begins with postgres://',
});
export const smtpUrl = z.url({ protocol: /^smtps?$/, error: 'a URL that begins with smtp:// or smtps://' });
export const stripeKey = z
  .string()
  .regex(/^(sk|rk)_(test|live)_\w+$/, 'a key that begins with sk_test_, sk_live_, rk_test_ or rk_live_');
/** Stripe has one for the platform's own events and one for those of connected accounts. */
export const webhookSecrets = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .refine(
    (list) => list.every((secret) => /^whsec_\w+$/.test(secret)),
    'one or more of whsec_…, with commas between them',
  );
/** Names of servers, with a port where it is another than usual. */
export const hostNames = z
  .string()
  .transform((list) => list.split(',').map((host) => host.trim().toLowerCase()))
  .refine(
    (list) => list.every((host) => /^\.?[a-z0-9.-]+(:\d{1,5})?$/.test(host)),
    'names of servers, with commas between them',
  );
export const vapidKey = (bytes: number, characters: number) =>
  z
    .string()
    .regex(
      new RegExp(`^[\\w-]{${characters}}$`),
      `${bytes} bytes in base64url, as \`npx web-push generate-vapid-keys\` makes them`,
    );
export const port = z.coerce.number('a port number from 0 to 65535').int().min(0).max(65_535);
export const onOff = z.enum(['on', 'off'], 'on or off').transform((value) => value === 'on');
