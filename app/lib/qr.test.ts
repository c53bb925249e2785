import { expect, test } from 'vitest';
import { encodeQr, fitsQr, qrPath } from './qr';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
/** The right one of every pair of columns; the timing line is left out. */
const pairs = [...Array.from({ length: 17 }, (_, n) => 40 - 2 * n), 5, 3, 1];

/** Reads a code of version 6 the way a scanner does, from the standard and not from the encoder. */
function read(modules: boolean[][]): number[] {
  const size = modules.length;
  const isFunction = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (Math.abs(x - 34) <= 2 && Math.abs(y - 34) <= 2);
  const bits: number[] = [];
  let isUpward = true;
  for (const right of pairs) {
    for (let n = 0; n < size; n += 1) {
      const y = isUpward ? size - 1 - n : n;
      for (const x of [right, right - 1])
        if (!isFunction(x, y)) bits.push(Number(modules[y]?.[x]) ^ Number((x + y) % 2 === 0));
    }
    isUpward = !isUpward;
  }
  return Array.from({ length: 172 }, (_, n) => Number.parseInt(bits.slice(8 * n, 8 * n + 8).join(''), 2));
}

/** Four blocks of 27 words and 16 that check them, dealt out in turn. */
function blocksOf(words: number[]): { data: number[]; whole: number[] }[] {
  return [0, 1, 2, 3].map((block) => {
    const data = Array.from({ length: 27 }, (_, n) => words[4 * n + block] ?? 0);
    const checks = Array.from({ length: 16 }, (_, n) => words[108 + 4 * n + block] ?? 0);
    return { data, whole: [...data, ...checks] };
  });
}

/** Powers of 2 in the field of the standard. */
const powers = [1];
for (let n = 1; n < 255; n += 1) {
  const next = (powers[n - 1] ?? 0) << 1;
  powers.push(next > 255 ? next ^ 0x11d : next);
}
const times = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : (powers[(powers.indexOf(a) + powers.indexOf(b)) % 255] ?? 0);

test.each(['6BF 1$E%+', alphabet.repeat(3), 'X'.repeat(146), 'Z'.repeat(153), ':'.repeat(154), ''])(
  'a scanner reads %s, and every check of the code holds',
  (text) => {
    const blocks = blocksOf(read(encodeQr(text)));
    const bits = blocks
      .flatMap(({ data }) => data)
      .map((word) => word.toString(2).padStart(8, '0'))
      .join('');
    expect(bits.slice(0, 4)).toBe('0010');
    const length = Number.parseInt(bits.slice(4, 13), 2);
    let seen = '';
    for (let at = 13; seen.length < length; ) {
      const isLast = seen.length === length - 1;
      const value = Number.parseInt(bits.slice(at, at + (isLast ? 6 : 11)), 2);
      seen += isLast ? alphabet[value] : `${alphabet[Math.floor(value / 45)]}${alphabet[value % 45]}`;
      at += isLast ? 6 : 11;
    }
    expect(seen).toBe(text);
    for (const { whole } of blocks) {
      const syndromes = Array.from({ length: 16 }, (_, n) =>
        whole.reduce((sum, word) => times(sum, powers[n] ?? 0) ^ word, 0),
      );
      expect(new Set(syndromes)).toEqual(new Set([0]));
    }
  },
);

test('the corners are where a scanner looks for them', () => {
  const modules = encodeQr('LIMELIGHT');
  const finder = '1111111 1000001 1011101 1011101 1011101 1000001 1111111'.split(' ');
  for (const [left, top] of [
    [0, 0],
    [34, 0],
    [0, 34],
  ] as const) {
    const seen = modules.slice(top, top + 7).map((row) =>
      row
        .slice(left, left + 7)
        .map(Number)
        .join(''),
    );
    expect(seen).toEqual(finder);
  }
  // Error correction M, mask 0: 101010000010010 around the first corner.
  const format = [0, 1, 2, 3, 4, 5, 7, 8].map((x) => Number(modules[8]?.[x])).join('');
  expect(format).toBe('10101000');
});

test.each(['https://limelight.example.org/scanner#link=aB-_9', 'ä', 'z'.repeat(106)])(
  'other characters are written byte by byte: %s',
  (text) => {
    const bytes = blocksOf(read(encodeQr(text))).flatMap(({ data }) => data);
    const bits = bytes.map((word) => word.toString(2).padStart(8, '0')).join('');
    expect(bits.slice(0, 4)).toBe('0100');
    const length = Number.parseInt(bits.slice(4, 12), 2);
    const seen = Uint8Array.from({ length }, (_, n) =>
      Number.parseInt(bits.slice(12 + 8 * n, 20 + 8 * n), 2),
    );
    expect(new TextDecoder().decode(seen)).toBe(text);
  },
);

test('what does not fit is refused', () => {
  expect(() => encodeQr('A'.repeat(155))).toThrow('too long');
  expect(() => encodeQr('a'.repeat(107))).toThrow('too long');
  expect(fitsQr('a'.repeat(106))).toBe(true);
  expect(fitsQr('ä'.repeat(54))).toBe(false);
});

test('the path draws every dark module and nothing else', () => {
  const modules = encodeQr('LIMELIGHT');
  const { path, size } = qrPath('LIMELIGHT');
  const drawn = modules.map((row) => row.map(() => false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let n = 0; n < Number(length); n += 1) (drawn[Number(y)] ?? [])[Number(x) + n] = true;
  expect(drawn).toEqual(modules);
  // A phone of 390 px shows the code 232 px wide with its white border of four modules: more than 3 px each.
  expect(232 / (size + 8)).toBeGreaterThan(3);
});
