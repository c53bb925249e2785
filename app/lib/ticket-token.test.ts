import { generateKeyPairSync, type KeyObject, randomBytes, randomInt, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { encodeFacts, importTicketKey, toToken, verifyToken } from './ticket-token';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const rawKey = (key: KeyObject) =>
  Uint8Array.from(Buffer.from(key.export({ format: 'jwk' }).x ?? '', 'base64url'));
const key = await importTicketKey(rawKey(publicKey));
const now = new Date('2030-06-01T20:00:00Z');
const seconds = now.getTime() / 1000;
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

const some = () => ({
  keyId: randomInt(2 ** 32),
  eventId: randomInt(2 ** 32),
  typeId: randomInt(2 ** 32),
  serial: randomBytes(12).toString('hex'),
  validFrom: seconds - randomInt(1e6),
  validUntil: seconds + 1 + randomInt(1e6),
});
const tokenOf = (facts: ReturnType<typeof some>) => {
  const bytes = encodeFacts(facts);
  return toToken(bytes, sign(null, bytes, privateKey));
};

test('what was signed is read back, and fits the code on a ticket', async () => {
  for (let n = 0; n < 100; n += 1) {
    const facts = some();
    const token = tokenOf(facts);
    expect(token).toHaveLength(146);
    expect([...token].every((character) => alphabet.includes(character))).toBe(true);
    expect(await verifyToken(token, key, now)).toEqual(facts);
  }
});

test('neither before its time nor after', async () => {
  const token = tokenOf({ ...some(), validFrom: seconds, validUntil: seconds + 60 });
  const at = async (offset: number) =>
    (await verifyToken(token, key, new Date(now.getTime() + offset))) !== null;
  expect([await at(-1), await at(0), await at(59_999), await at(60_000)]).toEqual([false, true, true, false]);
  expect(await verifyToken(token, key, new Date(Number.NaN))).toBeNull();
});

test('a token of another key is nobody’s', async () => {
  const foreign = await importTicketKey(rawKey(generateKeyPairSync('ed25519').publicKey));
  expect(await verifyToken(tokenOf(some()), foreign, now)).toBeNull();
});

test('every single flipped bit is noticed', async () => {
  const facts = encodeFacts(some());
  const signature = sign(null, facts, privateKey);
  for (let bit = 0; bit < 8 * (facts.length + signature.length); bit += 1) {
    const bytes = Uint8Array.of(...facts, ...signature);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    const token = toToken(bytes.subarray(0, facts.length), bytes.subarray(facts.length));
    expect(await verifyToken(token, key, now)).toBeNull();
  }
});

test('whatever else is held before the camera is refused without a stumble', async () => {
  const good = tokenOf(some());
  const nonsense = [
    '',
    'LL1.1.0123456789abcdef01234567',
    'https://limelight.test/event/1',
    '\u0000',
    '🎟️'.repeat(73),
    good.toLowerCase(),
    `${good} `,
    ` ${good}`,
    good + good,
    ':'.repeat(146),
    '0'.repeat(146),
    'A'.repeat(100_000),
  ];
  for (let n = 0; n < 147; n += 1) if (n < good.length) nonsense.push(good.slice(0, n), good.slice(n + 1));
  for (let n = 0; n < 300; n += 1) {
    nonsense.push(randomBytes(randomInt(200)).toString('latin1'));
    nonsense.push(Array.from({ length: 146 }, () => alphabet[randomInt(45)]).join(''));
    nonsense.push(toToken(randomBytes(33), randomBytes(64)));
    const at = randomInt(good.length);
    const other = alphabet[(alphabet.indexOf(good[at] ?? '') + 1 + randomInt(44)) % 45];
    nonsense.push(good.slice(0, at) + other + good.slice(at + 1));
  }
  for (const text of nonsense) expect(await verifyToken(text, key, now)).toBeNull();
});

test('what does not fit is not signed', () => {
  expect(() => encodeFacts({ ...some(), eventId: 2 ** 32 })).toThrow(RangeError);
  expect(() => encodeFacts({ ...some(), typeId: -1 })).toThrow(RangeError);
  expect(() => encodeFacts({ ...some(), serial: 'abc' })).toThrow(RangeError);
});
