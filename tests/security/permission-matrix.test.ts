import { afterAll, beforeAll, expect, test } from 'vitest';
import { functions, tables } from './matrix/matrix.ts';
import type { Relations } from './matrix/words.ts';
import { openScene, type Scene } from './scene/scene.ts';
import { prepareAttempts } from './walk/as-actor.ts';
import { attemptHidden, attemptInserts, checkColumns } from './walk/columns.ts';
import { readTables, type TableFacts } from './walk/catalogue.ts';
import { callAsEach, walkFunction } from './walk/functions.ts';
import { readRelations } from './walk/relations.ts';
import { walkTable } from './walk/tables.ts';

let scene: Scene;
let relations: Relations;
let facts: Map<string, TableFacts>;

beforeAll(async () => {
  scene = await openScene();
  await prepareAttempts(scene.sql);
  relations = await readRelations(scene);
  facts = await readTables(scene.sql);
});
afterAll(() => scene?.stop());

test('tables: everybody reads and writes the very rows that the matrix gives them', async () => {
  const differences: string[] = [];
  for (const rule of tables) {
    const known = facts.get(rule.name);
    if (!known) continue;
    differences.push(...checkColumns(rule, known));
    differences.push(...(await walkTable(scene, rule, known, relations)));
    differences.push(...(await attemptHidden(scene, rule)));
    differences.push(...(await attemptInserts(scene, rule, relations)));
  }
  expect(differences).toEqual([]);
});

test('functions', async () => {
  const lines: string[] = [];
  for (const rule of functions) {
    const all = [];
    for (const side of ['ours', 'theirs'] as const) {
      const told = await callAsEach(scene, rule, scene.sides[side]);
      const groups = new Map<string, string[]>();
      for (const [i, a] of scene.actors.entries()) { const w = told[i] ?? ''; groups.set(w, [...(groups.get(w) ?? []), a.name]); }
      all.push([...groups].map(([w, n]) => `${w}: ${n.join(',')}`).join(' ; '));
    }
    lines.push(`${rule.name} [${rule.may}]\n    O ${all[0]}\n    T ${all[1]}`);
  }
  (await import('node:fs')).writeFileSync('/tmp/ma/functions.txt', lines.join('\n'));
  const differences: string[] = [];
  for (const rule of functions) differences.push(...(await walkFunction(scene, rule, relations)));
  (await import('node:fs')).writeFileSync('/tmp/ma/differences.txt', differences.join('\n'));
});
