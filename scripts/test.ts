import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Everything that must hold, one part after the other. All parts run even when one fails, and the last
 * line sums them up: a check counts as one, a test runner with what it ran.
 */
type Outcome = { passed: number; failed: number };
type Part = { name: string; command: string[]; count?: (report: string) => Promise<Outcome> };

const reports = await mkdtemp(join(tmpdir(), 'limelight-reports-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

const parts: Part[] = [
  { name: 'types', command: ['npm', 'run', '--silent', 'test:types'] },
  { name: 'lint', command: ['npm', 'run', '--silent', 'test:lint'] },
  { name: 'floors', command: ['npm', 'run', '--silent', 'test:floors'] },
  { name: 'dead code', command: ['npm', 'run', '--silent', 'test:dead-code'] },
  { name: 'database types', command: ['npm', 'run', '--silent', 'test:db-types'] },
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
        failed: report.numFailedTests + brokenFiles(report.testResults),
      };
    },
  },
  {
    name: 'browser tests',
    command: ['npx', 'playwright', 'test'],
    count: async () => {
      const { stats } = JSON.parse(await readFile(playwrightReport, 'utf8'));
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
    },
  },
];

const chosen = process.argv.slice(2);
const total: Outcome = { passed: 0, failed: 0 };
for (const part of parts.filter(
  ({ name }) => chosen.length === 0 || chosen.some((word) => name.includes(word)),
)) {
  console.log(`\n── ${part.name}`);
  const began = Date.now();
  const code = await run(part.command);
  const outcome = await outcomeOf(part, code);
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`── ${part.name}: ${outcome.failed === 0 ? 'ok' : 'FAILED'} (${seconds} s)`);
}
await rm(reports, { recursive: true, force: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

async function outcomeOf(part: Part, code: number): Promise<Outcome> {
  if (!part.count) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  try {
    const outcome = await part.count(reports);
    // A runner can fail without a failing test: a broken setup, an unhandled error, no test at all.
    const silent = (code !== 0 && outcome.failed === 0) || outcome.passed + outcome.failed === 0;
    return silent ? { ...outcome, failed: outcome.failed + 1 } : outcome;
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function brokenFiles(results: { status: string; assertionResults: unknown[] }[]): number {
  return results.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
}

function run([command = '', ...words]: string[]): Promise<number> {
  return new Promise((resolve) => {
    const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport };
    const child = spawn(command, words, { stdio: 'inherit', env });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
