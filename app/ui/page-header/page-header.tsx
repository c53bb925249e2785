import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '~/ui/icon/icon';
import classes from '~/ui/page-header/page-header.module.css';

type PageHeaderProps = {
  title: string;
  /** A picture of what the page is about. */
  art?: ReactNode;
  eyebrow?: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  back?: { to: string; label: string };
};

/** The page's one h1 and what can be done on it. */
export function PageHeader({ title, art, eyebrow, text, actions, back }: PageHeaderProps) {
  return (
    <header className={classes.header}>
      {art && <div className={classes.art}>{art}</div>}
      <div className={classes.words}>
        {back && (
          <Link to={back.to} className={classes.back}>
            <Icon name="arrow-left" size={16} />
            {back.label}
          </Link>
        )}
        {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
        <h1 className={classes.title}>{title}</h1>
        {text && <div className={classes.text}>{text}</div>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
