import { type ReactNode, useRef } from 'react';
import { Wordmark } from '~/ui/brand/wordmark';
import { IconButton } from '~/ui/button/icon-button';
import { useKeptFocus } from '~/ui/focus/use-kept-focus';
import { PaletteButton, PaletteIconButton } from '~/ui/palette/palette-button';
import { AccountMenu } from '~/ui/shell/account-menu';
import { AdminDrawer } from '~/ui/shell/admin-drawer';
import classes from '~/ui/shell/admin-shell.module.css';
import { Bell } from '~/ui/shell/bell';
import { useSidebarFold } from '~/ui/shell/sidebar-fold';
import { SidebarNav } from '~/ui/shell/sidebar-nav';
import { SkipLink } from '~/ui/shell/skip-link';
import type { Viewer } from '~/ui/shell/viewer';
import { MantineScope } from '~/ui/theme/mantine-scope';

type AdminShellProps = {
  viewer: Viewer;
  /** Notifications not read yet. */
  unread: number;
  signOutPath: string;
  /** EntityNav groups of what the person runs. */
  entities?: ReactNode;
  onOpenPalette: () => void;
  children: ReactNode;
};

export function AdminShell(props: AdminShellProps) {
  const { viewer, unread, signOutPath, entities, onOpenPalette, children } = props;
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  const { folded, toggle } = useSidebarFold();
  const nav = <SidebarNav isStaff={viewer.isStaff} entities={entities} />;
  return (
    <MantineScope>
      <SkipLink />
      <div className={classes.frame}>
        <aside className={classes.sidebar} aria-label="Sidebar">
          <div className={classes.brand}>
            <Wordmark />
          </div>
          <PaletteButton onOpen={onOpenPalette} />
          {nav}
          <div className={classes.foot}>
            <AccountMenu viewer={viewer} signOutPath={signOutPath} above />
            <Bell userId={viewer.userId} unread={unread} />
            <IconButton
              icon="sidebar"
              label={folded ? 'Unfold the sidebar' : 'Fold the sidebar'}
              aria-expanded={!folded}
              onClick={toggle}
            />
          </div>
        </aside>
        <div className={classes.content}>
          <header className={classes.phoneBar}>
            <AdminDrawer>{nav}</AdminDrawer>
            <Wordmark compact />
            <div className={classes.account}>
              <PaletteIconButton onOpen={onOpenPalette} />
              <Bell userId={viewer.userId} unread={unread} />
              <AccountMenu viewer={viewer} signOutPath={signOutPath} />
            </div>
          </header>
          <main ref={main} id="main" className={classes.main} tabIndex={-1}>
            {children}
          </main>
        </div>
      </div>
    </MantineScope>
  );
}
