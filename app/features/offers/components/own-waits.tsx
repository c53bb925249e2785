import type { ReactNode } from 'react';
import { href, Link } from 'react-router';
import { ticketsWords } from '~/lib/ticket-place';
import { formatDays, formatRelative, formatTime } from '~/lib/time';
import { Badge } from '~/ui/badge/badge';
import { ButtonLink } from '~/ui/button/button-link';
import type { Wait } from '../queries';
import classes from './own-waits.module.css';

type OwnWaitsProps = { waits: Wait[]; now: string; actionsOf: (wait: Wait) => ReactNode };

/** What somebody waits for; what came free for them is first. */
export function OwnWaits({ waits, now, actionsOf }: OwnWaitsProps) {
  return (
    <ul className={classes.list}>
      {waits.map((wait) => {
        const { quantity, is_extra: isExtra } = wait;
        const tickets = isExtra ? ticketsWords(0, quantity) : ticketsWords(quantity, 0);
        const toEvent = href('/event/:id', { id: String(wait.event_id) });
        return (
          <li key={wait.ticket_type_id} className={classes.wait}>
            <div className={classes.words}>
              <p>
                <Link to={`${toEvent}#tickets`} className={classes.title}>
                  {wait.event_title}
                </Link>
              </p>
              <p className={classes.muted}>
                {tickets}, {wait.type_name} · {formatDays(wait.starts_at, wait.ends_at, wait.timezone)}
              </p>
              {wait.offer_until ? (
                <p>
                  <Badge tone="green">Came free for you</Badge>{' '}
                  <span className={classes.muted}>
                    Kept until {formatTime(wait.offer_until, wait.timezone)},{' '}
                    {formatRelative(wait.offer_until, now)}
                  </span>
                </p>
              ) : (
                <p className={classes.muted}>Number {wait.place} in line</p>
              )}
            </div>
            <div className={classes.actions}>
              {wait.offer_code && (
                <ButtonLink size="sm" icon="ticket" to={`${toEvent}#tickets`}>
                  See the offer
                </ButtonLink>
              )}
              {actionsOf(wait)}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
