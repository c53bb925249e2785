import { makeDataDirectory } from '../data-directory.ts';
import type { Scenario } from '../scenario.ts';
import { startFigures, startsIn, timeLimelight, timePostgres } from './starts.ts';

export const startFirst: Scenario = {
  name: 'start-first',
  describe: 'from nothing to /healthz 200, against making and starting a bare PostgreSQL',
  async run({ seconds, cleanup }) {
    const [ours, limit]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < startsIn(seconds); turn += 1) {
      ours.push(await timeLimelight(makeDataDirectory(cleanup), cleanup));
      limit.push(await timePostgres(makeDataDirectory(cleanup), cleanup));
    }
    return startFigures(ours, limit);
  },
};
