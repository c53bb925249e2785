import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import type { MessageContent } from './schema';

/** Answers when it goes out, which may be later than asked. */
export async function planMessage(
  db: Db,
  eventId: number,
  content: MessageContent,
): Promise<{ sendAt: string; isHeld: boolean }> {
  const { subject, body, segment, typeIds, isLater, sendAt, wantsReplies } = content;
  const planned = unwrap(
    await db
      .rpc('plan_holder_message', {
        event_id: eventId,
        subject,
        body,
        segment,
        ticket_type_ids: segment === 'types' ? typeIds : [],
        wants_replies: wantsReplies,
        ...(isLater && sendAt !== null && { send_at: sendAt }),
      })
      .single(),
  );
  return { sendAt: planned.goes_out_at, isHeld: planned.is_held };
}

export async function cancelMessage(db: Db, messageId: number): Promise<void> {
  unwrap(await db.rpc('cancel_holder_message', { message_id: messageId }));
}

/** Answers the address that a test goes to: that of whoever asks. */
export async function beginMessageTest(
  db: Db,
  eventId: number,
  { subject, body }: { subject: string; body: string },
): Promise<string> {
  return unwrap(await db.rpc('begin_message_test', { event_id: eventId, subject, body }));
}
