import { useId, useRef } from 'react';
import { Form, href, Link } from 'react-router';
import { ColourSchemeToggle } from '~/ui/colour-scheme/colour-scheme-toggle';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import { classNames } from '~/ui/page/class-names';
import classes from '~/ui/shell/account-menu.module.css';
import { initialsOf } from '~/ui/shell/initials';
import type { Viewer } from '~/ui/shell/viewer';

type AccountMenuProps = { viewer: Viewer; signOutPath: string; manages?: boolean; above?: boolean };

/** A native popover: Escape, light dismissal and the order of focus come with it. */
export function AccountMenu({ viewer, signOutPath, manages = false, above = false }: AccountMenuProps) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = () => menu.current?.hidePopover();
  const profile = href('/user/:id', { id: String(viewer.userId) });
  const items: { to: string; label: string; icon: IconName }[] = [
    { to: profile, label: 'Profile', icon: 'user' },
    { to: `${profile}#tickets`, label: 'My tickets', icon: 'ticket' },
    { to: `${profile}#settings`, label: 'Settings', icon: 'settings' },
    ...(manages || viewer.isStaff ? [{ to: href('/admin'), label: 'Organise', icon: 'stage' as const }] : []),
  ];

  return (
    <>
      <button
        type="button"
        className={classes.trigger}
        popoverTarget={id}
        aria-label={`Account of ${viewer.name}`}
      >
        <span className={classes.avatar} data-initials={initialsOf(viewer.name)} aria-hidden />
      </button>
      <div ref={menu} id={id} popover="auto" className={classNames(classes.menu, above && classes.above)}>
        <span className={classes.who}>
          {viewer.name}
          {viewer.isStaff && <small>Platform staff</small>}
        </span>
        <ul>
          {items.map(({ to, label, icon }) => (
            <li key={to}>
              <Link to={to} className={classes.item} onClick={close}>
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
        <hr className={classes.rule} />
        <div className={classes.scheme}>
          Colours
          <ColourSchemeToggle />
        </div>
        <hr className={classes.rule} />
        <Form method="post" action={signOutPath} onSubmit={close}>
          <input type="hidden" name="intent" value="sign-out" />
          <button type="submit" className={classes.item}>
            <Icon name="log-out" />
            Sign out
          </button>
        </Form>
      </div>
    </>
  );
}
