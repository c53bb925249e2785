import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { type ProfilePicture, profilePictureOf } from '~/lib/profile-picture';

/**
 * Everyone can read public profiles, and people their own, their team's and those who follow them: whoever else
 * asks is told that there is nobody.
 */
export async function getProfile(db: Db, id: number) {
  return unwrap(
    await db
      .from('users')
      .select(
        `id, display_name, handle, bio, is_public, going_visibility, timetable_visibility, created_at,
        picture_path, picture_focus_x, picture_focus_y`,
      )
      .eq('id', id)
      .single(),
  );
}
export type Profile = Awaited<ReturnType<typeof getProfile>>;

export type Follower = {
  userId: number;
  name: string;
  handle: string | null;
  picture: ProfilePicture | null;
  isAccepted: boolean;
};

const mostFollowers = 200;

/** Who follows a person, whoever waits to be let in first. Others than that person see none of it. */
export async function listFollowers(db: Db, userId: number): Promise<Follower[]> {
  const rows = unwrap(
    await db
      .from('follows')
      .select(
        `user_id, is_accepted,
        follower:users!follows_user_id_fkey(display_name, handle, picture_path, picture_focus_x, picture_focus_y)`,
      )
      .eq('entity_type', 'user')
      .eq('entity_id', userId)
      .order('is_accepted')
      .order('created_at', { ascending: false })
      .limit(mostFollowers),
  );
  return rows.map(({ user_id, is_accepted, follower }) => ({
    userId: user_id,
    name: follower?.display_name ?? '',
    handle: follower?.handle ?? null,
    picture: follower && profilePictureOf(follower),
    isAccepted: is_accepted,
  }));
}

export type Plan = {
  id: number;
  title: string;
  status: 'draft' | 'scheduled' | 'published' | 'unlisted' | 'cancelled' | 'postponed';
  startsAt: string;
  endsAt: string;
  timezone: string;
  venue: { name: string; city: string } | null;
  interest: 'interested' | 'going';
};

const mostPlans = 50;

/** The events that a person goes to or thinks of: what is ahead nearest first, what is over newest first. */
export async function listPlans(
  db: Db,
  userId: number,
  times: 'upcoming' | 'past',
  now: string,
): Promise<Plan[]> {
  const plans = db
    .from('events')
    .select(
      'id, title, status, starts_at, ends_at, timezone, venue:venues(name, city), event_interest!inner(interest)',
    )
    .eq('event_interest.user_id', userId)
    .order('starts_at', { ascending: times === 'upcoming' })
    .order('id')
    .limit(mostPlans);
  const rows = unwrap(await (times === 'upcoming' ? plans.gt('ends_at', now) : plans.lte('ends_at', now)));
  return rows.flatMap(({ starts_at, ends_at, event_interest: [held], ...event }) =>
    held ? [{ ...event, startsAt: starts_at, endsAt: ends_at, interest: held.interest }] : [],
  );
}
