import type { ReactNode } from 'react';
import { classNames } from '~/ui/page/class-names';
import classes from '~/ui/panel/panel.module.css';

type PanelProps = {
  title?: string;
  text?: ReactNode;
  actions?: ReactNode;
  /** The content reaches the edges, e.g. a table. */
  flush?: boolean;
  headingLevel?: 2 | 3;
  children: ReactNode;
};

export function Panel({ title, text, actions, flush = false, headingLevel = 2, children }: PanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={classes.panel}>
      {(title || actions) && (
        <div className={classes.head} data-plain={!text || undefined}>
          <div className={classes.words}>
            {title && <Heading className={classes.title}>{title}</Heading>}
            {text && <p className={classes.text}>{text}</p>}
          </div>
          {actions && <div className={classes.actions}>{actions}</div>}
        </div>
      )}
      <div className={classNames(classes.body, flush && classes.flush)}>{children}</div>
    </section>
  );
}
