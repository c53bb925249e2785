import { compareSellOuts } from '../compare-sell-outs.ts';
import type { Scenario } from '../scenario.ts';

export const holdMany: Scenario = {
  name: 'hold-many',
  describe: '400 buyers at once for 100 pools of 200 places over HTTP, against the bare SQL function',
  run: (context) => compareSellOuts({ pools: 100, places: 200 }, context),
};
