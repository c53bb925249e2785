import type { ReactNode } from 'react';
import { href } from 'react-router';
import { ButtonLink } from '~/ui/button/button-link';
import classes from '~/ui/errors/error-page.module.css';

type ErrorPageProps = {
  status: number;
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
        <p className={classes.status}>{status}</p>
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
        <ButtonLink to={href('/')}>See what is on</ButtonLink>
      </div>
    </section>
  );
}
