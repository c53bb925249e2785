import lighthouse, { type Result } from 'lighthouse';
import { median, round } from '../statistics.ts';

const RUNS = 5;
/** What these ask of the browser meanwhile makes scripts slower, so times are taken without them. */
const untimed = ['accessibility', 'best-practices', 'seo'];

type PageFigures = {
  performance: number;
  accessibility: number;
  best_practices: number;
  seo: number;
  fcp_ms: number;
  lcp_ms: number;
  tbt_ms: number;
  cls: number;
  document_bytes: number;
  script_bytes: number;
  style_bytes: number;
  font_bytes: number;
  image_bytes: number;
};

export type Audit = PageFigures & {
  /** One a run, in their order. */
  lcps: number[];
  /** What keeps a score from being whole, by name. */
  findings: string[];
};

/**
 * A phone on a slow network, as Lighthouse has it by default: it loads the page as fast as this machine can and works out what
 * that takes with 1.6 Mbit/s, a round trip of 150 ms and a quarter of the processor. The median of five runs counts; what is not
 * a time is found in one more.
 */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const runs: Result[] = [];
  for (let n = 0; n < RUNS; n += 1) runs.push(await look(url, port, ['performance']));
  const other = await look(url, port, untimed);
  const middle = (read: (run: Result) => number) => median(runs.map(read));
  const time = (name: string) => Math.round(middle(figure(name)));
  return {
    performance: middle(scoreOf('performance')),
    accessibility: scoreOf('accessibility')(other),
    best_practices: scoreOf('best-practices')(other),
    seo: scoreOf('seo')(other),
    fcp_ms: time('first-contentful-paint'),
    lcp_ms: time('largest-contentful-paint'),
    tbt_ms: time('total-blocking-time'),
    cls: round(middle(figure('cumulative-layout-shift')), 4),
    document_bytes: middle(bytesOf('Document')),
    script_bytes: middle(bytesOf('Script')),
    style_bytes: middle(bytesOf('Stylesheet')),
    font_bytes: middle(bytesOf('Font')),
    image_bytes: middle(bytesOf('Image')),
    lcps: runs.map(figure('largest-contentful-paint')),
    findings: listFindings(other),
  };
}

async function look(url: string, port: number, onlyCategories: string[]): Promise<Result> {
  const answer = await lighthouse(url, { port, logLevel: 'error', onlyCategories });
  if (!answer) throw new Error(`there is no answer about ${url}`);
  const { lhr } = answer;
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  return lhr;
}

const scoreOf = (name: string) => (run: Result) => Math.round((run.categories[name]?.score ?? 0) * 100);

function figure(name: string) {
  return (run: Result): number => {
    const value = run.audits[name]?.numericValue;
    if (value === undefined) throw new Error(`${run.requestedUrl} has no ${name}`);
    return value;
  };
}

type Transfer = { resourceType: string; transferSize: number };

function bytesOf(type: string) {
  return (run: Result): number => {
    const { details } = run.audits['network-requests'] ?? {};
    const requests = details && 'items' in details ? (details.items as Transfer[]) : [];
    const own = requests.filter(({ resourceType }) => resourceType === type);
    return own.reduce((sum, { transferSize }) => sum + transferSize, 0);
  };
}

/** Of accessibility, best practices and search engines: what there is to mend, not how long something took. */
function listFindings({ categories: all, audits }: Result): string[] {
  return Object.values(all)
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit.id] : []));
}
