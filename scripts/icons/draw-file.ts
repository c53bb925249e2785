import sharp from 'sharp';
import type { IconFile } from './drawings.ts';

export async function drawFile({ file, svg, size }: IconFile): Promise<Buffer> {
  if (size === undefined) return Buffer.from(`${svg}\n`);
  const picture = await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
  return file.endsWith('.ico') ? inContainer(picture, size) : picture;
}

/** An .ico is a table of contents before its pictures; here there is one. */
function inContainer(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
