import { expect, test } from 'vitest';
import { encodeQr } from './qr';

/** Reads a code of version 3 the way a scanner does, from the standard and not from the encoder. */
function read(modules: boolean[][]): number[] {
  const size = modules.length;
  const isFunction = (x: number, y: number) =>
    x === 6 ||
    y === 6 ||
    (x < 9 && y < 9) ||
    (x >= size - 8 && y < 9) ||
    (x < 9 && y >= size - 8) ||
    (Math.abs(x - 22) <= 2 && Math.abs(y - 22) <= 2);
  const bits: number[] = [];
  let isUpward = true;
  for (const right of [28, 26, 24, 22, 20, 18, 16, 14, 12, 10, 8, 5, 3, 1]) {
    for (let n = 0; n < size; n += 1) {
      const y = isUpward ? size - 1 - n : n;
      for (const x of [right, right - 1])
        if (!isFunction(x, y)) bits.push(Number(modules[y]?.[x]) ^ Number((x + y) % 2 === 0));
    }
    isUpward = !isUpward;
  }
  return Array.from({ length: 70 }, (_, n) => Number.parseInt(bits.slice(8 * n, 8 * n + 8).join(''), 2));
}

/** Powers of 2 in the field of the standard. */
const powers = [1];
for (let n = 1; n < 255; n += 1) {
  const next = (powers[n - 1] ?? 0) << 1;
  powers.push(next > 255 ? next ^ 0x11d : next);
}
const times = (a: number, b: number) =>
  a === 0 || b === 0 ? 0 : (powers[(powers.indexOf(a) + powers.indexOf(b)) % 255] ?? 0);

test.each(['LL1.1.0123456789abcdef01234567', 'LL1.9999999999.ffffffffffffffffffffffff', ''])(
  'a scanner reads %s, and every check of the code holds',
  (text) => {
    const words = read(encodeQr(text));
    const bits = words.map((word) => word.toString(2).padStart(8, '0')).join('');
    const length = Number.parseInt(bits.slice(4, 12), 2);
    const bytes = Array.from({ length }, (_, n) => Number.parseInt(bits.slice(12 + 8 * n, 20 + 8 * n), 2));
    expect(bits.slice(0, 4)).toBe('0100');
    expect(String.fromCharCode(...bytes)).toBe(text);
    const syndromes = Array.from({ length: 26 }, (_, n) =>
      words.reduce((sum, word) => times(sum, powers[n] ?? 0) ^ word, 0),
    );
    expect(new Set(syndromes)).toEqual(new Set([0]));
  },
);

test('the corners are where a scanner looks for them', () => {
  const modules = encodeQr('LL1.1.00');
  const finder = '1111111 1000001 1011101 1011101 1011101 1000001 1111111'.split(' ');
  for (const [left, top] of [
    [0, 0],
    [22, 0],
    [0, 22],
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

test('what does not fit is refused', () => {
  expect(() => encodeQr('x'.repeat(43))).toThrow(RangeError);
});
