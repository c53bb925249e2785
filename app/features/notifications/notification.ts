import type { ProfilePicture } from '~/lib/profile-picture';
import type { Shown } from '~/ui/picture/picture';

/** The kinds are those of the notifications migration; words.ts has words for each. */
export type Notification = {
  id: number;
  kind: string;
  at: string;
  isRead: boolean;
  /** Why one is told: what one follows, or the team that one is invited to. */
  becauseType: string | null;
  becauseName: string | null;
  /** Null also where it is no longer for everyone to see. */
  event: { id: number; title: string; starts_at: string; timezone: string; picture: Shown | null } | null;
  actor: { id: number; name: string; picture: ProfilePicture | null } | null;
};
