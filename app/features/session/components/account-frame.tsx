import type { ReactNode } from 'react';
import classes from '~/features/session/components/account-frame.module.css';

type Props = { title: string; text?: ReactNode; children: ReactNode; footer?: ReactNode };

/** The stage on which everything about the account happens: one card in a beam of light. */
export function AccountFrame({ title, text, children, footer }: Props) {
  return (
    <div className={classes.frame}>
      <div className={classes.stage} aria-hidden>
        <div className={classes.beams}>
          <span className={classes.beam} />
          <span className={classes.beam} />
          <span className={classes.beam} />
        </div>
        <p className={classes.slogan}>
          Doors open.
          <br />
          Lights down.
          <br />
          You’re on the list.
        </p>
      </div>
      <section className={classes.card} aria-labelledby="account-title">
        <header className={classes.header}>
          <h1 id="account-title" className={classes.title}>
            {title}
          </h1>
          {text && <p className={classes.text}>{text}</p>}
        </header>
        {children}
        {footer && <footer className={classes.footer}>{footer}</footer>}
      </section>
    </div>
  );
}
