import type { Db } from '~/db/db';
import { unwrap } from '~/db/unwrap';
import { type ProfilePicture, profilePictureOf } from '~/lib/profile-picture';

export const followedTypes = ['artist', 'venue', 'promoter', 'genre', 'user'] as const;
export type FollowedType = (typeof followedTypes)[number];

export type Followed = {
  type: FollowedType;
  id: number;
  name: string;
  isAccepted: boolean;
  /** Of people; pictures of everything else are found by those who show them. */
  picture: ProfilePicture | null;
};

type Named = Pick<Followed, 'id' | 'name'> & { picture?: ProfilePicture | null };

const mostFollowed = 300;

/** Whom and what a person follows, as far as the person who asks may know it; what has gone is left out. */
export async function listFollowed(db: Db, userId: number): Promise<Followed[]> {
  const follows = unwrap(
    await db
      .from('follows')
      .select('entity_type, entity_id, is_accepted')
      .eq('user_id', userId)
      .order('created_at', { ascending: false })
      .limit(mostFollowed),
  );
  const ofType = await Promise.all(
    followedTypes.map(async (type) => {
      const rows = follows.filter(({ entity_type }) => entity_type === type);
      if (rows.length === 0) return [];
      const named = await listNames[type](
        db,
        rows.map(({ entity_id }) => entity_id),
      );
      const accepted = new Set(rows.filter((row) => row.is_accepted).map(({ entity_id }) => entity_id));
      return named.map(({ picture = null, ...rest }) => ({
        ...rest,
        type,
        picture,
        isAccepted: accepted.has(rest.id),
      }));
    }),
  );
  return ofType.flat();
}

/** Follows point at rows by type and number only. */
const listNames: Record<FollowedType, (db: Db, ids: number[]) => Promise<Named[]>> = {
  artist: async (db, ids) => unwrap(await db.from('artists').select('id, name').in('id', ids).order('name')),
  venue: async (db, ids) => unwrap(await db.from('venues').select('id, name').in('id', ids).order('name')),
  promoter: async (db, ids) =>
    unwrap(await db.from('promoters').select('id, name').in('id', ids).order('name')),
  genre: async (db, ids) => unwrap(await db.from('genres').select('id, name').in('id', ids).order('name')),
  async user(db, ids) {
    const people = unwrap(
      await db
        .from('users')
        .select('id, display_name, picture_path, picture_focus_x, picture_focus_y')
        .in('id', ids)
        .order('display_name'),
    );
    return people.map((person) => ({
      id: person.id,
      name: person.display_name || `Person ${person.id}`,
      picture: profilePictureOf(person),
    }));
  },
};
