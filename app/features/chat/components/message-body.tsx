import { Fragment } from 'react';
import { href, Link } from 'react-router';
import { classNames } from '~/ui/page/class-names';
import { isOnlyEmoji, partsOf } from '../body-parts';
import classes from './message.module.css';

type MessageBodyProps = {
  body: string;
  mentions: readonly { id: number; name: string }[];
  viewerId: number | null;
};

/** Text as it was written: React writes it as text, so nothing in it is ever markup. */
export function MessageBody({ body, mentions, viewerId }: MessageBodyProps) {
  const parts = partsOf(body, mentions);
  return (
    <p className={classNames(classes.body, isOnlyEmoji(body) && classes.large)} dir="auto">
      {parts.map((part, index) => {
        const key = `${index} ${part.kind}`;
        if (part.kind === 'text') return <Fragment key={key}>{part.text}</Fragment>;
        if (part.kind === 'mention') {
          return (
            <Link
              key={key}
              to={href('/user/:id', { id: String(part.userId) })}
              className={classNames(classes.mention, part.userId === viewerId && classes.mentionOfMe)}
            >
              {part.text}
            </Link>
          );
        }
        return (
          <a key={key} href={part.address} target="_blank" rel="noopener noreferrer nofollow ugc">
            {part.text}
          </a>
        );
      })}
    </p>
  );
}
