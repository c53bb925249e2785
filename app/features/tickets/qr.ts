/**
 * QR code, version 3 with error correction M: 29 modules wide, 42 bytes, one block. A ticket's token always fits, so
 * nothing of the standard beyond this is here. The mask is fixed: tokens are random, no mask is better than another.
 */
const size = 29;
const dataLength = 44;
const correctionLength = 26;
/** Error correction M and mask 0, with their own check bits. */
const formatBits = 0x5412;

export type QrModules = boolean[][];

export function encodeQr(text: string): QrModules {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > dataLength - 2) throw new RangeError('too long for this QR code');
  const { modules, isReserved } = drawPatterns();
  const data = toCodewords(bytes);
  drawData(modules, isReserved, [...data, ...correctionOf(data)]);
  return modules;
}

/** Mode and length take twelve bits, so every byte lies across two codewords. */
function toCodewords(bytes: Uint8Array): number[] {
  const nibbles = [0b0100, bytes.length >> 4, bytes.length & 15];
  for (const byte of bytes) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const words = Array.from(
    { length: nibbles.length / 2 },
    (_, n) => ((nibbles[2 * n] ?? 0) << 4) | (nibbles[2 * n + 1] ?? 0),
  );
  for (let pad = 0xec; words.length < dataLength; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Product in the field of 256 elements that the standard uses. */
function multiply(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

/** Reed–Solomon: what is left of the data divided by the generator polynomial. */
function correctionOf(data: number[]): number[] {
  const generator = Array<number>(correctionLength).fill(0);
  generator[correctionLength - 1] = 1;
  let root = 1;
  for (let n = 0; n < correctionLength; n += 1) {
    for (let at = 0; at < correctionLength; at += 1)
      generator[at] = multiply(generator[at] ?? 0, root) ^ (generator[at + 1] ?? 0);
    root = multiply(root, 2);
  }
  const rest = Array<number>(correctionLength).fill(0);
  for (const word of data) {
    const factor = word ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [at, coefficient] of generator.entries())
      rest[at] = (rest[at] ?? 0) ^ multiply(coefficient, factor);
  }
  return rest;
}

/** Everything that is the same in every code of this version. */
function drawPatterns() {
  const modules: QrModules = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  const isReserved: QrModules = modules.map((row) => [...row]);
  const set = (x: number, y: number, dark: boolean) => {
    const row = modules[y];
    const reserved = isReserved[y];
    if (!row || !reserved || x < 0 || x >= size) return;
    row[x] = dark;
    reserved[x] = true;
  };
  for (let n = 0; n < size; n += 1) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  const square = (centreX: number, centreY: number, reach: number, isDark: (ring: number) => boolean) => {
    for (let y = -reach; y <= reach; y += 1)
      for (let x = -reach; x <= reach; x += 1)
        set(centreX + x, centreY + y, isDark(Math.max(Math.abs(x), Math.abs(y))));
  };
  const finder = (ring: number) => ring !== 2 && ring !== 4;
  square(3, 3, 4, finder);
  square(size - 4, 3, 4, finder);
  square(3, size - 4, 4, finder);
  square(size - 7, size - 7, 2, (ring) => ring !== 1);

  for (let n = 0; n < 15; n += 1) {
    const bit = ((formatBits >>> n) & 1) === 1;
    // Around the first finder, past the timing lines, and once more beside the other two.
    if (n < 8) set(8, n < 6 ? n : n + 1, bit);
    else set(n === 8 ? 7 : 14 - n, 8, bit);
    if (n < 8) set(size - 1 - n, 8, bit);
    else set(8, size - 15 + n, bit);
  }
  set(8, size - 8, true);
  return { modules, isReserved };
}

/** Two columns at a time from the right, up and down in turn. */
function drawData(modules: QrModules, isReserved: QrModules, words: number[]): void {
  let index = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = modules[y];
        if (!row || isReserved[y]?.[x]) continue;
        const bit = (((words[index >>> 3] ?? 0) >>> (7 - (index & 7))) & 1) === 1;
        row[x] = bit !== ((x + y) % 2 === 0);
        index += 1;
      }
    }
  }
}
