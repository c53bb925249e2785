import { href, Link } from 'react-router';
import { ticketsWords } from '~/lib/ticket-place';
import { formatStart } from '~/lib/time';
import { Icon } from '~/ui/icon/icon';
import { groupTickets, type OwnTicket, type TicketGroup } from '../rules';
import { type ActionsOf, TicketList } from './ticket-list';
import classes from './tickets.module.css';

type TicketGroupsProps = {
  tickets: OwnTicket[];
  /** The room where people talk, by the event. */
  chats: Record<number, number>;
  now: string;
  actionsOf?: ActionsOf;
};

/** One's tickets by event; what is to come is one tap away, what is over stays folded. */
export function TicketGroups({ tickets, chats, now, actionsOf }: TicketGroupsProps) {
  const { upcoming, past } = groupTickets(tickets, now);
  return (
    <div className={classes.groups}>
      {upcoming.map((group, index) => (
        <Group
          key={group.eventId}
          group={group}
          chatId={chats[group.eventId]}
          open={index === 0}
          actionsOf={actionsOf}
        />
      ))}
      {past.length > 0 && (
        <div className={classes.groups}>
          <h3 className={classes.heading}>Past</h3>
          {past.map((group) => (
            <Group key={group.eventId} group={group} chatId={chats[group.eventId]} open={false} />
          ))}
        </div>
      )}
    </div>
  );
}

type GroupProps = {
  group: TicketGroup;
  chatId: number | undefined;
  open: boolean;
  actionsOf?: ActionsOf | undefined;
};

function Group({ group: { eventId, tickets }, chatId, open, actionsOf }: GroupProps) {
  const [first] = tickets;
  if (!first) return null;
  const extras = tickets.filter(({ is_extra: isExtra }) => isExtra).length;
  const { event_title: title, starts_at: start, ends_at: end, timezone, venue_name: venue } = first;
  return (
    <details className={classes.group} open={open}>
      <summary>
        <span className={classes.words}>
          <span className={classes.name}>{title}</span>
          <span className={classes.muted}>
            {formatStart(start, end, timezone)}
            {venue && ` · ${venue}`}
          </span>
        </span>
        <span className={classes.count}>
          {ticketsWords(tickets.length - extras, extras)}
          <Icon name="chevron-down" size={18} className={classes.fold ?? ''} />
        </span>
      </summary>
      <TicketList
        timezone={timezone}
        tickets={tickets.map(({ type_name, is_extra, holder_name, is_valid, order_code, ...ticket }) => ({
          ...ticket,
          name: type_name,
          isExtra: is_extra,
          holder: holder_name,
          isValid: is_valid,
          orderCode: order_code,
        }))}
        actionsOf={actionsOf}
      />
      <p className={classes.links}>
        <Link to={href('/event/:id', { id: String(eventId) })}>To the event</Link>
        {chatId !== undefined && (
          <Link
            to={href('/event/:eventId/chat/:chatId', { eventId: String(eventId), chatId: String(chatId) })}
          >
            Chat
          </Link>
        )}
        {[...new Set(tickets.map(({ order_code: code }) => code))].map((code) => (
          <Link key={code} to={`${href('/success')}?order=${code}`}>
            Order {code}
          </Link>
        ))}
      </p>
    </details>
  );
}
