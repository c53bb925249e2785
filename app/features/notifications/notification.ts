import type { ProfilePicture } from '~/lib/profile-picture';
import type { Shown } from '~/ui/picture/picture';

/** What a notification says is made of this alone, for the bell as for letters and pushes. */
export type NotificationFacts = {
  /** One of the kinds of the notifications migration; words.ts has words for each. */
  kind: string;
  /** Why one is told: what one follows, the team that one is invited to, the order that it belongs to. */
  becauseType: string | null;
  becauseId: number | null;
  becauseName: string | null;
  /** The one thing that it tells of, such as a message of the chat. */
  subjectType: string | null;
  subjectId: number | null;
  roomId: number | null;
  /** When that takes place, or until when it is there. */
  happensAt: string | null;
  /** Somebody's own words, cut short. */
  title: string | null;
  excerpt: string | null;
  /** Null also where it is no longer for everyone to see. */
  event: { id: number; title: string; starts_at: string; timezone: string } | null;
  actor: { id: number; name: string } | null;
};

export type Notification = NotificationFacts & {
  id: number;
  at: string;
  isRead: boolean;
  event: (NonNullable<NotificationFacts['event']> & { picture: Shown | null }) | null;
  actor: (NonNullable<NotificationFacts['actor']> & { picture: ProfilePicture | null }) | null;
};
