import { afterAll, beforeAll, expect, test } from 'vitest';
import { doorCalls } from '../../app/routes/door/door-endpoints.server.ts';
import { loadBackendSecrets } from '../../server/backend/secrets.ts';
import { createHttpApp, startingState } from '../../server/http/app.ts';
import { createLog } from '../../server/log.ts';
import { actions } from './matrix/actions.ts';
import { buckets } from './matrix/buckets.ts';
import { crossedCalls } from './matrix/crossed.ts';
import { doorEndpoints, serverEndpoints } from './matrix/endpoints.ts';
import { functions, tables } from './matrix/matrix.ts';
import { privateFunctions } from './matrix/private-functions.ts';
import { routes } from './matrix/routes.ts';
import { telling } from './matrix/telling.ts';
import { topics } from './matrix/topics.ts';
import type { Relations } from './matrix/words.ts';
import { openScene, type Scene } from './scene/scene.ts';
import { postFromElsewhere, walkAction } from './walk/actions.ts';
import { prepareAttempts } from './walk/as-actor.ts';
import { addFiles, walkBucket } from './walk/buckets.ts';
import { readTables, type TableFacts } from './walk/catalogue.ts';
import { attemptHidden, attemptInserts, checkColumns } from './walk/columns.ts';
import { compareNames, readExposed } from './walk/completeness.ts';
import { walkDoor, walkRegistering } from './walk/door.ts';
import { walkCrossed, walkFunction } from './walk/functions.ts';
import { compareGateway } from './walk/gateway.ts';
import { listTelling } from './walk/probing.ts';
import { readRelations } from './walk/relations.ts';
import { listPatterns, walkRoute } from './walk/routes.ts';
import { walkTable } from './walk/tables.ts';
import { walkTopic } from './walk/topics.ts';

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

test('the matrix names everything that the backend exposes, and nothing else', async () => {
  const exposed = await readExposed(scene.sql);
  const inFile = (line: string) => `add ${line} to the file of its domain in tests/security/matrix/`;
  expect([
    ...compareNames('table', facts.keys(), names(tables), (name) =>
      inFile(`table('${name}', { select: 'none' }) and a row of it to tests/security/scene/`),
    ),
    ...compareNames('function', exposed.functions, names(functions), (name) =>
      inFile(`rpc('${name}', 'none', (s) => ({ event_id: s.event }))`),
    ),
    ...compareNames(
      'bucket',
      exposed.buckets,
      buckets.map(({ bucket, isPublic }) => `${bucket}${isPublic ? ' (public)' : ''}`),
      () => 'add it to tests/security/matrix/buckets.ts',
    ),
    ...compareNames(
      'realtime policy',
      exposed.topicPolicies,
      topics.flatMap(({ policies }) => policies),
      () => 'add its topic to tests/security/matrix/topics.ts',
    ),
    ...compareNames(
      'private function open to everyone:',
      exposed.privateForAnonymous,
      privateFunctions.everyone,
      () =>
        'revoke it, or add it to everyone in tests/security/matrix/private-functions.ts with a policy that needs it',
    ),
    ...compareNames(
      'private function open to signed-in people:',
      exposed.privateForSignedIn,
      [...privateFunctions.everyone, ...privateFunctions.signedIn],
      () => 'revoke it, or add it to tests/security/matrix/private-functions.ts with a policy that needs it',
    ),
    ...compareNames(
      'route',
      listPatterns(),
      routes.map(({ pattern }) => pattern),
      (pattern) => `add page('${pattern}', 'none', (s) => '…') to tests/security/matrix/routes.ts`,
    ),
    ...compareNames(
      'endpoint of the server',
      createHttpApp(startingState(), createLog('silent')).routes.map(
        ({ method, path }) => `${method} ${path}`,
      ),
      serverEndpoints,
      () => 'add it to tests/security/matrix/endpoints.ts, with a test of who may',
    ),
    ...compareNames(
      'call of the door',
      [...doorCalls.scanner, ...doorCalls.anyone],
      [...doorEndpoints.scanner, ...doorEndpoints.anyone],
      () => 'add it to doorEndpoints in tests/security/matrix/endpoints.ts',
    ),
    ...compareNames(
      'table outside the exposed schema that people can touch:',
      exposed.strayTables,
      [],
      () => 'revoke it',
    ),
  ]).toEqual([]);
});

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

test('functions: let through and refused as the matrix says, for their own and for others', async () => {
  const differences: string[] = [];
  for (const rule of functions) differences.push(...(await walkFunction(scene, rule, relations)));
  expect(differences).toEqual([]);
});

test('functions: nobody reaches into what is not theirs through a call about what is', async () => {
  const differences: string[] = [];
  for (const rule of crossedCalls) differences.push(...(await walkCrossed(scene, rule)));
  expect(differences).toEqual([]);
});

test('functions: whoever asks about what is hidden does not learn that it is there', async () => {
  expect(await listTelling(scene, functions)).toEqual(Object.keys(telling));
});

test('realtime topics: who listens and who speaks', async () => {
  const differences: string[] = [];
  for (const rule of topics) differences.push(...(await walkTopic(scene, rule, relations)));
  expect(differences).toEqual([]);
});

test('buckets: who lists, uploads, overwrites and removes', async () => {
  await addFiles(scene, buckets);
  const differences: string[] = [];
  for (const rule of buckets) differences.push(...(await walkBucket(scene, rule, relations)));
  expect(differences).toEqual([]);
});

test('routes: each opens for whom it is, and leads everybody else away', async () => {
  const differences: string[] = [];
  for (const rule of routes) differences.push(...(await walkRoute(scene, rule, relations)));
  expect(differences).toEqual([]);
});

test('actions: what the server does with its own rights asks whose right it is', async () => {
  const differences: string[] = [];
  for (const rule of actions) differences.push(...(await walkAction(scene, rule, relations)));
  expect(differences).toEqual([]);
});

test('no address takes a post from another site', async () => {
  const paths = new Set([
    ...routes.map(({ at }) => at(scene.sides.ours)),
    `/event/${scene.sides.ours.event}/hold`,
  ]);
  const answers = await Promise.all([...paths].map((path) => postFromElsewhere(scene, path)));
  expect(answers.flat()).toEqual([]);
});

test('the door: a phone with its token, and nobody else', async () => {
  expect([...(await walkDoor(scene)), ...(await walkRegistering(scene))]).toEqual([]);
});

test('the gateway gives everybody what the database gives them', async () => {
  const { publishableKey } = await loadBackendSecrets(scene.sql);
  expect(await compareGateway(scene, publishableKey)).toEqual([]);
});

function names(rules: { name: string }[]): Set<string> {
  return new Set(rules.map(({ name }) => name));
}
