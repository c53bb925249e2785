import { makeDataDirectory } from '../data-directory.ts';
import type { Scenario } from '../scenario.ts';
import { startFigures, startsIn, timeLimelight, timePostgres } from './starts.ts';

export const startAgain: Scenario = {
  name: 'start-again',
  describe: 'on existing data to /healthz 200, against a bare PostgreSQL on the same data',
  async run({ seconds, cleanup }) {
    const dataDirectory = makeDataDirectory(cleanup);
    await timeLimelight(dataDirectory, cleanup);
    const [ours, limit]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < startsIn(seconds); turn += 1) {
      ours.push(await timeLimelight(dataDirectory, cleanup));
      limit.push(await timePostgres(dataDirectory, cleanup));
    }
    return startFigures(ours, limit);
  },
};
