import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';

type HttpAnswer = { status: number; headers: IncomingHttpHeaders; text: string };
export type HttpClient = {
  ask(path: string, headers: Record<string, string>, body?: string): Promise<HttpAnswer>;
  close(): void;
};

/** Requests of a page of ours, over connections that are kept. */
export function createHttpClient(url: string, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { origin, hostname, port } = new URL(url);
  return {
    ask(path, headers, body) {
      const common = { accept: '*/*', origin, 'sec-fetch-site': 'same-origin', ...headers };
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      return new Promise((resolve, reject) => {
        const method = body === undefined ? 'GET' : 'POST';
        const asked = request({ hostname, port, path, method, agent, headers: { ...common, ...length } });
        asked.once('error', reject);
        asked.once('response', (response) => readAnswer(response).then(resolve, reject));
        asked.end(body);
      });
    },
    close: () => agent.destroy(),
  };
}

function readAnswer(response: IncomingMessage): Promise<HttpAnswer> {
  return new Promise((resolve, reject) => {
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      text += chunk;
    });
    response.once('error', reject);
    response.once('end', () =>
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text }),
    );
  });
}
