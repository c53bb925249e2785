import { writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { Catalogues } from './catalogues.ts';
import { Cleanup } from './cleanup.ts';
import { type Options, parseOptions, UsageError, usage } from './options.ts';
import { formatJson, formatNotes, formatTable } from './report.ts';
import type { Context, Scenario, ScenarioResult } from './scenario.ts';
import { scenarios } from './scenarios.ts';
import { round } from './statistics.ts';

let current = new Cleanup();
const shared = new Cleanup();

for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const) {
  // A second Ctrl-C ends this process at once; those under test then stop by themselves.
  process.once(signal, () => {
    console.error('\nStopping …');
    endEverything().then(
      () => process.exit(code),
      (error: unknown) => {
        console.error(error);
        process.exit(code);
      },
    );
  });
}

process.exitCode = await main()
  .finally(() => shared.end())
  .catch((error: unknown) => {
    if (error instanceof UsageError) console.error(`${error.message}\n\n${usage}`);
    else console.error(error);
    return error instanceof UsageError ? 2 : 1;
  });

async function endEverything(): Promise<void> {
  await current.end();
  await shared.end();
}

async function main(): Promise<number> {
  const options = parseOptions(
    process.argv.slice(2),
    scenarios.map(({ name }) => name),
  );
  if (options.help) console.log(usage);
  else if (options.list)
    for (const { name, describe } of scenarios) console.log(`${name.padEnd(18)}${describe}`);
  else return runScenarios(options);
  return 0;
}

/** A scenario that fails does not keep the others from running. */
async function runScenarios({ names, seconds, json }: Options): Promise<number> {
  const results: ScenarioResult[] = [];
  const [load = 0] = loadavg();
  const cores = availableParallelism();
  if (load > cores / 2)
    console.error(`This machine is busy (load ${round(load)}, ${cores} cores): ratios may mislead.`);
  const catalogues = new Catalogues(shared);
  let failures = 0;
  for (const scenario of scenarios.filter(({ name }) => names.includes(name))) {
    console.error(`${scenario.name}: ${scenario.describe}`);
    try {
      results.push(...(await runScenario(scenario, { seconds, catalogues })));
    } catch (error) {
      failures += 1;
      console.error(`${scenario.name} failed:`, error);
    }
  }
  if (results.length > 0) console.log(`\n${formatTable(results)}`);
  const notes = formatNotes(results);
  if (notes !== '') console.log(`\n${notes}`);
  for (const { name, first_error: first, failure } of results) {
    if (first !== undefined) console.error(`${name}: the first error was ${first}`);
    if (failure === undefined) continue;
    failures += 1;
    console.error(`${name} failed: ${failure}`);
  }
  if (json !== undefined) await writeFile(json, formatJson(results));
  const errors = results.reduce((sum, result) => sum + result.errors, 0);
  return failures + errors === 0 ? 0 : 1;
}

async function runScenario(scenario: Scenario, context: Omit<Context, 'cleanup'>): Promise<ScenarioResult[]> {
  const cleanup = new Cleanup();
  current = cleanup;
  try {
    const rows = [await scenario.run({ ...context, cleanup })].flat();
    return rows.map(({ part, ...row }) => ({
      name: part === undefined ? scenario.name : `${scenario.name}: ${part}`,
      ...row,
    }));
  } finally {
    await cleanup.end();
  }
}
