/**
 * What keeps Limelight from running or its tests from passing on this machine, and what to do about it: npm run doctor.
 * Plain JavaScript, because a Node without the packages beside it must be able to read it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..');
const [major = 0] = process.versions.node.split('.').map(Number);
const ownNode = join(root, 'node_modules/.bin/node');

if (major < 20 && !existsSync(ownNode))
  fail(`This is Node ${process.versions.node}.`, 'Install Node 20 or newer.');
if (!existsSync(ownNode)) fail('The packages are not installed.', 'Run npm ci.');
const { status, error } = spawnSync(ownNode, [join(root, 'scripts/doctor/run.ts')], {
  stdio: 'inherit',
  cwd: root,
});
if (error)
  fail(
    `The Node that comes with the packages does not run here: ${error.message}`,
    'Run npm ci on this machine.',
  );
process.exit(status ?? 1);

function fail(words, remedy) {
  console.log(`  ✗ ${words}\n    → ${remedy}`);
  process.exit(1);
}
