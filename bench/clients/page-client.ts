import { Agent, request } from 'node:http';

export type PageClient = {
  /** Reads the whole page as it came over the wire; any status but 200 is an error. */
  open(path: string, cookie?: string): Promise<Buffer>;
  close(): void;
};

const TIMEOUT_MS = 20_000;

/** Asks for documents as a browser does that has never been here, over kept-alive connections. */
export function createPageClient(url: string, connections: number): PageClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = {
    accept: 'text/html',
    'accept-encoding': 'gzip',
    // One that says nothing is taken for a crawler, whose pages do not stream.
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
  };
  return {
    open(path, cookie) {
      const own = cookie === undefined ? headers : { ...headers, cookie };
      return new Promise((resolve, reject) => {
        const asked = request(new URL(path, url), { agent, headers: own, timeout: TIMEOUT_MS });
        asked.once('error', reject);
        asked.once('timeout', () => asked.destroy(new Error(`no answer in ${TIMEOUT_MS / 1000} s`)));
        asked.once('response', (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () => {
            if (response.statusCode === 200) resolve(Buffer.concat(chunks));
            else reject(new Error(`${path} answered ${response.statusCode}`));
          });
        });
        asked.end();
      });
    },
    close: () => agent.destroy(),
  };
}
