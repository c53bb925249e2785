import { createChance } from './chance.ts';
import type { Fault } from './fault.ts';
import { mailFaults } from './mail-faults.ts';
import { parseOptions } from './options.ts';
import { outsideFaults } from './outside-faults.ts';
import { NotHere, openFor } from './places.ts';
import { processFaults } from './process-faults.ts';
import { type Outcome, playRound } from './round.ts';
import type { Stage } from './stage.ts';

/** `npm run test:faults [-- --rounds N --seed N --only WORDS]`: what happens to a night when something breaks. */
type Row = { fault: string; outcome?: Outcome; error?: string; isSkipped?: boolean };

const { rounds, seed, faults } = parseOptions(process.argv.slice(2), [
  ...processFaults,
  ...outsideFaults,
  ...mailFaults,
]);
const chance = createChance(seed);
const rows: Row[] = [];
let stage: Stage | undefined;
// Processes of a stage are groups of their own: whoever ends this run would leave them behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => (stage?.close() ?? Promise.resolve()).finally(() => process.exit(1)));
console.log(`seed ${seed}`);
for (const [on, group] of Map.groupBy(faults, (fault) => fault.on)) await playGroup(on, group);
report();
process.exit(rows.every(isWell) ? 0 : 1);

async function playGroup(on: Fault['on'], group: Fault[]): Promise<void> {
  const skip = (error: NotHere) =>
    rows.push(...group.map(({ name }) => ({ fault: name, error: error.message, isSkipped: true })));
  try {
    for (let round = 1; round <= rounds; round += 1) {
      for (const fault of group) {
        stage ??= await openFor(on);
        const row = await play(stage, fault);
        rows.push(row);
        console.log(lineOf(row));
        // What a broken one says of the next fault would say nothing.
        if (!row.error) continue;
        console.error(stage.processes.map(({ output }) => output().slice(-3000)).join('\n'));
        await stage.close().catch(() => {});
        stage = undefined;
      }
    }
  } catch (error) {
    if (!(error instanceof NotHere)) throw error;
    console.log(`SKIPPED: ${group.map(({ name }) => name).join(', ')}: ${error.message}`);
    skip(error);
  } finally {
    await stage?.close();
    stage = undefined;
  }
}

async function play(stage: Stage, fault: Fault): Promise<Row> {
  try {
    return { fault: fault.name, outcome: await playRound(stage, fault, chance) };
  } catch (error) {
    return {
      fault: fault.name,
      error: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

function isWell({ outcome, isSkipped }: Row): boolean {
  if (isSkipped) return true;
  return (
    outcome !== undefined &&
    [outcome.lost, outcome.doubled, outcome.differences].every(({ length }) => length === 0)
  );
}

function lineOf(row: Row): string {
  const { fault, outcome, error } = row;
  const verdict = row.isSkipped ? 'SKIPPED' : isWell(row) ? 'ok' : 'FAILED';
  if (!outcome) return [fault.padEnd(34), verdict, error].join('  ');
  const figures = [
    outcome.acknowledged,
    outcome.lost.length,
    outcome.doubled.length,
    outcome.differences.length,
  ];
  const seconds = `${(outcome.recoveryMs / 1000).toFixed(1)} s`;
  return [
    fault.padEnd(34),
    ...figures.map((figure) => String(figure).padStart(12)),
    seconds.padStart(9),
    verdict,
  ].join('  ');
}

function report(): void {
  const heads = ['acknowledged', 'lost', 'doubled', 'differences'].map((head) => head.padStart(12));
  console.log(`\n${['fault'.padEnd(34), ...heads, 'recovery'.padStart(9), 'verdict'].join('  ')}`);
  for (const row of rows) console.log(lineOf(row));
  for (const { fault, outcome } of rows)
    for (const line of [
      ...(outcome?.lost ?? []),
      ...(outcome?.doubled ?? []),
      ...(outcome?.differences ?? []),
    ].slice(0, 20))
      console.error(`${fault}: ${line}`);
}
