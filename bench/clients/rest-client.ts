import { Agent, request } from 'node:http';
import { gunzipSync } from 'node:zlib';

type Options = { url: string; publishableKey: string; connections: number };
type Call = {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  /** Of whoever is signed in; without it as a visitor. */
  token?: string;
};

export type RestClient = {
  /** Reads the whole answer, as it came over the wire; any status but 2xx is an error. */
  send(call: Call): Promise<Buffer>;
  /** The same, unpacked and parsed: for checking once that the right thing is measured. */
  read(call: Call): Promise<unknown>;
  close(): void;
};

const TIMEOUT_MS = 10_000;

/** Asks as supabase-js does, with its headers and kept-alive connections, and does nothing else. */
export function createRestClient({ url, publishableKey, connections }: Options): RestClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = {
    accept: 'application/json',
    'accept-encoding': 'gzip',
    'accept-profile': 'public',
    apikey: publishableKey,
    authorization: `Bearer ${publishableKey}`,
    'x-client-info': 'supabase-js-node/2.119.0',
  };

  function send({ method, path, body, token }: Call): Promise<Buffer> {
    const content = body === undefined ? undefined : JSON.stringify(body);
    const session = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const own =
      content === undefined
        ? { ...headers, ...session }
        : {
            ...headers,
            ...session,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(content),
            'content-profile': 'public',
          };
    return new Promise((resolve, reject) => {
      const asked = request(new URL(path, url), { method, agent, headers: own, timeout: TIMEOUT_MS });
      asked.once('error', reject);
      asked.once('timeout', () => asked.destroy(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)));
      asked.once('response', (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.once('error', reject);
        response.once('end', () => {
          const answer = Buffer.concat(chunks);
          const { statusCode = 0 } = response;
          if (statusCode >= 200 && statusCode < 300) resolve(answer);
          else reject(new Error(`${method} ${path} answered ${statusCode}: ${answer.toString('utf8')}`));
        });
      });
      asked.end(content);
    });
  }

  return {
    send,
    async read(call) {
      const answer = await send(call);
      const isPacked = answer[0] === 0x1f && answer[1] === 0x8b;
      return JSON.parse((isPacked ? gunzipSync(answer) : answer).toString('utf8')) as unknown;
    },
    close: () => agent.destroy(),
  };
}
