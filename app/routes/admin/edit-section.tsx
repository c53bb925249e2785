import type { ReactNode } from 'react';
import { Panel } from '~/ui/panel/panel';
import classes from './edit-section.module.css';

type EditSectionProps = { id: string; title: string; text?: ReactNode; children: ReactNode };

/** A part of a form that links can lead to. */
export function EditSection({ id, title, text, children }: EditSectionProps) {
  return (
    <div id={id} className={classes.section}>
      <Panel title={title} text={text}>
        <div className={classes.fields}>{children}</div>
      </Panel>
    </div>
  );
}
