import { compareSellOuts } from '../compare-sell-outs.ts';
import type { Scenario } from '../scenario.ts';

export const holdHot: Scenario = {
  name: 'hold-hot',
  describe: '400 buyers at once for one pool of 20,000 places over HTTP, against the bare SQL function',
  run: (context) => compareSellOuts({ pools: 1, places: 20_000 }, context),
};
