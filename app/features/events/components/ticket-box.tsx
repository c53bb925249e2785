import { href } from 'react-router';
import { ButtonLink } from '~/ui/button/button-link';
import { Panel } from '~/ui/panel/panel';
import { type EventStatus, isOver } from '../rules';
import classes from './ticket-box.module.css';

type TicketBoxProps = {
  event: { id: number; status: EventStatus; starts_at: string; ends_at: string; timezone: string };
  now: string;
};

/** What can be had for this night, and where its times are. */
export function TicketBox({ event, now }: TicketBoxProps) {
  return (
    <Panel title="Tickets">
      <div className={classes.box}>
        <p className={classes.words}>{wordsFor(event, now)}</p>
        <ButtonLink
          kind="secondary"
          icon="clock"
          to={href('/event/:eventId/timetable', { eventId: String(event.id) })}
        >
          Timetable
        </ButtonLink>
      </div>
    </Panel>
  );
}

function wordsFor(event: TicketBoxProps['event'], now: string): string {
  if (event.status === 'cancelled') return 'No tickets are sold: the event is cancelled.';
  if (event.status === 'postponed') return 'No tickets are sold until there is a new date.';
  if (isOver(event, now)) return 'The event is over.';
  return 'The organiser has not put tickets on sale here.';
}
