import { join } from 'node:path';
import { ensureBuild } from '../server/build.ts';
import { listLeftOver, listOverweight, summarise } from './weights/check-budgets.ts';
import { readRouteWeights } from './weights/route-weights.ts';

await ensureBuild((text) => process.stdout.write(text));
const weights = await readRouteWeights(join(import.meta.dirname, '../build/client'));
console.log(`What a browser loads at first, compressed:\n${summarise(weights).join('\n')}`);
const problems = [...listOverweight(weights), ...listLeftOver(weights)];
if (problems.length === 0) console.log('build/ is current');
else {
  console.error(`\nThe build is too heavy (docs/benchmarks.md, "Pages"):\n${problems.join('\n')}`);
  process.exitCode = 1;
}
