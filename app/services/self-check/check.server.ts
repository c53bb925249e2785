import type { Platform } from '~/lib/platform';

/** `fact`: neither good nor bad. `attention`: it works, and somebody should look. */
export type CheckState = 'well' | 'attention' | 'failed' | 'fact';
export type CheckResult = {
  state: CheckState;
  words: string;
  /** What it means for people, and what to do about it. */
  advice?: string | undefined;
  milliseconds?: number;
};
export type Check = { name: string; result: Promise<CheckResult> };

/** So long a part may take; then the page says so instead of waiting. */
export const patience = 5000;

type Work = (signal: AbortSignal) => Promise<CheckResult>;

/** A part that fails is told, never thrown; one that hangs is left behind. */
export function check(log: Platform['log'], name: string, advice: string, work: Work): Check {
  return { name, result: run(log, name, advice, work) };
}

async function run(log: Platform['log'], name: string, advice: string, work: Work): Promise<CheckResult> {
  const began = performance.now();
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<'too long'>((resolve) => {
    timer = setTimeout(() => resolve('too long'), patience);
  });
  try {
    const working = work(stop.signal);
    // Left behind, it may still fail, and nobody listens any more.
    working.catch(() => undefined);
    const outcome = await Promise.race([working, tooLong]);
    const milliseconds = performance.now() - began;
    if (outcome !== 'too long') return { milliseconds, ...outcome };
    log.warn({ part: name }, 'self-check: no answer in time');
    return { state: 'failed', words: `No answer within ${patience / 1000} seconds.`, advice, milliseconds };
  } catch (error) {
    log.warn({ part: name, err: error }, 'self-check: a part failed');
    const words = `It failed: ${causeOf(error)}`;
    return { state: 'failed', words, advice, milliseconds: performance.now() - began };
  } finally {
    clearTimeout(timer);
    stop.abort();
  }
}

function causeOf(error: unknown): string {
  const words = error instanceof Error && error.message !== '' ? error.message : String(error);
  return words.length > 200 ? `${words.slice(0, 200)} …` : words;
}
