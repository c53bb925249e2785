/**
 * QR code, version 6 with error correction M: 41 modules wide, 154 characters of its own alphabet or 106 bytes, four
 * blocks. A ticket's token always fits (app/lib/ticket-token.ts), an address of usual length too, so nothing of the
 * standard beyond this is here. The mask is fixed: tokens are random, no mask is better than another.
 */
const size = 41;
const blocks = 4;
const blockLength = 27;
const correctionLength = 16;
const dataLength = blocks * blockLength;
const mostCharacters = 154;
const mostBytes = 106;
/** Error correction M and mask 0, with their own check bits. */
const formatBits = 0x5412;
/** What the alphanumeric mode can write, in its own order. */
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

type QrModules = boolean[][];

export function encodeQr(text: string): QrModules {
  const { modules, isReserved } = drawPatterns();
  const data = toCodewords(text);
  const parts = Array.from({ length: blocks }, (_, n) => data.slice(n * blockLength, (n + 1) * blockLength));
  drawData(modules, isReserved, [...interleave(parts), ...interleave(parts.map(correctionOf))]);
  return modules;
}

/** The dark modules, one unit each: runs of a row in one piece, so that no seams show. */
export function qrRuns(text: string): { runs: { x: number; y: number; length: number }[]; size: number } {
  const runs = encodeQr(text).flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: run, index }) => ({ x: index, y, length: run.length })),
  );
  return { runs, size };
}

/** The same as the path of an SVG. */
export function qrPath(text: string): { path: string; size: number } {
  const { runs } = qrRuns(text);
  const path = runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');
  return { path, size };
}

/** Whether a text of any characters, such as an address, has room. */
export function fitsQr(text: string): boolean {
  return new TextEncoder().encode(text).length <= mostBytes;
}

function toCodewords(text: string): number[] {
  const isPlain = [...text].every((character) => alphabet.includes(character));
  let bits = isPlain ? plainBits(text) : byteBits(text);
  // The end is marked where there is room, and what is left is filled up as the standard has it.
  bits = `${bits}0000`.slice(0, 8 * dataLength);
  bits = bits.padEnd(Math.ceil(bits.length / 8) * 8, '0');
  const words = Array.from({ length: bits.length / 8 }, (_, n) =>
    Number.parseInt(bits.slice(8 * n, 8 * n + 8), 2),
  );
  for (let pad = 0xec; words.length < dataLength; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

/** Two characters take eleven bits, a last one alone six. */
function plainBits(text: string): string {
  if (text.length > mostCharacters) throw new RangeError('too long for this QR code');
  const values = [...text].map((character) => alphabet.indexOf(character));
  let bits = `0010${inBits(text.length, 9)}`;
  for (let at = 0; at < values.length; at += 2) {
    const [first = 0, second] = values.slice(at, at + 2);
    bits += second === undefined ? inBits(first, 6) : inBits(45 * first + second, 11);
  }
  return bits;
}

function byteBits(text: string): string {
  const bytes = new TextEncoder().encode(text);
  if (bytes.length > mostBytes) throw new RangeError('too long for this QR code');
  return `0100${inBits(bytes.length, 8)}${Array.from(bytes, (byte) => inBits(byte, 8)).join('')}`;
}

function inBits(value: number, length: number): string {
  return value.toString(2).padStart(length, '0');
}

/** The first of every block, then the second: a scratch spoils a little of each instead of all of one. */
function interleave(parts: number[][]): number[] {
  const [first = []] = parts;
  return first.flatMap((_, n) => parts.map((part) => part[n] ?? 0));
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
