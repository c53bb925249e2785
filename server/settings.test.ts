import { expect, test } from 'vitest';
import { parseSettings } from './settings.ts';

test('nothing set means: embedded, loopback, port 3000, demo', () => {
  expect(parseSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    backend: { mode: 'embedded' },
    oauth: {},
    demoData: true,
    keepPages: true,
    webhookHosts: [],
    facebook: undefined,
    publicUrl: undefined,
  });
});

test('an empty variable counts as not set', () => {
  expect(parseSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({
    port: 3000,
    backend: { mode: 'embedded' },
  });
});

test('the three ways to run follow from what is set', () => {
  const databaseUrl = 'postgres://me@db/limelight';
  expect(parseSettings({ DATABASE_URL: databaseUrl }).backend).toEqual({ mode: 'postgres', databaseUrl });
  const hosted = {
    DATABASE_URL: databaseUrl,
    SUPABASE_URL: 'https://x.example/',
    SUPABASE_PUBLISHABLE_KEY: 'p',
    SUPABASE_SECRET_KEY: 's',
  };
  expect(parseSettings(hosted).backend).toEqual({
    mode: 'supabase',
    databaseUrl,
    supabase: { url: 'https://x.example', publishableKey: 'p', secretKey: 's' },
  });
});

test.each([
  [{ PORT: '70000' }, 'PORT=70000 is not valid: expected a port number from 0 to 65535'],
  [
    { DATABASE_URL: 'mysql://x' },
    'DATABASE_URL=mysql://x is not valid: expected a URL that begins with postgres://',
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL=loud is not valid: expected one of silent, error'],
  [{ DEMO_DATA: 'yes' }, 'DEMO_DATA=yes is not valid: expected on or off'],
  [{ PAGE_CACHE: '2' }, 'PAGE_CACHE=2 is not valid: expected on or off'],
  [{ GOOGLE_CLIENT_ID: 'x' }, 'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET must be set together'],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together'],
  [{ VAPID_PUBLIC_KEY: 'x'.repeat(87) }, 'VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY must be set together'],
  [{ CONTACT_EMAIL: 'me' }, 'CONTACT_EMAIL=me is not valid: expected an e-mail address'],
  [{ VAPID_SUBJECT: 'me' }, 'VAPID_SUBJECT=me is not valid: expected mailto:… or https://…'],
  [{ PUSH_HOSTS: 'https://x/' }, 'PUSH_HOSTS=https://x/ is not valid: expected names of servers'],
  [{ STRIPE_SECRET_KEY: 'pk_test_x' }, 'STRIPE_SECRET_KEY is not valid: expected a key that begins with sk_'],
])('%o is refused by name', (variables, message) => {
  expect(() => parseSettings(variables)).toThrow(message);
});

test('Stripe may have a secret for each of its webhook endpoints', () => {
  const variables = { STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_a, whsec_b' };
  expect(parseSettings(variables).stripe?.webhookSecrets).toEqual(['whsec_a', 'whsec_b']);
  expect(parseSettings({}).stripe).toBeUndefined();
});

test('the value of a secret is not repeated in an error', () => {
  expect(() => parseSettings({ DATABASE_URL: 'http://me:hunter2@db' })).toThrow(/DATABASE_URL/);
  expect(() => parseSettings({ DATABASE_URL: 'http://me:hunter2@db' })).not.toThrow(/hunter2/);
});
