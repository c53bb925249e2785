import { useState } from 'react';
import { mostLineUpNote } from '~/lib/content-rules';
import fieldClasses from '~/ui/form/field.module.css';
import { classNames } from '~/ui/page/class-names';
import type { Act } from '../editing-queries';
import classes from './edit-line-up.module.css';

type EditActNoteProps = { act: Act; onNote: (note: string) => void };

/** How they play: 'live', 'DJ set'. Saved once the field is left. */
export function EditActNote({ act, onNote }: EditActNoteProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const keep = () => {
    if (typed !== null && typed.trim() !== act.note) onNote(typed.trim());
    setTyped(null);
  };
  return (
    <input
      className={classNames(fieldClasses.control, classes.note)}
      aria-label={`Note for ${act.name}`}
      placeholder="live, DJ set …"
      maxLength={mostLineUpNote}
      value={typed ?? act.note}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => event.key === 'Enter' && keep()}
    />
  );
}
