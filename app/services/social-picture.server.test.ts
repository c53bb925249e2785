import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { poster } from './social-picture/layout.server';
import { drawText, keepDrawable, measure } from './social-picture/lettering.server';
import { cutLine, setTitle } from './social-picture/set-lines.server';
import { drawSocialPicture, type SocialPicture } from './social-picture.server';

// Drawing is slow work on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const night: SocialPicture = {
  kind: 'event',
  id: 1,
  title: 'Night Shift',
  lines: ['Sat 21 Nov 2026, 22:00', 'Kantine Nord, Hamburg'],
};

/** The middle of the poster's place, as red, green and blue. */
async function posterColour(picture: Buffer): Promise<number[]> {
  const area = { left: poster.left + 100, top: poster.top + 100, width: 200, height: 300 };
  const cut = await sharp(picture).extract(area).toBuffer();
  const { channels } = await sharp(cut).stats();
  return channels.slice(0, 3).map((channel) => Math.round(channel.mean));
}

test.each<[string, Partial<SocialPicture>]>([
  ['an ordinary title', {}],
  [
    'markup',
    { title: '<script>alert(1)</script> & "co"', lines: ['</svg><image href="file:///etc/passwd"/>'] },
  ],
  ['500 letters', { title: 'Longest night '.repeat(36), lines: ['x'.repeat(500)], badge: 'y'.repeat(500) }],
  ['one word of 500 letters', { title: 'a'.repeat(500) }],
  ['only emoji', { title: '🎉🪩👩‍🎤', lines: ['🎶'], badge: '🔥' }],
  ['right to left', { title: 'ليلة موسيقى', lines: ['לילה \u202etechno'] }],
  ['steering characters', { title: '\u0000\u200d\ufe0f\ud800 x', lines: ['\n\t'] }],
])('%s: a picture of 1200 × 630 that messengers take', async (_, words) => {
  const picture = await drawSocialPicture({ ...night, ...words });
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  expect(picture.length).toBeLessThan(400_000);
});

test('every word changes the picture, and the same words draw it once', async () => {
  const first = await drawSocialPicture(night);
  expect(await drawSocialPicture({ ...night })).toBe(first);
  for (const change of [{ title: 'Day Shift' }, { lines: [] }, { badge: 'Postponed' }, { id: 2 }]) {
    expect(first.equals(await drawSocialPicture({ ...night, ...change }))).toBe(false);
  }
});

test('a photo takes the place of the art, around its focus; a damaged one leaves it', async () => {
  const blue = { create: { width: 600, height: 600, channels: 3, background: '#0000ff' } } as const;
  const picture = await sharp({ create: { width: 1200, height: 600, channels: 3, background: '#ff0000' } })
    .composite([{ input: blue, left: 600, top: 0 }])
    .jpeg()
    .toBuffer();
  const withFocus = (focusX: number) =>
    drawSocialPicture({ ...night, picture, focus: { focusX, focusY: 0.5 } });
  const [left, right] = [await posterColour(await withFocus(0)), await posterColour(await withFocus(1))];
  expect(left[0]).toBeGreaterThan(240);
  expect(right[2]).toBeGreaterThan(240);
  const damaged = await drawSocialPicture({ ...night, picture: Buffer.from('no photo') });
  expect(await posterColour(damaged)).toEqual(await posterColour(await drawSocialPicture(night)));
});

test('our type has Latin letters of all kinds; the rest is left out', () => {
  expect(keepDrawable('Žofie Łódź  &\nNguyễn Đạt – „Süß“ €5')).toBe('Žofie Łódź & Nguyễn Đạt – „Süß“ €5');
  expect(keepDrawable('Cafe\u0301')).toBe('Café');
  expect(keepDrawable('🪩 Disco 👩‍🎤 Ночь')).toBe('Disco');
  expect(drawText('<b>', 'text', { x: 0, y: 0, size: 10, fill: '#fff' })).not.toContain('<b>');
});

test('a title is as large as its three lines allow, and cut only in the smallest size', () => {
  const box = { width: 618, height: 360 };
  const short = setTitle('Sub Rosa', box);
  const longer = setTitle('Night Shift: Resident DJs All Night Long', box);
  const cut = setTitle('Longest night of the year with everybody '.repeat(6).trim(), box);
  expect(short).toMatchObject({ lines: ['Sub Rosa'], size: 112 });
  expect(longer.size).toBeLessThan(short.size);
  expect(longer.lines.join(' ')).toBe('Night Shift: Resident DJs All Night Long');
  expect(cut.lines).toHaveLength(3);
  expect(cut.lines.at(-1)).toMatch(/\w…$/);
  for (const { lines, size } of [short, longer, cut]) {
    for (const line of lines) expect(measure(line, 'display') * size).toBeLessThanOrEqual(box.width);
  }
});

test('a line that is too long ends after a word where it can', () => {
  expect(cutLine('Kantine Nord', 'text', 20)).toBe('Kantine Nord');
  expect(cutLine('The extremely long name of a venue', 'text', 14)).toBe('The extremely long name…');
  expect(cutLine('Donaudampfschifffahrt', 'text', 6)).toMatch(/^Donau\w*…$/);
});
