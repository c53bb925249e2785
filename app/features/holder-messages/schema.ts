import { z } from 'zod';
import { errorsOf, type FieldErrors, lineRule, textRule } from '~/lib/content-rules';
import { type Segment, segments } from './message';

/** What an organiser writes, with the limits of the holder messages migration. */
export type MessageContent = {
  subject: string;
  body: string;
  segment: Segment;
  typeIds: number[];
  /** Null is now. */
  sendAt: string | null;
  isLater: boolean;
  wantsReplies: boolean;
};
export type MessageErrors = FieldErrors<MessageContent>;

export const mostSubject = 120;
export const mostBody = 4000;

const messageSchema = z
  .object({
    subject: lineRule(mostSubject, 'Write a subject: without one it looks like spam.'),
    body: textRule(mostBody).refine((text) => text.trim() !== '', 'Write what everyone should know.'),
    segment: z.enum(segments),
    typeIds: z.array(z.int().positive()),
    sendAt: z.string().nullable(),
    isLater: z.boolean(),
    wantsReplies: z.boolean(),
  })
  .superRefine(({ segment, typeIds, isLater, sendAt }, context) => {
    if (segment === 'types' && typeIds.length === 0)
      context.addIssue({ code: 'custom', path: ['typeIds'], message: 'Choose at least one ticket type.' });
    if (isLater && (sendAt === null || Date.parse(sendAt) <= Date.now()))
      context.addIssue({ code: 'custom', path: ['sendAt'], message: 'Choose a time that is still to come.' });
  });

export function checkMessage(content: MessageContent): MessageErrors {
  return errorsOf(messageSchema, content);
}

export const newMessage: MessageContent = {
  subject: '',
  body: '',
  segment: 'all',
  typeIds: [],
  sendAt: null,
  isLater: false,
  wantsReplies: false,
};
