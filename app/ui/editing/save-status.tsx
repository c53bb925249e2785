import classes from '~/ui/editing/editing.module.css';
import type { SaveProgress } from '~/ui/editing/use-editing';
import { Icon } from '~/ui/icon/icon';

type SaveStatusProps = { progress: SaveProgress; dirty: boolean; automatic: boolean; hasErrors: boolean };

/** How saving stands, quietly; read out when it changes. */
export function SaveStatus(props: SaveStatusProps) {
  const { words, bad } = describe(props);
  return (
    <p className={classes.status} data-bad={bad || undefined} role="status">
      {bad && <Icon name="warning" size={16} />}
      {words}
    </p>
  );
}

function describe({ progress, dirty, automatic, hasErrors }: SaveStatusProps): { words: string; bad?: true } {
  switch (progress.kind) {
    case 'saving':
      return { words: 'Saving…' };
    case 'unreachable':
      return {
        words: 'Not saved: there is no connection. Your changes are kept here and tried again.',
        bad: true,
      };
    case 'refused':
      return { words: `Not saved: ${progress.words}`, bad: true };
    default:
      if (dirty && hasErrors)
        return { words: 'Not everything is saved: look at the marked fields.', bad: true };
      if (dirty) return { words: automatic ? 'Saving soon…' : 'Not saved yet.' };
      if (progress.kind === 'saved') return { words: `Saved ${clock(progress.at)}` };
      return { words: automatic ? 'Changes save automatically.' : '' };
  }
}

/** On the clock of the person who looks, not of the venue. */
function clock(at: Date): string {
  return at.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
