import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bad, type Finding, good } from './finding.ts';

type Lockfile = { packages: Record<string, { version?: string; optional?: boolean }> };

/** What package.json asks for is there, in the version that the lockfile names. */
export async function checkPackages(root: string): Promise<Finding> {
  const [wanted, lock] = await Promise.all([
    readJson<{ dependencies: object; devDependencies: object }>(join(root, 'package.json')),
    readJson<Lockfile>(join(root, 'package-lock.json')),
  ]);
  if (!wanted || !lock)
    return bad('package.json or its lockfile cannot be read.', 'Get them back with git checkout.');
  const names = Object.keys({ ...wanted.dependencies, ...wanted.devDependencies });
  const wrong: string[] = [];
  for (const name of names) {
    const installed = await readJson<{ version: string }>(join(root, 'node_modules', name, 'package.json'));
    const locked = lock.packages[`node_modules/${name}`]?.version;
    if (installed?.version !== locked) wrong.push(`${name} ${installed?.version ?? 'is missing'}`);
  }
  if (wrong.length === 0) return good(`${names.length} packages, as the lockfile says.`);
  return bad(`Not as the lockfile says: ${wrong.join(', ')}.`, 'Run npm ci.');
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}
