import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { fetchOutside } from '~/services/outgoing/call-outside.server';
import type { TrustedHosts } from '~/services/outgoing/outside.server';

/** Access to the events of a Facebook page. */
export type GraphAccess = { token: string; baseUrl: string };

export type GraphEvents = { events: unknown[] } | { problem: string };

const fields =
  'id,name,description,start_time,end_time,timezone,place,is_canceled,ticket_uri,event_times{id,start_time,end_time}';
const mostPages = 50;
const mostTries = 4;
const mostBytes = 20 * 1024 * 1024;

const page = z.object({
  data: z.array(z.unknown()),
  paging: z.object({ next: z.string().optional() }).optional(),
});
const failure = z.object({
  error: z.object({
    code: z.number().optional(),
    message: z.string().optional(),
    is_transient: z.boolean().optional(),
  }),
});

/** Said by the API when somebody asks too often, each for another kind of asking. */
const tooOften = new Set([4, 17, 32, 613, 80001]);

type Options = { trusted?: TrustedHosts; waitMs?: (attempt: number) => number };

/** All upcoming and past events of a page, page by page of the answer. */
export async function listGraphEvents(
  { token, baseUrl }: GraphAccess,
  pageName: string,
  { trusted = [], waitMs = (attempt) => 1000 * 3 ** attempt }: Options = {},
): Promise<GraphEvents> {
  const first = new URL(`${baseUrl}/${encodeURIComponent(pageName)}/events`);
  first.search = new URLSearchParams({ fields, limit: '100' }).toString();
  const events: unknown[] = [];
  let next: string | undefined = first.href;
  for (let count = 0; next !== undefined && count < mostPages; count += 1) {
    const answer = await ask(next, token, { trusted, waitMs });
    if ('problem' in answer) return answer;
    events.push(...answer.data);
    next = answer.paging?.next;
    // The token goes to nobody else, whatever the answer says.
    if (next !== undefined && (!URL.canParse(next) || new URL(next).origin !== first.origin))
      return { problem: 'Facebook’s answer leads somewhere else, which is not followed.' };
  }
  return { events };
}

async function ask(
  url: string,
  token: string,
  { trusted, waitMs }: Required<Options>,
): Promise<z.infer<typeof page> | { problem: string }> {
  let problem = '';
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    if (attempt > 0) await pause(waitMs(attempt - 1));
    const got = await fetchOutside({
      url,
      trusted,
      mostBytes,
      headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    });
    if ('problem' in got) {
      problem = got.problem;
      continue;
    }
    const json = parseJson(got.bytes);
    const read = page.safeParse(json);
    if (got.status === 200 && read.success) return read.data;
    const { code, message, is_transient: isTransient } = failure.safeParse(json).data?.error ?? {};
    if (code === 190)
      return {
        problem: 'Facebook no longer accepts the token of this installation. Its operator has to renew it.',
      };
    problem = message ? `Facebook says: ${message.slice(0, 200)}` : `Facebook answered with ${got.status}.`;
    const isPassing =
      got.status >= 500 || got.status === 429 || isTransient || (code !== undefined && tooOften.has(code));
    if (!isPassing) return { problem };
  }
  return { problem: `${problem} It was tried ${mostTries} times; please try again later.` };
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
