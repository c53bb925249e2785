import lighthouse, { type Result } from 'lighthouse';
import { median, round } from '../statistics.ts';

const RUNS = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

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
 * that takes with 1.6 Mbit/s, a round trip of 150 ms and a quarter of the processor. The median of three runs counts.
 */
export async function auditPage(url: string, port: number): Promise<Audit> {
  const runs: Result[] = [];
  for (let n = 0; n < RUNS; n += 1) {
    const answer = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
    if (!answer) throw new Error(`there is no answer about ${url}`);
    const { lhr } = answer;
    if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
    runs.push(lhr);
  }
  const middle = (read: (run: Result) => number) => median(runs.map(read));
  const score = (name: (typeof categories)[number]) => Math.round(middle(scoreOf(name)) * 100);
  const time = (name: string) => Math.round(middle(figure(name)));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
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
    findings: [...new Set(runs.flatMap(listFindings))],
  };
}

const scoreOf = (name: string) => (run: Result) => run.categories[name]?.score ?? 0;

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
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => audits[id])
    .flatMap((audit) => (audit && audit.score !== null && audit.score < 1 ? [audit.id] : []));
}
