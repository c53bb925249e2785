import { expect, test } from 'vitest';
import { walletSettings } from './wallet-settings.ts';

const pem = '-----BEGIN CERTIFICATE-----\\nMIIB\\n-----END CERTIFICATE-----';
const apple = {
  WALLET_APPLE_PASS_TYPE_ID: 'pass.org.limelight',
  WALLET_APPLE_TEAM_ID: 'TEAM',
  WALLET_APPLE_CERTIFICATE: pem,
  WALLET_APPLE_KEY: pem,
  WALLET_APPLE_WWDR: pem,
};
const account = JSON.stringify({
  client_email: 'a@limelight.test',
  private_key: '-----BEGIN PRIVATE KEY-----',
});

test('no wallet is set up without its variables', () => {
  expect(walletSettings({})).toEqual({});
});

test('certificates are the text itself, with line breaks as one line can have them', () => {
  expect(walletSettings(apple).apple?.certificate).toBe(pem.replaceAll('\\n', '\n'));
  expect(
    walletSettings({ WALLET_GOOGLE_ISSUER_ID: '33', WALLET_GOOGLE_SERVICE_ACCOUNT: account }).google,
  ).toEqual({
    issuerId: '33',
    email: 'a@limelight.test',
    key: '-----BEGIN PRIVATE KEY-----',
  });
});

test.each([
  [{ ...apple, WALLET_APPLE_WWDR: undefined }, 'must be set together'],
  [{ ...apple, WALLET_APPLE_KEY: '/nowhere/pass.key' }, 'neither the text itself nor the path'],
  [{ WALLET_GOOGLE_ISSUER_ID: '33' }, 'must be set together'],
  [{ WALLET_GOOGLE_ISSUER_ID: '33', WALLET_GOOGLE_SERVICE_ACCOUNT: '{"a":1}' }, 'not the JSON key file'],
])('half a wallet does not start', (variables, words) => {
  expect(() => walletSettings(variables)).toThrow(words);
});
