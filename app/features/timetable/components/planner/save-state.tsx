import { wordsFor } from '~/lib/reasons';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';
import classes from './planner-toolbar.module.css';
import type { Board } from './use-board';

/** Whether what one sees is safe. */
export function SaveState({ board: { status, reason } }: { board: Board }) {
  const isTrouble = status === 'waiting' || status === 'refused';
  return (
    <p className={classNames(classes.state, isTrouble && classes.trouble)} role="status">
      <Icon name={isTrouble ? 'warning' : status === 'saved' ? 'check' : 'refresh'} size={16} />
      {status === 'saved' && 'Saved'}
      {status === 'saving' && 'Saving…'}
      {status === 'waiting' &&
        'Not saved yet: there is no connection. Your changes are kept here and sent again.'}
      {status === 'refused' && `Not saved. ${wordsFor(reason ?? '')}`}
    </p>
  );
}
