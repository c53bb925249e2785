import { href, Link } from 'react-router';
import type { Plan } from '~/features/profiles/queries';
import { formatStart } from '~/lib/time';
import { Badge } from '~/ui/badge/badge';
import { EventStatusBadge } from '~/ui/badge/event-status';
import { Picture, type Shown } from '~/ui/picture/picture';
import { FoldedList } from './folded-list';
import classes from './person-list.module.css';

type PlanListProps = { plans: Plan[]; pictureOf: (plan: Plan) => Shown | null };

/** The events that somebody goes to, or thinks of. */
export function PlanList({ plans, pictureOf }: PlanListProps) {
  return (
    <FoldedList items={plans}>
      {(plan) => (
        <li key={plan.id} className={classes.row}>
          <span className={classes.art}>
            <Picture
              picture={pictureOf(plan)}
              kind="event"
              id={plan.id}
              ratio="square"
              sizes="44px"
              widest={160}
            />
          </span>
          <div className={classes.text}>
            <Link className={classes.name} to={href('/event/:id', { id: String(plan.id) })}>
              {plan.title}
            </Link>
            <p className={classes.handle}>
              <time dateTime={plan.startsAt}>{formatStart(plan.startsAt, plan.endsAt, plan.timezone)}</time>
              {plan.venue && ` · ${plan.venue.name}, ${plan.venue.city}`}
            </p>
          </div>
          {plan.status === 'cancelled' || plan.status === 'postponed' ? (
            <EventStatusBadge status={plan.status} />
          ) : (
            <Badge tone={plan.interest === 'going' ? 'green' : 'neutral'}>
              {plan.interest === 'going' ? 'Going' : 'Interested'}
            </Badge>
          )}
        </li>
      )}
    </FoldedList>
  );
}
