import { randomUUID } from 'node:crypto';
import { RouterContextProvider } from 'react-router';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dbContext, platformContext } from '~/db/context';
import type { Platform } from '~/lib/platform';
import { loader } from '~/routes/api/chat-picture';
import { action } from '~/routes/api/chat-picture-upload';
import { forgetChatPictures } from '~/services/chat/chat-pictures.server';
import { type Client, type EmbeddedTestBackend, type Person, startEmbedded } from '../fixtures/backend.ts';
import { chatOf } from '../fixtures/chat.ts';

let backend: EmbeddedTestBackend;
let chat: ReturnType<typeof chatOf>;
let platform: Platform;
let event: number;
let room: number;
let ada: Person;
let visitor: Person;
let editor: Person;
beforeAll(async () => {
  backend = await startEmbedded();
  chat = chatOf(backend.sql);
  const { sql, url, publishableKey, secretKey } = backend;
  platform = {
    sql,
    publicUrl: url,
    publishableKey,
    secretKey,
    supabaseUrl: undefined,
    fetchBackend: (request: Request) => fetch(request),
  } as Platform;
  event = await chat.event();
  await backend.sql`update public.chat_rooms set is_open = true where event_id = ${event}`;
  room = await chat.room(event, 'ride_share');
  [ada, visitor, editor] = await Promise.all([backend.person(), backend.person(), backend.person()]);
  await chat.ticket(event, ada.id);
  await chat.permit(editor, 'event', event, 2);
});
afterAll(() => backend.stop());

const contextOf = (client: Client) => {
  const context = new RouterContextProvider();
  context.set(platformContext, platform);
  context.set(dbContext, client as never);
  return context;
};

type Answer = { status: number; pictureId: string; width: number; height: number; reason?: string };
async function upload(client: Client, bytes: Uint8Array, name = 'photo.jpg'): Promise<Answer> {
  const body = new FormData();
  body.set('picture', new File([new Uint8Array(bytes)], name));
  const request = new Request(`${backend.url}/event/${event}/chat/${room}/picture`, { method: 'POST', body });
  const params = { eventId: String(event), chatId: String(room) };
  const response = await action({ request, params, context: contextOf(client) } as never);
  return { status: response.status, ...(await response.json()) };
}
async function read(client: Client, pictureId: string): Promise<Response | number> {
  try {
    return await loader({ params: { pictureId }, context: contextOf(client) } as never);
  } catch (thrown) {
    return (thrown as { init: { status: number } }).init.status;
  }
}
const send = (person: Person, pictureId: string) =>
  person.client.rpc('post_message', {
    room_id: room,
    client_id: randomUUID(),
    body: '',
    picture_id: pictureId,
  });

/** Lying on its side, as a phone writes it, with the place where it was taken. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Phone', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer();

test('a photo comes back upright, smaller and without the place where it was taken', async () => {
  const original = await photo(3000, 2000);
  // The tag that points to the position, and the camera's name.
  const { exif: before } = await sharp(original).metadata();
  expect(before?.includes('Phone') && before.includes(Buffer.from([0x25, 0x88]))).toBe(true);
  const made = await upload(ada.client, original);
  expect(made).toMatchObject({ status: 200, width: 1067, height: 1600 });
  const shown = await read(ada.client, made.pictureId);
  if (!(shown instanceof Response)) throw new Error(`not shown: ${shown}`);
  expect(shown.headers.get('cache-control')).toContain('private');
  const bytes = Buffer.from(await shown.arrayBuffer());
  const { format, exif, icc, xmp, iptc, width, height } = await sharp(bytes).metadata();
  expect({ format, exif, icc, xmp, iptc, width, height }).toEqual({
    format: 'webp',
    width: 1067,
    height: 1600,
  });
  expect(bytes.includes('GPS') || bytes.includes('Exif') || bytes.includes('Phone')).toBe(false);
});

test('what is no picture, too large or damaged is refused with its reason', async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  expect(await upload(ada.client, svg, 'cat.jpg')).toEqual({ status: 415, reason: 'picture_unreadable' });
  const damaged = (await photo(400, 300)).subarray(0, 900);
  expect(await upload(ada.client, damaged)).toMatchObject({ reason: 'picture_unreadable' });
  expect(await upload(ada.client, Buffer.from('GIF89a<script>'))).toMatchObject({
    reason: 'picture_unreadable',
  });
  const bomb = await sharp({ create: { width: 7000, height: 6000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  expect(await upload(ada.client, bomb)).toEqual({ status: 413, reason: 'picture_too_large' });
  expect(await upload(ada.client, Buffer.alloc(11 * 1024 * 1024))).toMatchObject({ status: 413 });
  expect(await upload(visitor.client, await photo(10, 10))).toEqual({ status: 404, reason: 'not_found' });
  expect(await upload(backend.anonymous(), await photo(10, 10))).toEqual({
    status: 401,
    reason: 'not_signed_in',
  });
});

test('a picture is for those who may read its message; nobody reaches the file otherwise', async () => {
  const { pictureId } = await upload(ada.client, await photo(40, 30));
  expect(await read(editor.client, pictureId)).toBe(404);
  expect((await send(editor, pictureId)).error?.message).toBe('picture_not_found');
  const { data } = await send(ada, pictureId);
  const message = data as unknown as { id: number; picture: object };
  expect(message.picture).toEqual({ id: pictureId, width: 30, height: 40 });
  expect((await send(ada, pictureId)).error?.message).toBe('picture_not_found');
  expect(await read(editor.client, pictureId)).toBeInstanceOf(Response);
  expect(await read(visitor.client, pictureId)).toBe(404);
  expect(await read(backend.anonymous(), pictureId)).toBe(404);
  expect(await read(visitor.client, 'nonsense')).toBe(404);
  const path = `${room}/${pictureId}.webp`;
  for (const client of [backend.anonymous(), visitor.client, ada.client, editor.client]) {
    const files = client.storage.from('chat');
    expect((await files.download(path)).data).toBeNull();
    expect((await files.createSignedUrl(path, 60)).data).toBeNull();
    expect((await files.upload(`${room}/${randomUUID()}.webp`, new Blob(['x']))).error).not.toBeNull();
    expect((await files.list(String(room))).data ?? []).toEqual([]);
  }
  await ada.client.rpc('delete_message', { message_id: message.id });
  expect(await read(ada.client, pictureId)).toBe(404);
  expect(await read(editor.client, pictureId)).toBeInstanceOf(Response);
});

test('what nobody sent is deleted after a day, with its file', async () => {
  const { pictureId } = await upload(ada.client, await photo(20, 20));
  await backend.sql`update public.chat_pictures set created_at = now() - interval '25 hours' where id = ${pictureId}`;
  expect(await forgetChatPictures(platform)).toBeGreaterThanOrEqual(1);
  expect(await read(ada.client, pictureId)).toBe(404);
  const left =
    await backend.sql`select from storage.objects where bucket_id = 'chat' and name like ${`%${pictureId}%`}`;
  expect(left).toHaveLength(0);
});
