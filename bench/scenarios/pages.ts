import { z } from 'zod';
import { startChild } from '../child-process.ts';
import { makeDataDirectory } from '../data-directory.ts';
import { startLimelightServer } from '../limelight-server.ts';
import { type Audit, auditPage } from '../pages/audit.ts';
import { startBrowser } from '../pages/browser.ts';
import { giveWay, untilQuiet } from '../pages/give-way.ts';
import { bareInteraction, interactions, measureInteraction, startPhone } from '../pages/interactions.ts';
import { listMissed, mostInteractionMs } from '../pages/targets.ts';
import type { Scenario, ScenarioRow } from '../scenario.ts';
import { median, percentiles, round } from '../statistics.ts';

const paths = ['/', '/event/1', '/event/1/timetable'];
const ROUNDS = 3;

export const pages: Scenario = {
  name: 'pages',
  describe:
    'pages of the demo on a slow phone, by Lighthouse, and how soon they answer a touch; a page of a few words',
  async run({ cleanup }) {
    const settings = { DEMO_DATA: 'on' };
    const server = await startLimelightServer(makeDataDirectory(cleanup), cleanup, { pages: true, settings });
    const script = new URL('../processes/bare-page.ts', import.meta.url);
    const bare = await startChild({ script, ready: z.object({ url: z.url() }), cleanup });
    const port = await startBrowser(cleanup);
    const phone = await startPhone(cleanup);
    giveWay(process.pid, server.pid, bare.pid);
    await untilQuiet();
    const limit = await auditPage(bare.ready.url, port);
    const rows: ScenarioRow[] = [];
    for (const path of paths) {
      // A page that was never asked for is made once for everyone; that is measured elsewhere.
      await (await fetch(server.ready.url + path)).text();
      const audit = await auditPage(server.ready.url + path, port);
      console.error(`  ${path}: ${describeAudit(audit)}`);
      rows.push(pageRow(path, audit, limit));
    }
    const least = await repeat(() => measureInteraction(bare.ready.url, bareInteraction, phone));
    for (const interaction of interactions) {
      const times = await repeat(() => measureInteraction(server.ready.url, interaction, phone));
      rows.push(interactionRow(interaction.name, times, least));
    }
    return rows;
  },
};

function pageRow(path: string, { lcps, findings, ...audit }: Audit, limit: Audit): ScenarioRow {
  const missed = listMissed({ ...audit, findings });
  const { p50, p95, p99 } = percentiles(lcps);
  return {
    part: path,
    unit: 'ms (LCP)',
    ours: audit.lcp_ms,
    limit: limit.lcp_ms,
    ratio: round(limit.lcp_ms / audit.lcp_ms, 3),
    p50_ms: round(p50),
    p95_ms: round(p95),
    p99_ms: round(p99),
    errors: missed.length,
    ...(missed.length > 0 ? { first_error: missed.join('; ') } : {}),
    ...audit,
  };
}

function interactionRow(name: string, times: number[], limits: number[]): ScenarioRow {
  const { p50, p95, p99 } = percentiles(times);
  const [ours, limit] = [Math.max(...times), Math.max(...limits)];
  const isLate = ours >= mostInteractionMs;
  return {
    part: name,
    unit: 'ms (longest)',
    ours,
    limit,
    ratio: round(limit / ours, 3),
    p50_ms: round(p50),
    p95_ms: round(p95),
    p99_ms: round(p99),
    errors: isLate ? 1 : 0,
    ...(isLate ? { first_error: `it took ${ours} ms, not under ${mostInteractionMs}` } : {}),
  };
}

/** The round in the middle: what else the machine does lengthens single ones. */
async function repeat(measure: () => Promise<number[]>): Promise<number[]> {
  const rounds: number[][] = [];
  for (let n = 0; n < ROUNDS; n += 1) {
    const times = await measure();
    // Sooner than the browser tells of.
    rounds.push(times.length > 0 ? times : [16]);
  }
  const longest = rounds.map((times) => Math.max(...times));
  return rounds[longest.indexOf(median(longest))] ?? rounds.flat();
}

function describeAudit({ lcps: _lcps, findings: _findings, ...audit }: Audit): string {
  return Object.entries(audit)
    .map(([name, value]) => `${name.replaceAll('_', ' ')} ${value}`)
    .join(', ');
}
