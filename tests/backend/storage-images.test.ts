import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture, type StorageHarness, startStorage, succeed } from './storage-harness.ts';

let harness: StorageHarness;
beforeAll(async () => {
  harness = await startStorage();
  await publish('wide.png', await picture(400, 200));
});
afterAll(() => harness.stop());

async function publish(name: string, bytes: Buffer, contentType = 'image/png'): Promise<void> {
  await succeed(harness.trusted.from('test-pictures').upload(name, bytes, { contentType, upsert: true }));
}

function render(name: string, query: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${harness.url}/render/image/public/test-pictures/${name}?${query}`, { headers });
}

async function sizeOf(response: Response) {
  const { width, height, format } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format };
}

describe('resizing', () => {
  test.each([
    ['width=100', { width: 100, height: 50 }],
    ['height=50', { width: 100, height: 50 }],
    ['width=80&height=80', { width: 80, height: 80 }],
    ['width=80&height=80&resize=contain', { width: 80, height: 40 }],
    ['width=80&height=80&resize=fill', { width: 80, height: 80 }],
    ['width=2000', { width: 400, height: 200 }],
    ['quality=50', { width: 400, height: 200 }],
  ])('%s', async (query, expected) => {
    expect(await sizeOf(await render('wide.png', query))).toMatchObject(expected);
  });

  test.each(['width=0', 'width=2501', 'width=x', 'height=-1', 'quality=5', 'resize=stretch', 'format=exe'])(
    '%s is refused',
    async (query) => {
      expect((await render('wide.png', query)).status).toBe(400);
    },
  );

  test('through the official client, public and private', async () => {
    const transform = { width: 50, height: 50 };
    const { data } = harness.anonymous.from('test-pictures').getPublicUrl('wide.png', { transform });
    expect(await sizeOf(await fetch(data.publicUrl))).toMatchObject(transform);
    const { userId, storage } = await harness.signIn();
    const documents = storage.from('test-documents');
    await succeed(documents.upload(`${userId}/a.png`, await picture(90, 90), { contentType: 'image/png' }));
    const blob = await succeed(documents.download(`${userId}/a.png`, { transform }));
    expect(await sizeOf(new Response(blob))).toMatchObject(transform);
    const stranger = (await harness.signIn()).storage.from('test-documents');
    expect((await stranger.download(`${userId}/a.png`, { transform })).error).not.toBeNull();
  });
});

describe('formats', () => {
  test('WebP where the browser takes it, the original elsewhere', async () => {
    const modern = await render('wide.png', 'width=60', { accept: 'image/avif,image/webp,*/*' });
    expect(modern.headers.get('content-type')).toBe('image/webp');
    expect(modern.headers.get('vary')).toContain('Accept');
    expect(await sizeOf(modern)).toMatchObject({ format: 'webp' });
    const plain = await render('wide.png', 'width=60', { accept: '*/*' });
    expect(await sizeOf(plain)).toMatchObject({ format: 'png' });
  });

  test('the one that is asked for', async () => {
    const accept = { accept: 'image/webp' };
    expect(await sizeOf(await render('wide.png', 'width=60&format=origin', accept))).toMatchObject({
      format: 'png',
    });
    expect(await sizeOf(await render('wide.png', 'width=60&format=jpeg', accept))).toMatchObject({
      format: 'jpeg',
    });
  });
});

test('a photo is turned upright and loses its position', async () => {
  const exif = { IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } };
  const photo = await sharp(await picture(400, 200, 'jpeg'))
    .withExif(exif)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect((await sharp(photo).metadata()).exif).toBeDefined();
  await publish('photo.jpg', photo, 'image/jpeg');
  const rendered = await sharp(
    Buffer.from(await (await render('photo.jpg', 'width=100')).arrayBuffer()),
  ).metadata();
  expect(rendered).toMatchObject({ width: 100, height: 200 });
  expect([rendered.exif, rendered.orientation]).toEqual([undefined, undefined]);
});

describe('what is no picture', () => {
  test('is refused: text, SVG, a damaged file and a bomb', async () => {
    const bucket = harness.trusted.from('test-notes');
    await harness.sql`update storage.buckets set file_size_limit = null where id = 'test-notes'`;
    const whole = await picture(300, 300);
    const bomb = await sharp({ create: { width: 16_000, height: 16_000, channels: 3, background: 'black' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const files: [string, string | Buffer][] = [
      ['text.png', 'no picture'],
      ['art.png', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'],
      ['damaged.png', whole.subarray(0, whole.length / 2)],
      ['bomb.png', bomb],
    ];
    for (const [name, content] of files) {
      await succeed(bucket.upload(name, content, { contentType: 'image/png' }));
      const response = await fetch(`${harness.url}/render/image/public/test-notes/${name}?width=10`);
      expect([name, response.status]).toEqual([name, 400]);
    }
  });
});

describe('renderings', () => {
  const folderOf = async (name: string) => {
    const [row] = await harness.sql`select version from storage.objects where name = ${name}`;
    return join(harness.directory, row?.version.slice(0, 2), row?.version);
  };

  test('are made once, shared by simultaneous requests, and have a tag', async () => {
    await publish('shared.png', await picture(300, 300));
    const responses = await Promise.all(Array.from({ length: 8 }, () => render('shared.png', 'width=30')));
    expect(new Set(responses.map((response) => response.headers.get('etag'))).size).toBe(1);
    expect(await readdir(await folderOf('shared.png'))).toEqual(['30xauto-cover-80.png', 'content']);
    const known = { 'if-none-match': responses[0]?.headers.get('etag') ?? '' };
    expect((await render('shared.png', 'width=30', known)).status).toBe(304);
  });

  test('of one image are bounded in number', async () => {
    await publish('many.png', await picture(100, 100));
    for (let width = 1; width <= 30; width++) await render('many.png', `width=${width}`);
    expect((await readdir(await folderOf('many.png'))).length).toBeLessThanOrEqual(25);
  });

  test('change with the image', async () => {
    await publish('changing.png', await picture(100, 100));
    expect(await sizeOf(await render('changing.png', 'width=50'))).toMatchObject({ height: 50 });
    await publish('changing.png', await picture(100, 200));
    expect(await sizeOf(await render('changing.png', 'width=50'))).toMatchObject({ height: 100 });
  });
});
