import type { ReactNode } from 'react';
import { href } from 'react-router';
import classes from '~/features/session/components/refused-page.module.css';
import { ButtonLink } from '~/ui/button/button-link';

/** Whoever is signed in mostly wants to go back; signing in as someone else is for few. */
export function RefusedPage({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <>
      <ButtonLink to={href('/admin')} size="lg" full>
        Back to what you run
      </ButtonLink>
      <ButtonLink to={href('/')} kind="secondary" size="lg" full>
        See what’s on
      </ButtonLink>
      <details className={classes.other} open={open}>
        <summary>Use another account</summary>
        <div className={classes.form}>{children}</div>
      </details>
    </>
  );
}
