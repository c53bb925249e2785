import { Link } from 'react-router';
import { Button } from '~/ui/button/button';
import { ButtonLink } from '~/ui/button/button-link';
import { buttonClass } from '~/ui/button/button-style';
import { Icon } from '~/ui/icon/icon';
import { RichText } from '~/ui/rich-text/rich-text';
import type { Told } from '../announcement';
import classes from './announcement-card.module.css';

type AnnouncementCardProps = {
  announcement: Omit<Told, 'id'>;
  /** Without them it is only looked at, as while it is written. */
  onDismiss?: () => void;
  onOpen?: () => void;
};

export function AnnouncementCard({ announcement, onDismiss, onOpen }: AnnouncementCardProps) {
  const { title, body, linkTo, linkLabel } = announcement;
  return (
    <div className={classes.card}>
      <p className={classes.eyebrow}>
        <Icon name="sparkle" size={16} />
        What’s new
      </p>
      <h2 className={classes.title}>{title || 'What is new'}</h2>
      <RichText source={body} className={classes.body} />
      <div className={classes.actions}>
        {linkTo && linkLabel && (
          <CardLink to={linkTo} onOpen={onOpen}>
            {linkLabel}
          </CardLink>
        )}
        <Button kind={linkTo ? 'quiet' : 'secondary'} size="sm" onClick={onDismiss} disabled={!onDismiss}>
          Got it
        </Button>
      </div>
    </div>
  );
}

type CardLinkProps = { to: string; onOpen: (() => void) | undefined; children: string };

function CardLink({ to, onOpen, children }: CardLinkProps) {
  if (!onOpen) return <span className={buttonClass({ kind: 'primary', size: 'sm' })}>{children}</span>;
  if (to.startsWith('/')) {
    return (
      <ButtonLink to={to} size="sm" onClick={onOpen}>
        {children}
      </ButtonLink>
    );
  }
  return (
    <Link
      to={to}
      target="_blank"
      rel="noopener"
      className={buttonClass({ kind: 'primary', size: 'sm' })}
      onClick={onOpen}
    >
      {children}
    </Link>
  );
}
