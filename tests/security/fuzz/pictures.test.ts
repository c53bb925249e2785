import fc from 'fast-check';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { AppError } from '~/lib/app-error';
import { redrawChatPicture } from '~/services/chat/redraw-chat-picture.server';
import { cropPicture } from '~/services/picture-sizes/crop-picture.server';
import { requireHonestType, sniffImageType } from '../../../server/backend/storage/content-type.ts';
import { transformImage } from '../../../server/backend/storage/image-transformer.ts';
import { safeTypeHeaders } from '../../../server/backend/storage/safe-headers.ts';
import { StorageError } from '../../../server/backend/storage/storage-error.ts';
import { flipBit, hostileText, runs } from './hostile.ts';

const page = Buffer.from('<html><script>alert(1)</script></html>');
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>',
);

let pictures: Buffer[];
beforeAll(async () => {
  const made = sharp({ create: { width: 40, height: 20, channels: 3, background: '#2f9e44' } });
  pictures = await Promise.all(
    (['png', 'jpeg', 'webp', 'gif'] as const).map((format) => made.clone().toFormat(format).toBuffer()),
  );
});

/** A picture of our own making, or words for whoever sent it. */
async function expectRedrawn(file: Buffer): Promise<void> {
  const settings = { width: 10, height: 10, resize: 'cover', quality: 80 } as const;
  const tries: [() => Promise<Buffer>, typeof AppError | typeof StorageError][] = [
    [() => redrawChatPicture(file).then(({ data }) => data), AppError],
    [
      () =>
        cropPicture(file, { width: 10, height: 10 }, { focusX: 0.5, focusY: 2 }, (picture) => picture.webp()),
      AppError,
    ],
    [() => transformImage(file, settings, 'webp'), StorageError],
  ];
  for (const [draw, refusal] of tries) {
    const drawn = await draw().catch((error: unknown) => {
      expect(error).toBeInstanceOf(refusal);
      return undefined;
    });
    if (!drawn) continue;
    expect(sniffImageType(drawn)).toBe('image/webp');
    // Whatever was behind the picture, or in front of it, is not in what others are shown.
    expect(drawn.includes('<script')).toBe(false);
  }
}

test('cut off, turned and mixed files are drawn anew or refused', async () => {
  const file = fc.tuple(
    fc.nat(3),
    fc.nat(),
    fc.nat(),
    fc.constantFrom('cut', 'bit', 'behind', 'before', 'noise'),
  );
  await fc.assert(
    fc.asyncProperty(file, fc.uint8Array({ maxLength: 100 }), async ([which, at, bit, how], noise) => {
      const whole = pictures[which] ?? Buffer.alloc(0);
      const damaged = {
        cut: () => whole.subarray(0, at % whole.length),
        bit: () => Buffer.from(flipBit(whole, bit)),
        behind: () => Buffer.concat([whole, page]),
        before: () => Buffer.concat([page, whole]),
        noise: () => Buffer.concat([whole.subarray(0, 12), Buffer.from(noise)]),
      }[how]();
      await expectRedrawn(damaged);
    }),
    runs(40),
  );
});

test('programs and bombs are no pictures', async () => {
  await expectRedrawn(drawing);
  await expect(redrawChatPicture(drawing)).rejects.toBeInstanceOf(AppError);
  // A PNG of a few bytes that claims to be 60,000 by 60,000.
  const bomb = Buffer.from(pictures[0] ?? []);
  bomb.writeUInt32BE(60_000, 16);
  bomb.writeUInt32BE(60_000, 20);
  await expectRedrawn(bomb);
  await expect(redrawChatPicture(bomb)).rejects.toBeInstanceOf(AppError);
});

test('a bucket of pictures keeps what it was promised, and nothing else', () => {
  const bucket = {
    id: 'x',
    public: true,
    file_size_limit: null,
    allowed_mime_types: ['image/png', 'image/jpeg', 'image/webp'],
  };
  const type = fc.constantFrom('image/png', 'image/jpeg', 'image/webp');
  fc.assert(
    fc.property(
      type,
      fc.oneof(fc.constantFrom(page, drawing), fc.uint8Array({ maxLength: 64 })),
      (said, bytes) => {
        expect(() => requireHonestType(bucket as never, said, bytes)).toThrow(StorageError);
      },
    ),
    runs(200),
  );
});

test('no kind of file that people upload runs as a page of ours', () => {
  const kinds = [
    'text/html',
    'TEXT/HTML; charset=x',
    'application/xhtml+xml',
    'image/svg+xml',
    'text/javascript',
    'application/xml',
    'text/css',
  ];
  fc.assert(
    fc.property(fc.oneof(fc.constantFrom(...kinds), hostileText), (kind) => {
      const headers = safeTypeHeaders(kind);
      const runsThere = /html|xml|script|css/i.test(headers['Content-Type'] ?? '');
      expect(headers['X-Content-Type-Options']).toBe('nosniff');
      if (runsThere) expect(headers['Content-Security-Policy']).toContain('sandbox');
    }),
    runs(200),
  );
});
