import { expect, test } from 'vitest';
import { applyStandIn } from '../../server/backend/database.ts';
import { startEmbedded } from '../fixtures/backend.ts';
import { createTestDatabase } from '../fixtures/database.ts';
import { succeed } from './storage-harness.ts';

test('the backend serves storage with its own keys and its own people', async () => {
  const backend = await startEmbedded();
  try {
    await backend.sql`insert into storage.buckets (id, name) values ('test-gateway', 'test-gateway')`;
    const { storage } = backend.service();
    await succeed(storage.from('test-gateway').upload('folder/a.txt', new Blob(['through the gateway'])));
    expect(await succeed(storage.from('test-gateway').list('folder'))).toMatchObject([{ name: 'a.txt' }]);
    const blob = await succeed(storage.from('test-gateway').download('folder/a.txt'));
    expect(await blob.text()).toBe('through the gateway');
    const person = await backend.person();
    const refused = await person.client.storage.from('test-gateway').download('folder/a.txt');
    expect(refused.data).toBeNull();
  } finally {
    await backend.stop();
  }
});

test('the stand-in can be applied again and a migration can make a bucket', async () => {
  const database = await createTestDatabase();
  try {
    await applyStandIn(database.sql, 'storage');
    await database.sql`insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
      values ('test-made', 'test-made', true, 1000, array['image/png']) on conflict (id) do nothing`;
    const [helpers] = await database.sql`select storage.foldername('a/b/c.tar.gz') as folders,
      storage.filename('a/b/c.tar.gz') as file, storage.extension('a/b/c.tar.gz') as extension,
      storage.foldername('c') as none`;
    expect(helpers).toEqual({ folders: ['a', 'b'], file: 'c.tar.gz', extension: 'gz', none: [] });
    const tables = await database.sql`select relname, relrowsecurity from pg_class
      where oid = any(array['storage.objects', 'storage.buckets']::regclass[])`;
    expect(tables.every((table) => table.relrowsecurity)).toBe(true);
  } finally {
    await database.drop();
  }
});
