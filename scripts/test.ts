import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

/**
 * Everything that must hold: the checks side by side, then the test runners, each with the machine to itself.
 * All parts run even when one fails, and the last lines sum them up: a check counts as one, a test runner with
 * what it ran. What failed is named there once more, for whoever sees only the end.
 */
type Outcome = { passed: number; failed: number; names: string[] };
type Part = { name: string; command: string[]; count?: (report: string) => Promise<Outcome> };

const reports = await mkdtemp(join(tmpdir(), 'limelight-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const check = (name: string, script: string): Part => ({
  name,
  command: ['npm', 'run', '--silent', script],
});

/** Two at a time; dead code comes after the types, since it reads those of the routes, which they write. */
const lanes: Part[][] = [
  [check('types', 'test:types'), check('dead code', 'test:dead-code')],
  [check('lint', 'test:lint'), check('floors', 'test:floors'), check('database types', 'test:db-types')],
];

const runners: Part[] = [
  {
    name: 'unit, database and backend tests',
    command: [
      'npx',
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    count: async () => {
      const report = JSON.parse(await readFile(vitestReport, 'utf8'));
      return {
        passed: report.numPassedTests,
        failed: report.numFailedTests + listBrokenFiles(report).length,
        names: listFailures(report),
      };
    },
  },
  {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test'],
    count: async () => {
      const { stats } = JSON.parse(await readFile(playwrightReport, 'utf8'));
      if (stats.flaky > 0) console.log(`${stats.flaky} passed only when tried again (listed above as flaky)`);
      // Playwright says itself, at its end, what failed.
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected, names: [] };
    },
  },
];

const chosen = process.argv.slice(2);
const total: Outcome = { passed: 0, failed: 0, names: [] };
const isChosen = ({ name }: Part) => chosen.length === 0 || chosen.some((word) => name.includes(word));

await Promise.all(
  lanes.map(async (lane) => {
    for (const part of lane.filter(isChosen)) await carryOut(part, runQuietly);
  }),
);
for (const part of runners.filter(isChosen)) {
  console.log(`\n── ${part.name}`);
  await carryOut(part, run);
}
await rm(reports, { recursive: true, force: true });
if (total.names.length > 0) console.log(`\nfailed: ${total.names.join('\nfailed: ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function carryOut(part: Part, execute: (command: string[]) => Promise<number>): Promise<void> {
  const began = Date.now();
  const code = await execute(part.command);
  const outcome = await outcomeOf(part, code);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  total.names.push(...outcome.names);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`── ${part.name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
}

async function outcomeOf(part: Part, code: number): Promise<Outcome> {
  const itself = { passed: 0, failed: 1, names: [part.name] };
  if (!part.count) return code === 0 ? { passed: 1, failed: 0, names: [] } : itself;
  try {
    const outcome = await part.count(reports);
    // A runner can fail without a failing test: a broken setup, an unhandled error, no test at all.
    const silent = (code !== 0 && outcome.failed === 0) || outcome.passed + outcome.failed === 0;
    return silent ? { ...outcome, failed: outcome.failed + 1, names: [part.name] } : outcome;
  } catch {
    return itself;
  }
}

type VitestReport = {
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

/** Files that failed before their first test. */
function listBrokenFiles({ testResults }: VitestReport) {
  return testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
}

function listFailures(report: VitestReport): string[] {
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => `${relative('.', name)} › ${fullName}\n${failureMessages[0]}`),
  );
  const files = listBrokenFiles(report).map(({ name, message }) => `${relative('.', name)}\n${message}`);
  return [...tests, ...files];
}

/** What it says is printed when it ends, in one piece. */
function runQuietly([command = '', ...words]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk));
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
}

function run([command = '', ...words]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
    const child = spawn(command, words, { stdio: 'inherit', env });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
