type Send = (request: Request) => Promise<Response>;
type Options = { attempts?: number; wait?: (milliseconds: number) => Promise<void>; random?: () => number };

const idempotent = new Set(['GET', 'HEAD', 'OPTIONS']);
const longestWait = 4000;

/**
 * A failed fetch is tried up to three times in all. Only requests that change nothing are repeated: a write
 * whose answer was lost may have happened.
 */
export function retryingFetch(send: Send, options: Options = {}): typeof fetch {
  const { attempts = 3, wait = sleep, random = Math.random } = options;
  return async (input, init) => {
    const request = new Request(input, init);
    const mayRepeat = idempotent.has(request.method);
    for (let attempt = 1; ; attempt += 1) {
      const last = !mayRepeat || attempt >= attempts;
      const outcome = await settle(send(last ? request : request.clone()));
      const pause = last || request.signal.aborted ? undefined : pauseAfter(outcome, attempt, random);
      if (pause === undefined) return unwrapOutcome(outcome);
      await wait(pause);
    }
  };
}

type Outcome = { response: Response } | { failure: unknown };

async function settle(sending: Promise<Response>): Promise<Outcome> {
  try {
    return { response: await sending };
  } catch (failure) {
    return { failure };
  }
}

function unwrapOutcome(outcome: Outcome): Response {
  if ('failure' in outcome) throw outcome.failure;
  return outcome.response;
}

/** Milliseconds to wait before the next try; undefined where trying again would not help. */
function pauseAfter(outcome: Outcome, attempt: number, random: () => number): number | undefined {
  const backoff = Math.min(longestWait, 200 * 2 ** attempt);
  const jittered = Math.round(backoff * (0.5 + random() / 2));
  if ('failure' in outcome) return isAbort(outcome.failure) ? undefined : jittered;
  const { status, headers } = outcome.response;
  if (status === 429 || status === 503) {
    const asked = retryAfter(headers);
    if (asked === undefined) return status === 503 ? jittered : undefined;
    return asked <= longestWait ? Math.max(asked, jittered) : undefined;
  }
  return status === 502 || status === 504 ? jittered : undefined;
}

function retryAfter(headers: Headers): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const milliseconds = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isNaN(milliseconds) ? undefined : Math.max(0, milliseconds);
}

function isAbort(failure: unknown): boolean {
  return failure instanceof Error && (failure.name === 'AbortError' || failure.name === 'TimeoutError');
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
