import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { createOutsideAgent, parseOutside, type TrustedHosts, UnreachableError } from './outside.server';

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
    const target = parseOutside(url, trusted);
    const signal = AbortSignal.timeout(timeoutMs);
    const answered = await send(target, headers, body, trusted, signal);
    const answer = await readBeginning(answered, signal);
    const status = answered.statusCode ?? 0;
    const error =
      status >= 300 && status < 400 ? 'It answered with another address; those are not followed.' : null;
    return { status, error, answer, tookMs: took() };
  } catch (error) {
    return { status: null, error: wordsOf(error, timeoutMs), answer: '', tookMs: took() };
  }
}

function send(
  url: URL,
  headers: Record<string, string>,
  body: string,
  trusted: TrustedHosts,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = url.protocol === 'https:' ? request : requestPlain;
    const agent = createOutsideAgent(url, trusted);
    const going = call(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      agent,
      signal,
    });
    going.on('response', resolve);
    going.on('error', reject);
    going.on('close', () => agent.destroy());
    going.end(body);
  });
}

async function readBeginning(answered: IncomingMessage, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of answered) {
      signal.throwIfAborted();
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size >= mostAnswerBytes) break;
    }
  } catch {
    // What it said after its status does not matter.
  }
  answered.destroy();
  // What the database cannot keep as text is left out.
  return Buffer.concat(chunks).subarray(0, mostAnswerBytes).toString('utf8').replaceAll('\0', '');
}

const words: Record<string, string> = {
  ENOTFOUND: 'There is no such host.',
  EAI_AGAIN: 'The name of the host could not be looked up.',
  ECONNREFUSED: 'The host refused the connection.',
  ECONNRESET: 'The host broke off the connection.',
  EHOSTUNREACH: 'The host could not be reached.',
  ENETUNREACH: 'The host could not be reached.',
  CERT_HAS_EXPIRED: 'The host’s certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'The host’s certificate is signed by nobody but itself.',
  ERR_TLS_CERT_ALTNAME_INVALID: 'The host’s certificate is for another name.',
};

function wordsOf(error: unknown, timeoutMs: number): string {
  if (error instanceof UnreachableError) {
    return error.because === 'not_public'
      ? 'It leads into a private network, which is not called.'
      : 'It is no address that can be called.';
  }
  if (!(error instanceof Error)) return 'It could not be called.';
  if (error.name === 'TimeoutError' || error.name === 'AbortError') {
    return `No answer within ${Math.round(timeoutMs / 1000)} seconds.`;
  }
  const code = 'code' in error ? String(error.code) : '';
  return words[code] ?? `It could not be called (${code || error.message}).`;
}
