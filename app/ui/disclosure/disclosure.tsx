import type { ReactNode } from 'react';
import classes from '~/ui/disclosure/disclosure.module.css';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';

type DisclosureProps = { summary: ReactNode; open: boolean; className?: string; children: ReactNode };

/** What not everybody needs, folded up behind its words; it opens without script too. */
export function Disclosure({ summary, open, className, children }: DisclosureProps) {
  return (
    <details className={classNames(classes.disclosure, className)} open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" size={18} className={classes.chevron ?? ''} />
      </summary>
      {children}
    </details>
  );
}
