import { z } from 'zod';
import { chatAuthorSchema, chatMessageSchema, reportReasons } from './types';

const reportReason = z.enum(reportReasons);

/** One message that was reported, once or by several; who reported is told to nobody. */
export const chatReportSchema = z.object({
  id: z.number(),
  at: z.string(),
  reason: reportReason,
  note: z.string(),
  roomId: z.number(),
  roomName: z.string(),
  messageId: z.number(),
  seq: z.number(),
  /** As it was when it was reported. */
  body: z.string().nullable(),
  picture: z.object({ id: z.string(), width: z.number(), height: z.number() }).nullable(),
  isGone: z.boolean(),
  author: chatAuthorSchema,
  others: z.array(z.object({ reason: reportReason, note: z.string(), at: z.string() })),
  /** Up to three before and three after, by seq, without the message itself. */
  around: z.array(chatMessageSchema),
  timesReported: z.number(),
  timesMuted: z.number(),
  mutedUntil: z.string().nullable(),
  decision: z.enum(['dismiss', 'remove', 'remove_and_mute']).nullable(),
  decidedAt: z.string().nullable(),
  decidedBy: z.string().nullable(),
});
export type ChatReport = z.infer<typeof chatReportSchema>;

export const chatMuteSchema = z.object({
  id: z.number(),
  person: chatAuthorSchema,
  /** Null is for the whole event. */
  until: z.string().nullable(),
  reason: z.string(),
  by: z.string().nullable(),
  at: z.string(),
  tickets: z.number(),
});
export type ChatMute = z.infer<typeof chatMuteSchema>;

const named = z.object({ id: z.number(), name: z.string() });

export const chatActionSchema = z.object({
  id: z.number(),
  what: z.enum([
    'message_removed',
    'muted',
    'unmuted',
    'locked',
    'unlocked',
    'slowed',
    'pinned',
    'unpinned',
    'report_dismissed',
    'room_added',
    'room_changed',
    'room_removed',
  ]),
  at: z.string(),
  detail: z.record(z.string(), z.unknown()),
  roomId: z.number().nullable(),
  roomName: z.string().nullable(),
  messageId: z.number().nullable(),
  by: named.nullable(),
  person: named.nullable(),
});
export type ChatAction = z.infer<typeof chatActionSchema>;
