import { data, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { dbContext, platformContext } from '~/db/context';
import { getViewer } from '~/features/session/queries';
import { parseEntityId } from '~/lib/entity-id';
import type { Platform } from '~/lib/platform';
import { sampleFacts } from '~/lib/ticket-design/samples';
import { pdfFile } from '~/services/documents/pdf-stream.server';
import { addDesignPicture, largestUpload } from '~/services/ticket-design/add-picture.server';
import { streamPreview } from '~/services/ticket-design/preview-pdf.server';
import {
  mayDesign,
  saveDesign,
  saveTemplate,
  takeDrawing,
} from '~/services/ticket-design/save-design.server';
import type { Route } from './+types/ticket-design-act';
import { previewBody, saveBody, templateBody } from './ticket-design-requests';

const longestBody = 512 * 1024;
const statuses: Record<string, number> = { not_found: 404, not_allowed: 403, picture_too_large: 413 };

type Asked = { platform: Platform; userId: number; request: Request };

const acts: Record<string, (asked: Asked) => Promise<Response>> = {
  save: ({ platform, userId, request }) =>
    withBody(request, saveBody, async (body) => reply(await saveDesign(platform, userId, body))),
  template: ({ platform, userId, request }) =>
    withBody(request, templateBody, async (body) => reply(await saveTemplate(platform, userId, body))),
  'preview.pdf': ({ platform, userId, request }) =>
    withBody(request, previewBody, async ({ eventId, design, size, sample }) => {
      if (!(await mayDesign(platform, userId, 'event', eventId))) return reply({ reason: 'not_found' });
      const facts = { ...sampleFacts[sample], eventId };
      return pdfFile('ticket-preview.pdf', await streamPreview(platform, design, size, facts), platform.log);
    }),
  picture: async ({ platform, userId, request }) => {
    const eventId = parseEntityId(new URL(request.url).searchParams.get('event') ?? '');
    if (eventId === undefined) return reply({ reason: 'not_found' });
    const file = await readBody(request, largestUpload);
    return reply(
      file ? await addDesignPicture(platform, userId, eventId, file) : { reason: 'picture_too_large' },
    );
  },
};

/** What the ticket designer asks of the server: `/customize-tickets/save`, `picture`, `template` and `preview.pdf`. */
export async function action({ params, request, context }: Route.ActionArgs) {
  const act = Object.hasOwn(acts, params.act) ? acts[params.act] : undefined;
  if (!act || request.method !== 'POST') throw data(null, { status: 404 });
  const userId = await viewerOf(context);
  if (userId === undefined) return reply({ reason: 'not_signed_in' }, 401);
  const platform = context.get(platformContext);
  if (!(await takeDrawing(platform, userId))) return reply({ reason: 'too_many_requests' }, 429);
  return act({ platform, userId, request });
}

export function loader(): never {
  throw data(null, { status: 404 });
}

async function viewerOf(context: Readonly<RouterContextProvider>): Promise<number | undefined> {
  return (await getViewer(context.get(dbContext)))?.userId;
}

function reply(body: object, status = statusOf(body)): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
}

function statusOf(body: object): number {
  if ('reason' in body) return statuses[String(body.reason)] ?? 422;
  if ('problems' in body) return 422;
  return 'conflict' in body ? 409 : 200;
}

async function withBody<Schema extends z.ZodType>(
  request: Request,
  schema: Schema,
  act: (body: z.output<Schema>) => Promise<Response>,
): Promise<Response> {
  const text = await readBody(request, longestBody);
  if (!text) return reply({ reason: 'invalid_value' }, 413);
  const body = schema.safeParse(parseJson(text.toString('utf8')));
  if (body.success) return act(body.data);
  return reply({ reason: 'invalid_value', where: body.error.issues[0]?.path.join('.') ?? '' }, 400);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** No more of it than is wanted: a length that was told may be wrong. Undefined where it is more. */
async function readBody(request: Request, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
