import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { liveCodeOf, liveSecretOf } from '~/lib/live-code';
import { encodeFacts, toToken } from '~/lib/ticket-token';
import { settingsOf } from './known-door';
import { readScanned } from './read-scanned';
import { friday, samplePack } from './sample-door';

const serial = '0123456789abcdef01234567';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const liveKey = Uint8Array.from(Buffer.alloc(32, 7));
const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');

const settings = {
  ...settingsOf(samplePack()),
  keys: [{ id: 3, publicKey: raw.toString('base64') }],
  liveKey: Buffer.from(liveKey).toString('base64'),
};
const live = { ...settings, rules: { ...settings.rules, liveCode: true } };

function tokenOf({ keyId = 3, eventId = 7, key = privateKey } = {}) {
  const validFrom = friday / 1000 - 100;
  const facts = encodeFacts({ keyId, eventId, typeId: 10, serial, validFrom, validUntil: validFrom + 1000 });
  return toToken(facts, sign(null, facts, key));
}

test('a ticket of ours is read without asking anybody', async () => {
  expect(await readScanned(settings, tokenOf(), friday)).toEqual({
    kind: 'ticket',
    serial,
    typeId: 10,
    isFresh: true,
  });
});

test('whatever else is shown is told apart', async () => {
  const stranger = generateKeyPairSync('ed25519').privateKey;
  const kinds = [
    await readScanned(settings, 'https://limelight.test/event/7', friday),
    await readScanned(settings, tokenOf({ key: stranger }), friday),
    await readScanned(settings, tokenOf({ keyId: 4 }), friday),
    await readScanned(settings, tokenOf({ keyId: 2 }), friday),
    await readScanned(settings, tokenOf({ eventId: 8 }), friday),
  ];
  expect(kinds.map(({ kind }) => kind)).toEqual(['unknown', 'forged', 'forged', 'revoked', 'wrong_event']);
});

test('a code that changes is fresh for a moment', async () => {
  const code = await liveCodeOf(await liveSecretOf(liveKey, serial), new Date(friday));
  const text = tokenOf() + code;
  expect(await readScanned(live, text, friday)).toMatchObject({ isFresh: true });
  expect(await readScanned(live, text, friday + 60_000)).toMatchObject({ isFresh: false });
  expect(await readScanned(live, tokenOf(), friday)).toMatchObject({ isFresh: false });
});

test('reading a ticket takes far less than anybody would notice', async () => {
  const token = tokenOf();
  await readScanned(settings, token, friday);
  const begun = performance.now();
  for (let n = 0; n < 50; n += 1) await readScanned(settings, token, friday);
  expect((performance.now() - begun) / 50).toBeLessThan(20);
});
