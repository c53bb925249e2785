import { z } from 'zod';
import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import {
  type ChatAction,
  type ChatMute,
  type ChatReport,
  chatActionSchema,
  chatMuteSchema,
  chatReportSchema,
} from './desk-types';

/** Twenty, newest first; those after one are asked with its id. */
export async function listReports(
  db: Db,
  eventId: number,
  state: 'open' | 'decided',
  before?: number,
): Promise<ChatReport[]> {
  return z
    .array(chatReportSchema)
    .parse(
      unwrap(
        await db.rpc('list_reports', { event_id: eventId, state, ...(before !== undefined && { before }) }),
      ),
    );
}

export async function listMutes(db: Db, eventId: number): Promise<ChatMute[]> {
  return z.array(chatMuteSchema).parse(unwrap(await db.rpc('list_mutes', { event_id: eventId })));
}

/** Everything that moderators did, fifty at a time, newest first. */
export async function listChatActions(db: Db, eventId: number, before?: number): Promise<ChatAction[]> {
  return z
    .array(chatActionSchema)
    .parse(
      unwrap(
        await db.rpc('list_chat_actions', { event_id: eventId, ...(before !== undefined && { before }) }),
      ),
    );
}
