import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import classes from '~/ui/shell/sidebar-nav.module.css';

export type NavItem = {
  to: string;
  label: string;
  icon: IconName;
  /** A small picture of it instead of the icon. */
  art?: ReactNode;
  exact?: boolean;
};

type EntityNavProps = {
  title: string;
  items: NavItem[];
  /** Where the rest is, when these are not all. */
  all?: { to: string; label: string };
};

/** One titled group of links in the sidebar; folded, the icons stay and the words are for screen readers. */
export function EntityNav({ title, items, all }: EntityNavProps) {
  if (items.length === 0) return null;
  return (
    <div className={classes.group}>
      <p className={classes.title}>{title}</p>
      <ul className={classes.list}>
        {items.map(({ to, label, icon, art, exact = false }) => (
          <li key={to}>
            <NavLink to={to} end={exact} className={classes.item} title={label}>
              {art ? <span className={classes.art}>{art}</span> : <Icon name={icon} />}
              <span>{label}</span>
            </NavLink>
          </li>
        ))}
        {all && (
          <li>
            <Link to={all.to} className={classes.item} title={all.label}>
              <Icon name="list" />
              <span>{all.label}</span>
            </Link>
          </li>
        )}
      </ul>
    </div>
  );
}
