import { z } from 'zod';
import type { ChatPicture } from './types';

const count = z.number().int().nonnegative();

/** What was written and is not known to have arrived, as the device keeps it. */
const outgoing = z.object({
  clientId: z.uuid(),
  body: z.string().max(2000),
  replyTo: z.object({ id: count, seq: count, authorName: z.string(), excerpt: z.string() }).nullable(),
  mentions: z.array(z.object({ id: count, name: z.string() })).max(10),
  picture: z
    .object({ id: z.string(), width: count, height: count })
    .nullable() satisfies z.ZodType<ChatPicture | null>,
  at: z.iso.datetime(),
  /** Waiting for its turn or a connection, or refused and waiting for a decision. */
  state: z.enum(['waiting', 'failed']),
  reason: z.string().nullable(),
});
export type Outgoing = z.infer<typeof outgoing>;

const draft = z.object({ body: z.string().max(4000), mentions: outgoing.shape.mentions });
export type Draft = z.infer<typeof draft>;
export const emptyDraft: Draft = { body: '', mentions: [] };

const prefix = 'limelight-chat';
/** Where the browser keeps nothing (private windows, full disks) it lasts as long as the page. */
const untilReload = new Map<string, string>();

const keyOf = (what: 'outgoing' | 'draft', userId: number, roomId: number) =>
  `${prefix}:${userId}:${what}:${roomId}`;

export function readOutgoing(userId: number, roomId: number): Outgoing[] {
  return z
    .array(outgoing)
    .catch([])
    .parse(read(keyOf('outgoing', userId, roomId)));
}

export function keepOutgoing(userId: number, roomId: number, entries: readonly Outgoing[]): void {
  keep(keyOf('outgoing', userId, roomId), entries.length > 0 ? JSON.stringify(entries) : '');
}

export function readDraft(userId: number, roomId: number): Draft {
  return draft.catch(emptyDraft).parse(read(keyOf('draft', userId, roomId)));
}

export function keepDraft(userId: number, roomId: number, written: Draft): void {
  keep(keyOf('draft', userId, roomId), written.body === '' ? '' : JSON.stringify(written));
}

/** Whoever used this browser before leaves nothing to read. */
export function forgetOthers(userId: number): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(`${prefix}:`) && !key.startsWith(`${prefix}:${userId}:`))
        localStorage.removeItem(key);
    }
  } catch {
    untilReload.clear();
  }
}

function read(key: string): unknown {
  try {
    return JSON.parse(untilReload.get(key) ?? localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function keep(key: string, text: string): void {
  untilReload.delete(key);
  try {
    if (text) localStorage.setItem(key, text);
    else localStorage.removeItem(key);
  } catch {
    untilReload.set(key, text);
  }
}
