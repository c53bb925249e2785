import { z } from 'zod';
import { parseJson } from './frames.ts';
import type { Broadcast, Room } from './hub.ts';
import type { Identified } from './identity.ts';
import type { Services } from './services.ts';

const BATCH_PATH = /\/api\/broadcast\/?$/;
const EVENT_PATH = /\/api\/broadcast\/([^/]+)\/events\/([^/]+)$/;

/** Each is a message of its own to every process. */
const mostMessages = 500;

const batchBody = z.object({
  messages: z
    .array(
      z.object({
        topic: z.string().min(1),
        event: z.string().min(1),
        payload: z.record(z.string(), z.unknown()),
        private: z.boolean().nullish().transform(Boolean),
      }),
    )
    .max(mostMessages),
});

/** Broadcasts by those who have no socket: servers, and clients whose channel is not joined. */
export function createBroadcastApi(services: Services): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    const event = EVENT_PATH.exec(pathname);
    if (!event && !BATCH_PATH.test(pathname)) return refuse(404, 'Not found');
    if (request.method !== 'POST') return refuse(405, 'Method not allowed');
    const caller = await identifyCaller(request, services);
    if ('refusal' in caller) return refuse(401, caller.refusal);
    const body = Buffer.from(await request.arrayBuffer());
    if (body.length > services.limits.frameBytes) return refuse(413, 'Payload size exceeded');
    const mayPublish = (room: Room) => isAllowed(room, caller, services);
    if (!event) return publishBatch(body, mayPublish, services);

    const topic = decodePart(event[1]);
    const name = decodePart(event[2]);
    if (!topic || !name) return refuse(422, 'The topic and the event must not be empty');
    const isBytes = request.headers.get('content-type')?.startsWith('application/octet-stream') ?? false;
    if (!isBytes && parseJson(body.toString('utf8')) === undefined)
      return refuse(422, 'The body is not JSON');
    if (body.length > services.limits.payloadBytes) return refuse(413, 'Payload size exceeded');
    const room = { topic, private: searchParams.get('private') === 'true' };
    if (!(await mayPublish(room))) return refuse(403, 'Unauthorized');
    services.publish({ ...room, event: name, encoding: isBytes ? 'bytes' : 'json', body });
    return accepted();
  };
}

/** Messages the caller may not send are left out without a word, as upstream. */
async function publishBatch(
  body: Buffer,
  mayPublish: (room: Room) => Promise<boolean>,
  services: Services,
): Promise<Response> {
  const { data } = batchBody.safeParse(parseJson(body.toString('utf8')));
  if (!data) return refuse(422, 'The body must be {messages: [{topic, event, payload, private}]}');
  for (const { topic, event, payload, private: isPrivate } of data.messages) {
    const room = { topic, private: isPrivate };
    const broadcast: Broadcast = {
      ...room,
      event,
      encoding: 'json',
      body: Buffer.from(JSON.stringify(payload)),
    };
    if (broadcast.body.length > services.limits.payloadBytes) return refuse(413, 'Payload size exceeded');
    if (await mayPublish(room)) services.publish(broadcast);
  }
  return accepted();
}

async function identifyCaller(request: Request, { identify }: Services): Promise<Identified> {
  const bearer = request.headers.get('authorization')?.replace(/^Bearer /i, '');
  const key = identify.byKey(request.headers.get('apikey') ?? bearer ?? null);
  if (!key) return { refusal: 'Invalid API key' };
  return identify.byToken(bearer, key);
}

async function isAllowed(room: Room, caller: Identified, { authorize }: Services): Promise<boolean> {
  if (!room.private) return true;
  if ('refusal' in caller) return false;
  const { broadcast } = await authorize(room.topic, caller.identity);
  return broadcast.write;
}

function decodePart(part = ''): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

function accepted(): Response {
  return new Response(null, { status: 202 });
}

function refuse(status: number, error: string): Response {
  return Response.json({ error }, { status });
}
