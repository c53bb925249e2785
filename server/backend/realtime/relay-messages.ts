import { z } from 'zod';
import { parseJson } from './frames.ts';

const room = z.object({ topic: z.string(), private: z.boolean() });
const presence = z.object({
  room,
  ref: z.string(),
  key: z.string(),
  meta: z.record(z.string(), z.unknown()),
});

const message = z.discriminatedUnion('kind', [
  /** A body of JSON travels as its text, one of bytes as base64: numbers would not survive being parsed. */
  z.object({
    kind: z.literal('broadcast'),
    room,
    event: z.string(),
    encoding: z.enum(['json', 'bytes']),
    body: z.string(),
  }),
  z.object({ kind: z.literal('presence'), joins: z.array(presence), leaves: z.array(presence) }),
  /** All presences of the sender; `ask` wants the same from whoever hears it. */
  z.object({ kind: z.literal('state'), presences: z.array(presence), ask: z.boolean() }),
  /** Only shows the sender that its own notifications come back. */
  z.object({ kind: z.literal('pulse') }),
  z.object({ kind: z.literal('goodbye') }),
]);

const envelope = z.object({ from: z.uuid(), to: z.uuid().optional(), message });
const pointer = z.object({ from: z.uuid(), stored: z.uuid() });

export type RelayMessage = z.infer<typeof message>;
export type Envelope = z.infer<typeof envelope>;
export type Pointer = z.infer<typeof pointer>;

/** Anyone with a database session can notify, so what is heard is checked; undefined is to be ignored. */
export function readNotification(text: string): Envelope | Pointer | undefined {
  const value = parseJson(text);
  return envelope.safeParse(value).data ?? pointer.safeParse(value).data;
}

export function isPointer(notification: Envelope | Pointer): notification is Pointer {
  return 'stored' in notification;
}
