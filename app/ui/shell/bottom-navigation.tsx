import { href, Link, useLocation } from 'react-router';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import { classNames } from '~/ui/page/class-names';
import classes from '~/ui/shell/bottom-navigation.module.css';
import { searchFieldId } from '~/ui/shell/search-field';
import type { Viewer } from '~/ui/shell/viewer';

type Item = { to: string; label: string; icon: IconName; current: boolean; onClick?: () => void };

/** The thumb's way around on phones. */
export function BottomNavigation({ viewer, signInPath }: { viewer: Viewer | null; signInPath: string }) {
  const { pathname, search, hash } = useLocation();
  const discover = href('/');
  const profile = viewer ? href('/user/:id', { id: String(viewer.userId) }) : null;
  const searching = pathname === discover && search.includes('q=');
  const onProfile = pathname === profile;
  const onTickets = onProfile && hash === '#tickets';
  const items: Item[] = [
    { to: discover, label: 'Discover', icon: 'sparkle', current: pathname === discover && !searching },
    { to: `${discover}?q=`, label: 'Search', icon: 'search', current: searching, onClick: focusSearch },
    { to: profile ? `${profile}#tickets` : signInPath, label: 'Tickets', icon: 'ticket', current: onTickets },
    {
      to: profile ?? signInPath,
      label: viewer ? 'Account' : 'Sign in',
      icon: 'user',
      current: (onProfile && !onTickets) || pathname === href('/login'),
    },
  ];
  return (
    <div className={classes.place}>
      <nav className={classes.nav} aria-label="Main">
        {items.map(({ to, label, icon, current, onClick }) => (
          <Link
            key={label}
            to={to}
            onClick={onClick}
            className={classNames(classes.item, current && classes.current)}
            aria-current={current ? 'page' : undefined}
          >
            <Icon name={icon} size={22} />
            {label}
          </Link>
        ))}
      </nav>
    </div>
  );
}

function focusSearch(): void {
  document.getElementById(searchFieldId)?.focus();
}
