import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type Followed, type FollowedType, followedTypes } from '~/features/profiles/followed-queries';
import { pagePath } from '~/lib/page-path';
import { Avatar } from '~/ui/avatar/avatar';
import { Picture, type Shown } from '~/ui/picture/picture';
import { FoldedList } from './folded-list';
import classes from './person-list.module.css';

const titles: Record<FollowedType, string> = {
  artist: 'Artists',
  venue: 'Venues',
  promoter: 'Promoters',
  genre: 'Genres',
  user: 'People',
};

type FollowedListProps = {
  followed: Followed[];
  /** Of artists, venues and promoters, where they have one. */
  pictureOf: (followed: Followed) => Shown | null;
  backend: string;
  asideOf?: (followed: Followed) => ReactNode;
};

/** Whom and what a person follows, by kind. */
export function FollowedList({ followed, pictureOf, backend, asideOf }: FollowedListProps) {
  return followedTypes.map((type) => {
    const ofType = followed.filter((one) => one.type === type);
    if (ofType.length === 0) return null;
    return (
      <section key={type} className={classes.group}>
        <h3>{titles[type]}</h3>
        <FoldedList items={ofType}>
          {(one) => (
            <li key={one.id} className={classes.row}>
              {type === 'user' ? (
                <Avatar userId={one.id} picture={one.picture} backend={backend} />
              ) : (
                <span className={classes.art} data-round={type === 'artist'}>
                  <Picture
                    picture={pictureOf(one)}
                    kind={type}
                    id={one.id}
                    ratio="square"
                    sizes="44px"
                    widest={160}
                  />
                </span>
              )}
              <div className={classes.text}>
                <Link className={classes.name} to={pagePath(one.type, one.id)}>
                  {one.name}
                </Link>
                {!one.isAccepted && <p className={classes.handle}>Waiting to be let in</p>}
              </div>
              {asideOf?.(one)}
            </li>
          )}
        </FoldedList>
      </section>
    );
  });
}
