import { createHmac, randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { sign } from 'hono/jwt';
import Stripe from 'stripe';
import { beforeAll, describe, expect, test } from 'vitest';
import { fromBase45, toBase45 } from '~/lib/base45';
import { isLiveCode, liveCodeOf, liveSecretOf, splitScanned } from '~/lib/live-code';
import { encodeFacts, importTicketKey, parseToken, toToken, verifyToken } from '~/lib/ticket-token';
import { verifyEvent } from '~/services/payments/webhook.server';
import { isSecret } from '~/services/selling/order-secret.server';
import { signWebhook } from '~/services/webhooks/sign-webhook.server';
import { signDownload, verifyDownload, verifyUpload } from '../../../server/backend/storage/signed-url.ts';
import { createTokenVerifier } from '../../../server/backend/tokens.ts';
import { damaged, flipBit, hostileText, runs, textOf } from './hostile.ts';

const now = new Date('2026-11-15T22:00:00Z');
const seconds = Math.floor(now.getTime() / 1000);
const facts = {
  keyId: 7,
  eventId: 12,
  typeId: 3,
  serial: '0123456789abcdef01234567',
  validFrom: seconds - 3600,
  validUntil: seconds + 3600,
};

describe('ticket codes', () => {
  let key: CryptoKey;
  let bytes: Uint8Array;
  let token: string;
  beforeAll(async () => {
    const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair;
    key = await importTicketKey(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
    const signed = encodeFacts(facts);
    const signature = new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, signed));
    token = toToken(signed, signature);
    bytes = Uint8Array.of(...signed, ...signature);
  });

  test('the whole code is good, and with any bit turned it is not', async () => {
    expect(await verifyToken(token, key, now)).toEqual(facts);
    for (let bit = 0; bit < bytes.length * 8; bit += 1)
      expect(await verifyToken(toBase45(flipBit(bytes, bit)), key, now), `bit ${bit}`).toBeNull();
  });

  test('nothing else is a code, and nothing fails on it', async () => {
    const written = fc.oneof(hostileText, damaged(token), textOf('0', 'A', '$', token.slice(0, 50)));
    await fc.assert(
      fc.asyncProperty(written, async (text) => {
        parseToken(text);
        splitScanned(text);
        if (text !== token) expect(await verifyToken(text, key, now)).toBeNull();
      }),
      runs(300),
    );
  });

  test('base 45 is read back as it was written, and only in one spelling', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (any) => {
        expect(fromBase45(toBase45(any))).toEqual(Uint8Array.from(any));
      }),
      runs(200),
    );
    fc.assert(
      fc.property(textOf('0', 'Z', ':', ' '), (text) => {
        const read = fromBase45(text);
        if (read) expect(toBase45(read)).toBe(text);
      }),
      runs(300),
    );
  });

  test('a live code is of its ticket and its quarter of a minute', async () => {
    const liveKey = new Uint8Array(randomBytes(32));
    const code = await liveCodeOf(await liveSecretOf(liveKey, facts.serial), now);
    expect(await isLiveCode(liveKey, facts.serial, code, now)).toBe(true);
    const other = fc.oneof(
      hostileText,
      damaged(code),
      fc.uint8Array({ minLength: 5, maxLength: 5 }).map(toBase45),
    );
    await fc.assert(
      fc.asyncProperty(other, async (text) => {
        if (text !== code) expect(await isLiveCode(liveKey, facts.serial, text, now)).toBe(false);
      }),
      runs(150),
    );
    for (const apart of [-60_000, 60_000])
      expect(await isLiveCode(liveKey, facts.serial, code, new Date(now.getTime() + apart))).toBe(false);
    expect(await isLiveCode(liveKey, `${facts.serial.slice(1)}0`, code, now)).toBe(false);
  });
});

