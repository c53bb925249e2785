import fc from 'fast-check';

const { FUZZ_RUNS, FUZZ_SEED } = process.env;

/** The same inputs in every run, unless asked otherwise: `FUZZ_RUNS=20` is twenty times as many, `FUZZ_SEED` another start. */
export function runs(usual: number): { numRuns: number; seed: number; endOnFailure: boolean } {
  const times = Number(FUZZ_RUNS ?? 1);
  return { numRuns: usual * times, seed: Number(FUZZ_SEED ?? 20_261_115), endOnFailure: times > 1 };
}

/** What breaks parsers elsewhere. */
const oddities = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff\ud800',
  '\ufeff',
  '\u202e',
  '%',
  '%00',
  '%2e%2e%2f',
  '%c0%af',
  '..',
  '../../etc/passwd',
  '//evil.test',
  '/\\evil.test',
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '<script>alert(1)</script>',
  '</script><script>',
  '"><img src=x onerror=alert(1)>',
  "' or 1=1 --",
  '; drop table users',
  '$1',
  '#{7*7}',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e400',
  '9007199254740993',
  '99999999999999999999999',
  '0x10',
  '010',
  '１２',
  '2026-02-30',
  '+275761-01-01T00:00:00Z',
  '-000001-01-01',
  'Europe/Atlantis',
  'x'.repeat(5000),
  '('.repeat(2000),
  '[['.repeat(1000),
  '*'.repeat(3000),
  '🎟️'.repeat(300),
  'e\u0301'.repeat(300),
];

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...oddities) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(...oddities), { maxLength: 4 }).map((all) => all.join('')),
  },
);

/** Text made of the pieces of a language, so that it gets past the first check. */
export function textOf(...pieces: string[]): fc.Arbitrary<string> {
  return fc
    .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...pieces) }, hostileText), { maxLength: 30 })
    .map((all) => all.join(''));
}

export const hostileJson = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  fc.dictionary(hostileText, fc.oneof(hostileText, fc.jsonValue()), { maxKeys: 5 }),
  fc.constant(JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) as unknown),
);

/** One bit of it is another. */
export function flipBit(bytes: Uint8Array, at: number): Uint8Array<ArrayBuffer> {
  const flipped = Uint8Array.from(bytes);
  const index = Math.floor(at / 8) % flipped.length;
  flipped[index] = (flipped[index] ?? 0) ^ (1 << (at % 8));
  return flipped;
}

/** A text with something cut out, put in or turned round. */
export function damaged(text: string): fc.Arbitrary<string> {
  return fc
    .tuple(fc.nat(text.length), fc.nat(40), hostileText)
    .map(([at, length, put]) => text.slice(0, at) + put + text.slice(at + length));
}
