import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture, refusal, type StorageHarness, startStorage, succeed } from './storage-harness.ts';

let harness: StorageHarness;
beforeAll(async () => {
  harness = await startStorage();
});
afterAll(() => harness.stop());

const bucket = (name: string) => harness.trusted.from(name);

describe('the size limit of a bucket', () => {
  test('takes a file that just fits, in any form', async () => {
    await succeed(bucket('test-notes').upload('fits-a.txt', '0123456789'));
    await succeed(bucket('test-notes').upload('fits-b.txt', new Blob(['0123456789'])));
  });

  test('refuses one byte more, announced or not, and stores nothing', async () => {
    const before = await harness.storedVersions();
    const long = '0123456789a';
    expect(await refusal(bucket('test-notes').upload('a.txt', long))).toBe('413');
    expect(await refusal(bucket('test-notes').upload('b.txt', new Blob([long])))).toBe('413');
    expect(await refusal(bucket('test-notes').upload('c.txt', new Blob([long]).stream()))).toBe('413');
    expect(await harness.storedVersions()).toEqual(before);
  });

  test('refuses a copy or a move from a bucket with more room', async () => {
    await succeed(bucket('test-documents').upload('long.txt', 'far more than ten bytes'));
    const destination = { destinationBucket: 'test-notes' };
    expect(await refusal(bucket('test-documents').copy('long.txt', 'long.txt', destination))).toBe('413');
    expect(await refusal(bucket('test-documents').move('long.txt', 'long.txt', destination))).toBe('413');
  });
});

describe('the types that a bucket allows', () => {
  const upload = async (
    name: string,
    bytes: Uint8Array | string,
    contentType: string,
    into = 'test-posters',
  ) => refusal(bucket(into).upload(name, bytes, { contentType }));

  test('are taken, also by wildcard and with parameters', async () => {
    expect(await upload('a.png', await picture(), 'image/png')).toBeUndefined();
    expect(await upload('a.jpg', await picture(9, 9, 'jpeg'), 'image/jpeg')).toBeUndefined();
    expect(
      await upload('a.webp', await picture(9, 9, 'webp'), 'image/webp', 'test-pictures'),
    ).toBeUndefined();
    expect(
      await upload('a.svg', '<?xml version="1.0"?><svg xmlns="x"></svg>', 'image/svg+xml; charset=utf-8'),
    ).toBeUndefined();
    const file = new File([new Uint8Array(await picture())], 'a.png', { type: 'image/png' });
    await succeed(bucket('test-posters').upload('b.png', file));
  });

  test('refuse any other, whatever the bytes', async () => {
    expect(await upload('x.html', '<script>alert(1)</script>', 'text/html')).toBe('415');
    expect(await upload('x.gif', await picture(), 'image/gif')).toBe('415');
    expect(await upload('x.bin', await picture(), 'nonsense', 'test-documents')).toBe('415');
  });

  test('refuse bytes that are not what the header says, and store nothing', async () => {
    const before = await harness.storedVersions();
    expect(await upload('l.png', '<script>alert(1)</script>', 'image/png')).toBe('415');
    expect(await upload('m.png', await picture(9, 9, 'jpeg'), 'image/png', 'test-pictures')).toBe('415');
    expect(await upload('n.svg', '<html><svg></svg></html>', 'image/svg+xml')).toBe('415');
    expect(await upload('o.png', '', 'image/png')).toBe('415');
    const lie = new File(['%PDF-1.7'], 'p.png', { type: 'image/png' });
    expect(await refusal(bucket('test-posters').upload('p.png', lie))).toBe('415');
    expect(await harness.storedVersions()).toEqual(before);
  });

  test('refuse a copy whose type was a lie in a bucket that did not mind', async () => {
    expect(await upload('lie.png', 'no picture', 'image/png', 'test-documents')).toBeUndefined();
    const destination = { destinationBucket: 'test-posters' };
    expect(await refusal(bucket('test-documents').copy('lie.png', 'lie.png', destination))).toBe('415');
    expect(await refusal(bucket('test-documents').move('lie.png', 'lie.png', destination))).toBe('415');
  });
});

describe('names that try to lead elsewhere', () => {
  const names = [
    '../escape.txt',
    'a/../../escape.txt',
    '..',
    '/etc/passwd',
    'a//b.txt',
    './a.txt',
    'a\\..\\b.txt',
    'nul\0byte.txt',
    'umlaut-ü.txt',
    'new\nline.txt',
    'percent%2e%2e.txt',
    'n'.repeat(1025),
  ];

  test.each(names.map((name) => [JSON.stringify(name).slice(0, 40), name]))('%s', async (_, name) => {
    await bucket('test-documents').upload('plain.txt', 'plain', { upsert: true });
    expect(await refusal(bucket('test-documents').copy('plain.txt', name))).toBe('400');
    expect(await refusal(bucket('test-documents').move('plain.txt', name))).toBe('400');
    const response = await fetch(`${harness.url}/object/test-documents/${encodeURIComponent(name)}`, {
      method: 'POST',
      headers: { apikey: 'sb_secret_test', 'content-type': 'text/plain' },
      body: 'escaped',
    });
    // The address of `..` names the bucket itself, which is no object.
    expect([400, 404]).toContain(response.status);
  });

  test('the longest name is stored like any other', async () => {
    const name = `${'long/'.repeat(200)}name.txt`;
    await succeed(bucket('test-documents').upload(name, 'deep'));
    expect(await (await succeed(bucket('test-documents').download(name))).text()).toBe('deep');
  });

  test('a row that names another place on the disk opens nothing', async () => {
    await succeed(bucket('test-documents').upload('forged.txt', 'x'));
    await harness.sql`update storage.objects set version = '../../../../etc' where name = 'forged.txt'`;
    expect(await refusal(bucket('test-documents').download('forged.txt'))).toBe('404');
    await succeed(bucket('test-documents').remove(['forged.txt']));
  });
});
