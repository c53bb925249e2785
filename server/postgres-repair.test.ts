import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { repair } from './postgres-repair.ts';

const file = fileURLToPath(import.meta.resolve('postgres')).replace(
  /(cjs\/)?src\/index\.js$/,
  'src/connection.js',
);

test('the library that is installed is the one that is repaired', async () => {
  const repaired = repair(await readFile(file, 'utf8'));
  expect(repaired).toContain('if (socket === null) {');
  expect(() => repair(repaired.replaceAll('nextWrite', 'later'))).toThrow('look whether it still has to');
});
