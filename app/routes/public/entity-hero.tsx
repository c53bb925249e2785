import type { ReactNode } from 'react';
import { href } from 'react-router';
import { FollowButton } from '~/features/following/components/follow-button';
import type { Following } from '~/features/following/rules';
import { ProfileHero } from '~/features/profiles/components/profile-hero';
import type { OutLink } from '~/lib/links';
import { buttonClass } from '~/ui/button/button-style';
import { Icon } from '~/ui/icon/icon';
import { LinkList } from '~/ui/link-list/link-list';
import { Picture } from '~/ui/picture/picture';
import { RichText } from '~/ui/rich-text/rich-text';
import classes from './profile.module.css';

type EntityHeroProps = {
  kind: 'artist' | 'venue' | 'promoter' | 'genre';
  id: number;
  name: string;
  eyebrow: string;
  description: string;
  links?: OutLink[];
  picture?: { path: string; focusX: number; focusY: number; description: string } | undefined;
  followed: { following: Following; followers: number };
  /** Facts and chips between the name and the words. */
  children?: ReactNode;
};

/** The head of the page of an artist, venue, promoter or genre. */
export function EntityHero(props: EntityHeroProps) {
  const { kind, id, name, eyebrow, description, links = [], picture, followed, children } = props;
  return (
    <ProfileHero
      kind={kind}
      id={id}
      eyebrow={eyebrow}
      title={name}
      picture={
        <Picture
          picture={picture ?? null}
          kind={kind}
          id={id}
          ratio="square"
          alt={picture?.description ?? ''}
          sizes="(min-width: 640px) 240px, 26vw"
          widest={640}
          eager
        />
      }
    >
      <div className={classes.actions}>
        <FollowButton entityType={kind} entityId={id} name={name} {...followed} />
        {kind !== 'genre' && (
          <a
            className={buttonClass({ kind: 'secondary' })}
            href={href('/:kind/:id/calendar.ics', { kind, id: String(id) })}
          >
            <Icon name="calendar" size={18} />
            Calendar feed
          </a>
        )}
      </div>
      {children}
      {description && (
        <section aria-labelledby="about">
          <h2 id="about" className={classes.unseen}>
            About {name}
          </h2>
          <RichText source={description} />
        </section>
      )}
      <LinkList links={links} label={`${name} elsewhere`} />
    </ProfileHero>
  );
}
