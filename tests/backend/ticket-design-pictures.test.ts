import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDesignPicture } from '~/services/ticket-design/add-picture.server';
import { readDesignPicture } from '~/services/ticket-design/design-pictures.server';
import { createPaymentWorld, type PaymentWorld } from '../fixtures/payments.ts';

let world: PaymentWorld;
let event: number;
let editor: { id: number };
beforeAll(async () => {
  world = await createPaymentWorld();
  ({ event } = await world.order());
  editor = await world.person();
  await world.catalogue.permit(editor, 'event', event, 2);
});
afterAll(() => world.stop());

const add = (file: Buffer, who = editor) => addDesignPicture(world.platform, who.id, event, file);
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04030' } });

test('a photo is redrawn: upright, not larger than needed, without what else was in the file', async () => {
  const file = await photo(3000, 1500)
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const added = await add(file);
  expect(added).toMatchObject({ width: 1000, height: 2000 });
  const kept = 'pictureId' in added ? await readDesignPicture(world.platform, added.pictureId) : undefined;
  expect(kept?.type).toBe('image/jpeg');
  const { exif, width, height } = await sharp(kept?.content).metadata();
  expect({ exif, width, height }).toEqual({ exif: undefined, width: 1000, height: 2000 });
  expect(kept?.content.includes('secret place')).toBe(false);
});

test('a logo keeps what lets the ground through', async () => {
  const logo = await photo(300, 100).ensureAlpha(0.4).webp().toBuffer();
  const added = await add(logo);
  const kept = 'pictureId' in added ? await readDesignPicture(world.platform, added.pictureId) : undefined;
  expect(kept?.type).toBe('image/png');
  expect((await sharp(kept?.content).metadata()).hasAlpha).toBe(true);
});

/** A few kilobytes that claim to be a picture of 30 000 by 30 000. */
function bomb(): Buffer {
  const chunk = (type: string, body: Buffer) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    return Buffer.concat([head, Buffer.from(type), body, Buffer.alloc(4)]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(30_000, 0);
  head.writeUInt32BE(30_000, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(100_000))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><script>alert(1)</script><image xlink:href="file:///etc/passwd"/></svg>';

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['an SVG', () => Buffer.from(svg), 'design_picture_kind'],
  [
    'an SVG with a byte order mark',
    () => Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`),
    'design_picture_kind',
  ],
  ['a GIF', () => photo(10, 10).gif().toBuffer(), 'design_picture_kind'],
  ['a page', () => Buffer.from('<!doctype html><script>1</script>'), 'design_picture_kind'],
  ['nothing', () => Buffer.alloc(0), 'design_picture_kind'],
  [
    'noise that begins like a PNG',
    () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(4000)]),
    'picture_unreadable',
  ],
  [
    'half a JPEG',
    async () => (await photo(900, 900).jpeg().toBuffer()).subarray(0, 900),
    'picture_unreadable',
  ],
  ['a bomb', bomb, 'picture_too_large'],
  [
    'more than ten megabytes',
    () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), randomBytes(10 * 1024 * 1024)]),
    'picture_too_large',
  ],
])('%s is refused', async (_, make, reason) => {
  expect(await add(await make())).toEqual({ reason });
});

test('pictures are added by editors alone', async () => {
  const file = await photo(10, 10).png().toBuffer();
  const crew = await world.person();
  await world.catalogue.permit(crew, 'event', event, 1);
  expect(await add(file, crew)).toEqual({ reason: 'not_found' });
  expect(await add(file, await world.person())).toEqual({ reason: 'not_found' });
});

test('an event has room for a hundred', async () => {
  const other = await world.order();
  await world.catalogue.permit(editor, 'event', other.event, 2);
  await world.sql`insert into private.ticket_design_pictures (event_id, type, width, height, content)
    select ${other.event}, 'image/png', 1, 1, '' from generate_series(1, 100)`;
  const file = await photo(10, 10).png().toBuffer();
  expect(await addDesignPicture(world.platform, editor.id, other.event, file)).toMatchObject({
    reason: 'too_many_design_pictures',
  });
});
