import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { resizePicture } from './picture-sizes.server';

const centre = { focusX: 0.5, focusY: 0.5 };

/** Red on the left half, blue on the right. */
function twoHalves(width: number, height: number) {
  const right = { create: { width: width / 2, height, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: right, left: width / 2, top: 0 },
  ]);
}

async function colourOf(picture: Buffer): Promise<'red' | 'blue' | 'both'> {
  const { channels } = await sharp(picture).stats();
  const [red = 0, , blue = 0] = channels.map((channel) => channel.mean);
  if (red > 200) return 'red';
  return blue > 200 ? 'blue' : 'both';
}

test('a picture is made smaller, whole, in the format asked for', async () => {
  const original = await twoHalves(1600, 900).png().toBuffer();
  for (const format of ['webp', 'jpeg'] as const) {
    const picture = await resizePicture(original, { width: 640, ...centre, format });
    expect(await sharp(picture).metadata()).toMatchObject({ format, width: 640, height: 360 });
    expect(await colourOf(picture)).toBe('both');
  }
});

test('a picture is never enlarged, and a crop keeps its shape', async () => {
  const original = await twoHalves(200, 100).png().toBuffer();
  const whole = await resizePicture(original, { width: 1280, ...centre, format: 'webp' });
  expect(await sharp(whole).metadata()).toMatchObject({ width: 200, height: 100 });
  const square = await resizePicture(original, { width: 1280, height: 1280, ...centre, format: 'webp' });
  expect(await sharp(square).metadata()).toMatchObject({ width: 100, height: 100 });
});

test('a crop follows the focus', async () => {
  const original = await twoHalves(1000, 400).png().toBuffer();
  const crop = (focusX: number) =>
    resizePicture(original, { width: 320, height: 320, focusX, focusY: 0.5, format: 'webp' });
  expect(await colourOf(await crop(0))).toBe('red');
  expect(await colourOf(await crop(1))).toBe('blue');
  expect(await colourOf(await crop(0.5))).toBe('both');
  expect(await colourOf(await crop(Number.NaN))).toBe('both');
});

test('where and with what it was taken goes away; upright stays upright', async () => {
  const original = await twoHalves(800, 400)
    .withExif({
      IFD0: { Model: 'Secret camera' },
      IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' },
    })
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(original.includes('Secret camera')).toBe(true);
  for (const format of ['webp', 'jpeg'] as const) {
    const picture = await resizePicture(original, { width: 320, ...centre, format });
    const { width, height, exif, icc, xmp, orientation } = await sharp(picture).metadata();
    expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 320, height: 640 });
    expect(picture.includes('Secret camera')).toBe(false);
  }
});

test('those who ask together, or again, get one drawing', async () => {
  const original = await twoHalves(600, 400).png().toBuffer();
  const ask = () => resizePicture(Buffer.from(original), { width: 160, ...centre, format: 'webp' });
  const [one, other] = await Promise.all([ask(), ask()]);
  expect(other).toBe(one);
  expect(await ask()).toBe(one);
});

/** A PNG that says how large it is and holds nothing. */
function bomb(edge: number): Buffer {
  const header = Buffer.alloc(17);
  header.write('IHDR');
  header.writeUInt32BE(edge, 4);
  header.writeUInt32BE(edge, 8);
  header.writeUInt8(1, 12);
  const chunk = (body: Buffer) => {
    const framed = Buffer.alloc(body.length + 8);
    framed.writeUInt32BE(body.length - 4, 0);
    body.copy(framed, 4);
    framed.writeUInt32BE(crc32(body), body.length + 4);
    return framed;
  };
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk(header),
    chunk(Buffer.concat([Buffer.from('IDAT'), deflateSync(Buffer.alloc(100))])),
    chunk(Buffer.from('IEND')),
  ]);
}

test('a bomb of 30,000 × 30,000 is refused before it is unpacked', async () => {
  const refusal = resizePicture(bomb(30_000), { width: 320, ...centre, format: 'webp' });
  await expect(refusal).rejects.toMatchObject({
    reason: 'picture_unreadable',
    cause: { message: expect.stringContaining('pixel limit') },
  });
});

test.each<[string, () => Promise<Buffer>]>([
  ['no picture', async () => Buffer.from('<script>alert(1)</script>')],
  ['nothing', async () => Buffer.alloc(0)],
  ['half a picture', async () => (await twoHalves(900, 900).jpeg().toBuffer()).subarray(0, 900)],
  ['a drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
])('%s is refused', async (_, make) => {
  const size = { width: 320, ...centre, format: 'webp' } as const;
  await expect(resizePicture(await make(), size)).rejects.toMatchObject({ reason: 'picture_unreadable' });
});
