import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawFile } from './draw-file.ts';
import { iconFiles } from './drawings.ts';

const read = (file: string) => readFile(new URL(`../../public/${file}`, import.meta.url));
const pictureOf = (bytes: Buffer) => bytes.subarray(Math.max(bytes.indexOf('\x89PNG', 0, 'latin1'), 0));
const points = (bytes: Buffer) =>
  sharp(pictureOf(bytes)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

test.each(iconFiles)('$file is what scripts/draw-icons.ts draws', async (icon) => {
  const [kept, drawn] = [await read(icon.file), await drawFile(icon)];
  if (icon.size === undefined) return expect(kept.toString()).toBe(drawn.toString());
  const [before, now] = [await points(kept), await points(drawn)];
  expect(before.info).toMatchObject({ width: icon.size, height: icon.size });
  // Another processor may round a shade differently; nobody sees that.
  const apart = before.data.reduce(
    (most, shade, at) => Math.max(most, Math.abs(shade - (now.data[at] ?? 0))),
    0,
  );
  expect(apart).toBeLessThanOrEqual(3);
});

test.each(['manifest', 'scanner'])(
  'all that %s.webmanifest shows is there, as large as it says',
  async (name) => {
    const {
      icons,
      shortcuts = [],
      screenshots = [],
    } = JSON.parse((await read(`${name}.webmanifest`)).toString());
    const pictures = [
      ...icons,
      ...shortcuts.flatMap((shortcut: { icons: [] }) => shortcut.icons),
      ...screenshots,
    ];
    expect(pictures.length).toBeGreaterThan(4);
    for (const { src, sizes } of pictures) {
      if (sizes === 'any') continue;
      const { width, height } = await sharp(await read(src.slice(1))).metadata();
      expect(`${src} ${width}x${height}`).toBe(`${src} ${sizes}`);
    }
  },
);

test.each(iconFiles.filter(({ file }) => file.includes('maskable')))(
  '$file keeps everything within the circle that launchers leave',
  async ({ file }) => {
    const { data, info } = await points(await read(file));
    const at = (x: number, y: number) =>
      data.subarray(4 * (y * info.width + x), 4 * (y * info.width + x) + 4);
    const ground = at(0, 0).toString('hex');
    const middle = info.width / 2;
    for (let y = 0; y < info.height; y += 4)
      for (let x = 0; x < info.width; x += 4)
        if (Math.hypot(x - middle, y - middle) > 0.4 * info.width)
          expect(at(x, y).toString('hex'), `${x},${y}`).toBe(ground);
  },
);
