import { href, Link } from 'react-router';
import { formatTime } from '~/lib/time';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import type { ChatAuthor, ChatBadge } from '../types';
import { badgeWords } from '../words';
import classes from './message.module.css';

const badgeIcons: Record<ChatBadge, IconName> = {
  crew: 'shield',
  artist: 'music',
  inside: 'door',
  holder: 'ticket',
};
/** These two are said in words: who has a say here should not need a second look. */
const spelledOut: readonly ChatBadge[] = ['crew', 'artist'];

export function AuthorName({ author }: { author: ChatAuthor }) {
  const name = author.name || 'Somebody';
  if (!author.hasPage) return <span className={classes.name}>{name}</span>;
  return (
    <Link to={href('/user/:id', { id: String(author.id) })} className={classes.name}>
      {name}
    </Link>
  );
}

export function AuthorBadges({ badges }: { badges: readonly ChatBadge[] }) {
  return badges.map((badge) => (
    <span key={badge} className={classes.badge} data-badge={badge} title={badgeWords[badge]}>
      {spelledOut.includes(badge) ? (
        <>
          <Icon name={badgeIcons[badge]} size={12} />
          {badgeWords[badge]}
        </>
      ) : (
        <Icon name={badgeIcons[badge]} size={14} label={badgeWords[badge]} />
      )}
    </span>
  ));
}

export function MessageTime({ at, zone }: { at: string; zone: string }) {
  return (
    <time dateTime={at} className={classes.time}>
      {formatTime(at, zone)}
    </time>
  );
}
