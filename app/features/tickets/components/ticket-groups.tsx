import { href, Link } from 'react-router';
import { formatDate, formatTime } from '~/lib/time';
import { groupTickets, type OwnTicket, type TicketGroup } from '../rules';
import { TicketList } from './ticket-list';
import classes from './tickets.module.css';

/** One's tickets by event; what is to come is one tap away, what is over stays folded. */
export function TicketGroups({ tickets, now }: { tickets: OwnTicket[]; now: string }) {
  const { upcoming, past } = groupTickets(tickets, now);
  return (
    <div className={classes.groups}>
      {upcoming.map((group, index) => (
        <Group key={group.eventId} group={group} open={index === 0} />
      ))}
      {past.length > 0 && (
        <div className={classes.groups}>
          <h3 className={classes.heading}>Past</h3>
          {past.map((group) => (
            <Group key={group.eventId} group={group} open={false} />
          ))}
        </div>
      )}
    </div>
  );
}

function Group({ group: { eventId, tickets }, open }: { group: TicketGroup; open: boolean }) {
  const [first] = tickets;
  if (!first) return null;
  const { event_title: title, starts_at: start, timezone, venue_name: venue } = first;
  return (
    <details className={classes.group} open={open}>
      <summary>
        <span className={classes.words}>
          <span className={classes.name}>{title}</span>
          <span className={classes.muted}>
            {formatDate(start, timezone)}, {formatTime(start, timezone)}
            {venue && ` · ${venue}`}
          </span>
        </span>
        <span className={classes.count}>{tickets.length}</span>
      </summary>
      <TicketList
        tickets={tickets.map((ticket) => ({
          id: ticket.id,
          serial: ticket.serial,
          name: ticket.type_name,
          token: ticket.token,
          orderCode: ticket.order_code,
        }))}
        holder={first.holder_name}
      />
      <p className={classes.links}>
        <Link to={href('/event/:id', { id: String(eventId) })}>To the event</Link>
        {[...new Set(tickets.map(({ order_code: code }) => code))].map((code) => (
          <Link key={code} to={`${href('/success')}?order=${code}`}>
            Order {code}
          </Link>
        ))}
      </p>
    </details>
  );
}
