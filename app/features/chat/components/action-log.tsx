import { LocalTime } from '~/ui/time/local-time';
import type { ChatAction } from '../desk-types';
import { actionDetail, actionWords } from '../desk-words';
import classes from './desk.module.css';

/** Everything that moderators did, newest first. */
export function ActionLog({ actions, zone }: { actions: ChatAction[]; zone: string }) {
  return (
    <ol className={classes.list} aria-label="What moderators did">
      {actions.map((action) => {
        const detail = actionDetail(action);
        return (
          <li key={action.id} className={classes.facts}>
            <p>{actionWords(action)}</p>
            {detail && <p className={classes.hint}>“{detail}”</p>}
            <p className={classes.hint}>
              <LocalTime at={action.at} zone={zone} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}
