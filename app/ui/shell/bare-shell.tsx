import type { ReactNode } from 'react';
import { Wordmark } from '~/ui/brand/wordmark';
import classes from '~/ui/shell/bare-shell.module.css';
import { SkipLink } from '~/ui/shell/skip-link';

/** The wordmark and nothing that needs to know who is looking. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <SkipLink />
      <header className={classes.header}>
        <Wordmark />
      </header>
      <main id="main" className={classes.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
