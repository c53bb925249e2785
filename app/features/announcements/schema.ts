import { z } from 'zod';
import { errorsOf, type FieldErrors, lineRule, textRule } from '~/lib/content-rules';
import { type Announcement, type Audience, audiences } from './announcement';

/** What staff write, with the rules of the announcements migration. */
export type AnnouncementContent = {
  title: string;
  body: string;
  linkTo: string;
  linkLabel: string;
  audience: Audience;
  /** A draft has none. */
  fromAt: string | null;
  untilAt: string | null;
};
export type AnnouncementErrors = FieldErrors<AnnouncementContent>;

export const mostTitle = 80;
export const mostBody = 1000;
export const mostLabel = 40;
const mostAddress = 300;

/** A page of ours begins with one slash; anything else says where it leads. */
const address = /^(https?:\/\/[^\s<>"\\]{3,}|\/([^\s<>"\\/][^\s<>"\\]*)?)$/;

const announcementSchema = z
  .object({
    title: lineRule(mostTitle, 'Say in a few words what is new.'),
    body: textRule(mostBody).refine((text) => text.trim() !== '', 'Say what people can do now.'),
    linkTo: z.string().transform((text) => text.trim()),
    linkLabel: z.string().transform((text) => text.trim()),
    audience: z.enum(audiences),
    fromAt: z.string().nullable(),
    untilAt: z.string().nullable(),
  })
  .superRefine(({ linkTo, linkLabel, fromAt, untilAt }, context) => {
    const say = (field: keyof AnnouncementContent, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (linkTo !== '' && (linkTo.length > mostAddress || !address.test(linkTo)))
      say('linkTo', 'An address begins with https://, or with / for a page of Limelight.');
    if (linkTo !== '' && linkLabel === '') say('linkLabel', 'Say what the link does, such as “Try it”.');
    if (linkTo === '' && linkLabel !== '') say('linkTo', 'Where does it lead?');
    if (untilAt !== null && fromAt === null) say('fromAt', 'What ends has to begin.');
    if (fromAt !== null && untilAt !== null && Date.parse(untilAt) <= Date.parse(fromAt))
      say('untilAt', 'It has to end after it begins.');
  });

export function checkAnnouncement(content: AnnouncementContent): AnnouncementErrors {
  return errorsOf(announcementSchema, content);
}

export function tidyAnnouncement(content: AnnouncementContent) {
  const { linkTo, linkLabel, fromAt, untilAt, ...tidy } = announcementSchema.parse(content);
  return {
    ...tidy,
    link_to: linkTo || null,
    link_label: linkLabel || null,
    from_at: fromAt,
    until_at: untilAt,
  };
}

export function contentOf(announcement: Announcement | null): AnnouncementContent {
  return {
    title: announcement?.title ?? '',
    body: announcement?.body ?? '',
    linkTo: announcement?.linkTo ?? '',
    linkLabel: announcement?.linkLabel ?? '',
    audience: announcement?.audience ?? 'all',
    fromAt: announcement?.fromAt ?? null,
    untilAt: announcement?.untilAt ?? null,
  };
}