describe('access tokens and signed addresses', () => {
  const secret = 'a-secret-of-more-than-thirty-two-letters';
  const verify = createTokenVerifier(secret);
  const exp = Math.floor(Date.now() / 1000) + 3600;

  test('a token is refused when anything about it changed', async () => {
    const token = await sign({ sub: 'a', role: 'authenticated', exp }, secret, 'HS256');
    expect(await verify(token)).toMatchObject({ sub: 'a' });
    const [header = '', payload = '', signature = ''] = token.split('.');
    for (let bit = 0; bit < 256; bit += 1) {
      const flipped = Buffer.from(flipBit(Buffer.from(signature, 'base64url'), bit)).toString('base64url');
      expect(await verify(`${header}.${payload}.${flipped}`)).toBeUndefined();
    }
    await fc.assert(
      fc.asyncProperty(fc.oneof(hostileText, damaged(token)), async (text) => {
        const same = text.split('.').slice(0, 2).join('.') === `${header}.${payload}`;
        if (!same) expect(await verify(text)).toBeUndefined();
      }),
      runs(300),
    );
  });

  test('a token that names no algorithm, another one or none of its own is refused', async () => {
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const payload = encode({ sub: 'a', role: 'service_role', exp });
    for (const alg of ['none', 'None', 'HS512', 'RS256', '', null, ['HS256']]) {
      const content = `${encode({ alg })}.${payload}`;
      const mac = createHmac('sha256', secret).update(content).digest('base64url');
      expect(await verify(`${content}.`)).toBeUndefined();
      expect(await verify(`${content}.${mac}`), String(alg)).toBeUndefined();
    }
    for (const forever of [{}, { exp: null }, { exp: 'x' }, { exp: String(exp) }])
      expect(
        await verify(await sign({ role: 'service_role', ...forever } as never, secret, 'HS256')),
      ).toBeUndefined();
  });

  test('a signed address opens itself alone, and is no access token', async () => {
    const token = await signDownload(secret, { url: 'bucket/a.png', expiresIn: 60 });
    await expect(verifyDownload(secret, token, 'bucket/a.png')).resolves.toMatchObject({
      purpose: 'download',
    });
    await expect(verifyUpload(secret, token, 'bucket/a.png')).rejects.toThrow();
    expect(await verify(token)).toBeUndefined();
    await fc.assert(
      fc.asyncProperty(hostileText, damaged(token), async (url, text) => {
        if (url !== 'bucket/a.png') await expect(verifyDownload(secret, token, url)).rejects.toThrow();
        if (!text.startsWith(token.slice(0, token.lastIndexOf('.'))))
          await expect(verifyDownload(secret, text, 'bucket/a.png')).rejects.toThrow();
      }),
      runs(150),
    );
  });

  test('the secret of an order has one form', () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, damaged('a'.repeat(43))), (text) => {
        expect(isSecret(text)).toBe(/^[\w-]{43}$/.test(text));
      }),
      runs(200),
    );
  });
});

describe('signatures of messages', () => {
  const stripe = new Stripe('sk_test_fuzz');
  const secret = 'whsec_fuzz';
  const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'payment_intent.succeeded' });

  test('an event of the payment provider is refused when anything about it changed', () => {
    const header = stripe.webhooks.generateTestHeaderString({ payload: body, secret });
    expect(verifyEvent(stripe, body, header, [secret])?.id).toBe('evt_1');
    const refused = (text: string, signature: string) =>
      verifyEvent(stripe, text, signature, [secret]) === undefined;
    fc.assert(
      fc.property(damaged(body), fc.oneof(hostileText, damaged(header)), (text, signature) => {
        if (text !== body) expect(refused(text, header)).toBe(true);
        const [, mac = ''] = /v1=([0-9a-f]+)/.exec(header) ?? [];
        if (!signature.includes(mac)) expect(refused(body, signature)).toBe(true);
      }),
      runs(300),
    );
  });

  test('what we send is signed with every secret that holds, and with each differently', () => {
    fc.assert(
      fc.property(hostileText, hostileText, (id, text) => {
        const at = new Date(1_700_000_000_000);
        const one = signWebhook({ id, at, body: text, secrets: ['whsec_YQ==', 'whsec_Yg=='] });
        const other = signWebhook({ id, at, body: `${text}!`, secrets: ['whsec_YQ=='] });
        const [first, second] = one['webhook-signature']?.split(' ') ?? [];
        expect(first).not.toBe(second);
        expect(other['webhook-signature']).not.toBe(first);
      }),
      runs(100),
    );
  });
});
