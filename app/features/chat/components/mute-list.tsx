import type { ReactNode } from 'react';
import { LocalTime } from '~/ui/time/local-time';
import type { ChatMute } from '../desk-types';
import classes from './desk.module.css';

type MuteListProps = { mutes: ChatMute[]; zone: string; actionsOf: (mute: ChatMute) => ReactNode };

export function MuteList({ mutes, zone, actionsOf }: MuteListProps) {
  return (
    <ul className={classes.list} aria-label="Muted people">
      {mutes.map((mute) => (
        <li key={mute.id} className={classes.row}>
          <div className={classes.facts}>
            <strong>{mute.person.name}</strong>
            <p className={classes.hint}>
              {mute.until ? (
                <>
                  until <LocalTime at={mute.until} zone={zone} />
                </>
              ) : (
                'for the whole event'
              )}
              {mute.by && ` · by ${mute.by}`}
              {mute.tickets > 0 && ` · with ${mute.tickets} ${mute.tickets === 1 ? 'ticket' : 'tickets'}`}
            </p>
            {mute.reason && <p className={classes.hint}>{mute.reason}</p>}
          </div>
          <div className={classes.actions}>{actionsOf(mute)}</div>
        </li>
      ))}
    </ul>
  );
}
