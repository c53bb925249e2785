import { compare } from '../compare.ts';
import { type Ask, asks } from '../growth/asks.ts';
import { fillGrown, type Grown } from '../growth/fill-growth.ts';
import type { Scenario, ScenarioRow } from '../scenario.ts';
import { round } from '../statistics.ts';

const FEW = 1_000;
const MANY = 100_000;
const MOST_GROWTH = 3;

export const growth: Scenario = {
  name: 'growth',
  describe: 'what people do most, at 100,000 events, orders, tickets and messages against 1,000 of each',
  async run(context) {
    const [few, many] = [await fillGrown(FEW, context), await fillGrown(MANY, context)];
    const rows: ScenarioRow[] = [];
    for (const ask of asks) rows.push(await compareSizes(ask, few, many, Math.max(1, context.seconds / 4)));
    return rows;
  },
};

/** One at a time, as the role of whoever does it. Fails where both the median and the 95th percentile grow too much. */
async function compareSizes(
  { name, ask, most = MOST_GROWTH, mostMs }: Ask,
  few: Grown,
  many: Grown,
  seconds: number,
): Promise<ScenarioRow> {
  const figures = await compare({
    ours: { clients: 1, operation: inTurn(ask, many) },
    limit: { clients: 1, operation: inTurn(ask, few) },
    seconds,
  });
  const [ours, limit] = [figures.p95_ms, Number(figures.limit_p95_ms)];
  const [middle, limitMiddle] = [figures.p50_ms, Number(figures.limit_p50_ms)];
  const [grown, grownMiddle] = [ours / limit, middle / limitMiddle];
  const isTooMuch = mostMs === undefined ? Math.min(grown, grownMiddle) > most : ours >= mostMs;
  return {
    ...figures,
    part: name,
    unit: 'ms (p95)',
    ours,
    limit,
    ratio: round(limit / ours, 3),
    growth: round(grown),
    median_growth: round(grownMiddle),
    note: `median ${round(limitMiddle)} to ${round(middle)} ms, p95 ${round(limit)} to ${round(ours)} ms`,
    ...(isTooMuch ? { failure: describeExcess(grownMiddle, mostMs) } : {}),
  };
}

function describeExcess(grown: number, mostMs: number | undefined): string {
  return mostMs === undefined ? `takes ${round(grown, 1)} times as long` : `p95 must be under ${mostMs} ms`;
}

/** Finding nothing is fast and says nothing. */
function inTurn(ask: Ask['ask'], grown: Grown): () => Promise<void> {
  let turn = 0;
  return async () => {
    const answer = await ask(grown, turn);
    if (turn === 0 && answer.length === 0) throw new Error('there is no answer');
    turn += 1;
  };
}
