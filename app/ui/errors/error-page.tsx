import type { ReactNode } from 'react';
import { href, useLocation } from 'react-router';
import { ButtonLink } from '~/ui/button/button-link';
import classes from '~/ui/errors/error-page.module.css';

type ErrorPageProps = {
  /** Left out where the number would say nothing. */
  status?: number;
  message: string;
  description: string;
  /** Under which the error is in the log. */
  errorId?: string;
  children?: ReactNode;
};

/** An empty stage with the light still on. */
export function ErrorPage({ status, message, description, errorId, children }: ErrorPageProps) {
  return (
    <section className={classes.page}>
      <div className={classes.scene}>
        <div className={classes.beam} />
        <div className={classes.lamp} />
        <div className={classes.pool} />
        {status !== undefined && <p className={classes.status}>{status}</p>}
      </div>
      <h1 className={classes.title}>{message}</h1>
      <p className={classes.text}>{description}</p>
      {errorId && (
        <p className={classes.id}>
          If you write to us, mention <code>{errorId}</code>.
        </p>
      )}
      <div className={classes.actions}>
        {children}
        <WayOut kind={status === undefined ? 'secondary' : 'primary'} />
      </div>
    </section>
  );
}

/** Whoever is at work goes on working. */
function WayOut({ kind }: { kind: 'primary' | 'secondary' }) {
  const isAtWork = useLocation().pathname.startsWith(`${href('/admin')}/`);
  return (
    <ButtonLink kind={kind} to={isAtWork ? href('/admin') : href('/')}>
      {isAtWork ? 'Back to what you run' : 'See what’s on'}
    </ButtonLink>
  );
}
