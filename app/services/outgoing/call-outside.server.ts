import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request } from 'node:https';
import { createOutsideAgent, parseOutside, type TrustedHosts, UnreachableError } from './outside.server';

export type OutsideCall = {
  method: 'GET' | 'POST';
  url: URL;
  headers: Record<string, string>;
  body?: string;
  trusted: TrustedHosts;
  signal: AbortSignal;
};

/** One request to an address that somebody typed: parsed by `parseOutside`, and leading to the public internet only. */
export function callOutside({
  method,
  url,
  headers,
  body,
  trusted,
  signal,
}: OutsideCall): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const call = url.protocol === 'https:' ? request : requestPlain;
    const agent = createOutsideAgent(url, trusted);
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    const going = call(url, { method, headers: { ...headers, ...length }, agent, signal });
    going.on('response', resolve);
    going.on('error', reject);
    going.on('close', () => agent.destroy());
    going.end(body);
  });
}

/** What it said, up to so many bytes; undefined where there is more. What breaks off ends there. */
export async function readUpTo(
  answered: IncomingMessage,
  most: number,
): Promise<{ bytes: Buffer; isWhole: boolean }> {
  const chunks: Buffer[] = [];
  let size = 0;
  let isWhole = true;
  try {
    for await (const chunk of answered) {
      chunks.push(chunk as Buffer);
      size += (chunk as Buffer).length;
      if (size > most) break;
    }
  } catch {
    isWhole = false;
  }
  answered.destroy();
  return { bytes: Buffer.concat(chunks).subarray(0, most), isWhole: isWhole && size <= most };
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

/** Why a call came to nothing, for whoever typed the address. */
export function callProblem(error: unknown, timeoutMs: number): string {
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

export type Fetched =
  | { bytes: Uint8Array; headers: IncomingMessage['headers']; status: number }
  | { problem: string };

type Fetch = {
  url: string;
  headers?: Record<string, string>;
  trusted: TrustedHosts;
  mostBytes: number;
  timeoutMs?: number;
};

const mostHops = 3;

/** Reads what is there. Goes where it is led to, a few times, and looks at each address anew. Never throws. */
export async function fetchOutside({
  url,
  headers = {},
  trusted,
  mostBytes,
  timeoutMs = 15_000,
}: Fetch): Promise<Fetched> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let target = parseOutside(url, trusted);
    for (let hop = 0; hop <= mostHops; hop += 1) {
      const answered = await callOutside({ method: 'GET', url: target, headers, trusted, signal });
      const { statusCode: status = 0, headers: said } = answered;
      if (status < 300 || status >= 400 || !said.location) {
        const { bytes, isWhole } = await readUpTo(answered, mostBytes);
        if (!isWhole) return { problem: 'What is there is too large, or broke off.' };
        return { bytes: new Uint8Array(bytes), headers: said, status };
      }
      answered.destroy();
      target = parseOutside(new URL(said.location, target).href, trusted);
    }
    return { problem: 'It leads from one address to the next without end.' };
  } catch (error) {
    return { problem: callProblem(error, timeoutMs) };
  }
}
