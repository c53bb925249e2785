import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, type StorageHarness, startStorage, succeed } from './storage-harness.ts';

let harness: StorageHarness;
beforeAll(async () => {
  harness = await startStorage();
});
afterAll(() => harness.stop());

const documents = () => harness.trusted.from('test-documents');
const textOf = async (name: string) => (await succeed(documents().download(name))).text();

describe('uploading', () => {
  test('a Blob, as browsers send it', async () => {
    const saved = await succeed(
      documents().upload('blob/a.txt', new Blob(['hello'], { type: 'text/plain' })),
    );
    expect(saved).toMatchObject({ path: 'blob/a.txt', fullPath: 'test-documents/blob/a.txt' });
    expect(await textOf('blob/a.txt')).toBe('hello');
    const info = await succeed(documents().info('blob/a.txt'));
    expect(info).toMatchObject({
      id: saved.id,
      size: 5,
      contentType: 'text/plain',
      cacheControl: 'max-age=3600',
    });
  });

  test('a Blob whose bytes look like the boundaries of its form', async () => {
    const bytes = `\r\n--x\r\n------formdata\r\n\r\n--${'-'.repeat(100)}\r\n\r`.repeat(5000);
    await succeed(documents().upload('blob/tricky.bin', new Blob([bytes])));
    expect(await textOf('blob/tricky.bin')).toBe(bytes);
  });

  test('bytes with metadata', async () => {
    const options = { contentType: 'application/x-thing', cacheControl: '60', metadata: { colour: 'grün' } };
    await succeed(documents().upload('bytes.bin', new Uint8Array([1, 2, 3]), options));
    expect(await succeed(documents().info('bytes.bin'))).toMatchObject({
      contentType: 'application/x-thing',
      cacheControl: 'max-age=60',
      metadata: { colour: 'grün' },
    });
  });

  test('a stream of unannounced length', async () => {
    const stream = new Blob([Buffer.alloc(5_000_000, 'z')]).stream();
    await succeed(documents().upload('stream.bin', stream));
    expect((await succeed(documents().download('stream.bin'))).size).toBe(5_000_000);
  });

  test('an empty file', async () => {
    await succeed(documents().upload('empty.txt', new Blob([])));
    expect(await textOf('empty.txt')).toBe('');
  });

  test('a taken name is refused and keeps its content', async () => {
    await succeed(documents().upload('taken.txt', 'first'));
    expect(await refusal(documents().upload('taken.txt', 'second'))).toBe('409');
    expect(await textOf('taken.txt')).toBe('first');
  });

  test('a taken name is replaced by upsert and by update, under the same id', async () => {
    const first = await succeed(documents().upload('replaced.txt', 'first'));
    const second = await succeed(documents().upload('replaced.txt', 'second', { upsert: true }));
    expect(await textOf('replaced.txt')).toBe('second');
    const third = await succeed(documents().update('replaced.txt', new Blob(['third'])));
    expect(await textOf('replaced.txt')).toBe('third');
    expect([second.id, third.id]).toEqual([first.id, first.id]);
  });

  test('into a bucket that does not exist', async () => {
    expect(await refusal(harness.trusted.from('nowhere').upload('a.txt', 'a'))).toBe('404');
  });
});

describe('finding', () => {
  test('exists tells a missing object from a present one', async () => {
    await succeed(documents().upload('present.txt', 'here'));
    expect((await documents().exists('present.txt')).data).toBe(true);
    expect((await documents().exists('absent.txt')).data).toBe(false);
    expect(await refusal(documents().download('absent.txt'))).toBe('404');
  });

  test('list shows one level, folders first, and pages through it', async () => {
    for (const name of ['b.txt', 'a.txt', 'deep/er/c.txt', 'deep/d.txt', '50_off.txt']) {
      await succeed(documents().upload(`shelf/${name}`, name));
    }
    const entries = await succeed(documents().list('shelf'));
    expect(entries.map(({ name, id }) => [name, id !== null])).toEqual([
      ['deep', false],
      ['50_off.txt', true],
      ['a.txt', true],
      ['b.txt', true],
    ]);
    const names = async (...list: Parameters<ReturnType<typeof documents>['list']>) =>
      (await succeed(documents().list(...list))).map(({ name }) => name);
    expect(await names('shelf/deep')).toEqual(['er', 'd.txt']);
    expect(await names('shelf', { limit: 2, offset: 1 })).toEqual(['50_off.txt', 'a.txt']);
    expect(await names('shelf', { search: 'A' })).toEqual(['a.txt']);
    expect(await names('shel_')).toEqual([]);
    expect(await names('shelf', { sortBy: { column: 'name', order: 'desc' } })).toEqual([
      'deep',
      'b.txt',
      'a.txt',
      '50_off.txt',
    ]);
  });
});

describe('changing', () => {
  test('move takes the object to its new name', async () => {
    await succeed(documents().upload('move/from.txt', 'moved'));
    await succeed(documents().move('move/from.txt', 'move/to.txt'));
    expect(await textOf('move/to.txt')).toBe('moved');
    expect(await refusal(documents().download('move/from.txt'))).toBe('404');
  });

  test('move never replaces another object', async () => {
    await succeed(documents().upload('move/one.txt', 'one'));
    await succeed(documents().upload('move/two.txt', 'two'));
    expect(await refusal(documents().move('move/one.txt', 'move/two.txt'))).toBe('409');
    expect(await textOf('move/two.txt')).toBe('two');
    expect(await refusal(documents().move('move/none.txt', 'move/three.txt'))).toBe('404');
  });

  test('copy makes an object that outlives its source', async () => {
    await succeed(documents().upload('copy/from.txt', 'copied', { cacheControl: '7', metadata: { a: 1 } }));
    const copy = await succeed(documents().copy('copy/from.txt', 'copy/to.txt'));
    expect(copy.path).toBe('test-documents/copy/to.txt');
    await succeed(documents().remove(['copy/from.txt']));
    expect(await textOf('copy/to.txt')).toBe('copied');
    expect(await succeed(documents().info('copy/to.txt'))).toMatchObject({
      cacheControl: 'max-age=7',
      metadata: { a: 1 },
    });
  });

  test('copy to another bucket, but not onto an object', async () => {
    await succeed(documents().upload('copy/elsewhere.txt', 'tiny'));
    const destination = { destinationBucket: 'test-notes' };
    await succeed(documents().copy('copy/elsewhere.txt', 'copied.txt', destination));
    expect(await refusal(documents().copy('copy/elsewhere.txt', 'copied.txt', destination))).toBe('409');
  });

  test('remove deletes what exists and says what it was', async () => {
    await succeed(documents().upload('gone.txt', 'bye'));
    const before = await harness.storedVersions();
    const removed = await succeed(documents().remove(['gone.txt', 'never-was.txt']));
    expect(removed.map(({ name }) => name)).toEqual(['gone.txt']);
    expect(await refusal(documents().download('gone.txt'))).toBe('404');
    expect(await harness.storedVersions()).toHaveLength(before.length - 1);
  });
});
