import { callOutside, callProblem, readUpTo } from './call-outside.server';
import { parseOutside, type TrustedHosts } from './outside.server';

export type Posted = {
  /** Null where there was no answer; `error` then says why. */
  status: number | null;
  error: string | null;
  /** The beginning of the answer. */
  answer: string;
  tookMs: number;
};

type Post = {
  url: string;
  headers: Record<string, string>;
  body: string;
  trusted: TrustedHosts;
  timeoutMs?: number;
};

const mostAnswerBytes = 8 * 1024;

/** Posts to an address that somebody typed. Follows nothing, waits not for ever, reads not without end; never throws. */
export async function postOutside({
  url,
  headers,
  body,
  trusted,
  timeoutMs = 15_000,
}: Post): Promise<Posted> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const answered = await callOutside({
      method: 'POST',
      url: parseOutside(url, trusted),
      headers,
      body,
      trusted,
      signal,
    });
    const { bytes } = await readUpTo(answered, mostAnswerBytes);
    const status = answered.statusCode ?? 0;
    const isLedOn = status >= 300 && status < 400;
    return {
      status,
      error: isLedOn ? 'It answered with another address; those are not followed.' : null,
      // What the database cannot keep as text is left out.
      answer: bytes.toString('utf8').replaceAll('\0', ''),
      tookMs: took(),
    };
  } catch (error) {
    return { status: null, error: callProblem(error, timeoutMs), answer: '', tookMs: took() };
  }
}
