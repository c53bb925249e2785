import { z } from 'zod';

const face = z.object({ path: z.string(), focusX: z.number(), focusY: z.number() });

const badge = z.enum(['crew', 'artist', 'inside', 'holder']);
export type ChatBadge = z.infer<typeof badge>;

/** Id 0 is somebody who left. */
export const chatAuthorSchema = z.object({
  id: z.number(),
  name: z.string(),
  picture: face.nullable(),
  hasPage: z.boolean(),
  badges: z.array(badge),
});
export type ChatAuthor = z.infer<typeof chatAuthorSchema>;

const picture = z.object({ id: z.string(), width: z.number(), height: z.number() });
export type ChatPicture = z.infer<typeof picture>;

/** The same wherever it comes from: a list, the answer to a post, a broadcast. */
export const chatMessageSchema = z.object({
  id: z.number(),
  roomId: z.number(),
  seq: z.number(),
  change: z.number(),
  clientId: z.string(),
  /** Null once it is deleted; empty beside a picture. */
  body: z.string().nullable(),
  picture: picture.nullable(),
  replyTo: z
    .object({
      id: z.number(),
      seq: z.number(),
      authorId: z.number(),
      authorName: z.string(),
      excerpt: z.string(),
      isDeleted: z.boolean(),
    })
    .nullable(),
  mentions: z.array(z.object({ id: z.number(), name: z.string() })),
  reactions: z.record(z.string(), z.number()),
  at: z.string(),
  editedAt: z.string().nullable(),
  isDeleted: z.boolean(),
  isRemoved: z.boolean(),
  pinnedAt: z.string().nullable(),
  author: chatAuthorSchema,
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;

export const roomKinds = ['general', 'announcements', 'stage', 'ride_share', 'crew'] as const;
export type ChatRoomKind = (typeof roomKinds)[number];
export const roomReaders = ['everyone', 'interested', 'holders', 'crew'] as const;
export type ChatReaders = (typeof roomReaders)[number];
export const roomWriters = ['everyone', 'interested', 'holders', 'crew', 'organisers'] as const;
export type ChatWriters = (typeof roomWriters)[number];

const whyNotWrite = z.enum([
  'sign_in',
  'need_interest',
  'need_ticket',
  'crew_only',
  'organisers_only',
  'locked',
  'archived',
  'not_open',
  'muted',
  'name_missing',
]);
export type WhyNotWrite = z.infer<typeof whyNotWrite>;

export const chatRoomSchema = z.object({
  id: z.number(),
  eventId: z.number(),
  kind: z.enum(roomKinds),
  name: z.string(),
  topic: z.string(),
  stageId: z.number().nullable(),
  state: z.enum(['open', 'not_yet', 'closed', 'archived']),
  opensAt: z.string().nullable(),
  /** When it becomes an archive, or became one. */
  closesAt: z.string(),
  readBy: z.enum(roomReaders),
  writeBy: z.enum(roomWriters),
  lastSeq: z.number(),
  lastChange: z.number(),
  lastRead: z.number().nullable(),
  unread: z.number(),
  mayWrite: z.boolean(),
  whyNot: whyNotWrite.nullable(),
  /** Null while muted: for the whole event. */
  mutedUntil: z.string().nullable(),
  slowSeconds: z.number(),
  isLocked: z.boolean(),
  isModerator: z.boolean(),
  lastMessageAt: z.string().nullable(),
  here: z.number(),
});
export type ChatRoom = z.infer<typeof chatRoomSchema>;

/** A room that one may not read, as far as one may know of it. */
export const shutRoomSchema = z.object({
  id: z.number(),
  eventId: z.number(),
  kind: z.enum(roomKinds),
  name: z.string(),
  mayRead: z.literal(false),
  whyNot: z.enum(['sign_in', 'need_interest', 'need_ticket']),
});
export type ShutRoom = z.infer<typeof shutRoomSchema>;
export const openRoomSchema = chatRoomSchema.extend({ mayRead: z.literal(true) });
export type OpenRoom = z.infer<typeof openRoomSchema>;

/** Who is here, in number and with some faces. */
export const chatHereSchema = z.object({ here: z.number(), people: z.array(chatAuthorSchema) });
export type ChatHere = z.infer<typeof chatHereSchema>;

export const mentionableSchema = z.object({ id: z.number(), name: z.string(), picture: face.nullable() });
export type Mentionable = z.infer<typeof mentionableSchema>;

export const reportReasons = ['spam', 'harassment', 'hate', 'scam', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];
