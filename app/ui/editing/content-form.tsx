import type { ReactNode } from 'react';
import classes from '~/ui/editing/editing.module.css';
import { EditingNotices, SaveBar } from '~/ui/editing/save-bar';
import type { EditingForm } from '~/ui/editing/use-editing';

type ContentFormProps<Values extends object> = { editing: EditingForm<Values>; children: ReactNode };

/** The frame of a form whose content is saved in place; Enter saves, and where it saves itself so does leaving a field. */
export function ContentForm<Values extends object>({ editing, children }: ContentFormProps<Values>) {
  const { automatic, saveNow } = editing;
  return (
    <form
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void saveNow();
      }}
      onBlur={() => {
        if (automatic) void saveNow();
      }}
    >
      <EditingNotices editing={editing} />
      {children}
      <SaveBar editing={editing} />
    </form>
  );
}
