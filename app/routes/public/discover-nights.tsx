import { Link } from 'react-router';
import { EventGrid } from '~/features/events/components/event-grid';
import { FeaturedEvent } from '~/features/events/components/featured-event';
import { MoreEvents } from '~/features/events/components/more-events';
import type { EventCardData } from '~/features/events/queries';
import { groupByNight, type Nights } from '~/features/events/rules';
import { EmptyState } from '~/ui/empty-state/empty-state';
import classes from './discover.module.css';

type DiscoverNightsProps = {
  now: string;
  later: boolean;
  events: EventCardData[];
  next: EventCardData | undefined;
};

/** Tonight, this week, and everything after that; a row that would be empty is left out. */
export function DiscoverNights({ now, later, events, next }: DiscoverNightsProps) {
  if (events.length === 0) {
    return (
      <EmptyState icon="calendar" title={later ? 'That was everything' : 'Nothing is announced right now'}>
        {later ? (
          <Link to="/">Back to the next events</Link>
        ) : (
          'New nights appear here as soon as they are published.'
        )}
      </EmptyState>
    );
  }
  const nights = groupByNight(events, now);
  const lead = later ? undefined : findLead(nights);
  const rest = (list: EventCardData[]) => list.filter((event) => event !== lead);
  return (
    <>
      {lead && <FeaturedEvent event={lead} now={now} />}
      <Night id="tonight" title="Tonight" events={rest(nights.tonight)} now={now} />
      <Night id="this-week" title="This week" events={rest(nights.thisWeek)} now={now} />
      <Night id="coming-up" title="Coming up" events={rest(nights.later)} now={now} />
      {next && <MoreEvents next={next} search="" now={now} />}
    </>
  );
}

/** The next night that really takes place. */
function findLead({ tonight, thisWeek, later }: Nights<EventCardData>): EventCardData | undefined {
  return [...tonight, ...thisWeek, ...later].find(({ status }) => status === 'published');
}

type NightProps = { id: string; title: string; events: EventCardData[]; now: string };

function Night({ id, title, events, now }: NightProps) {
  if (events.length === 0) return null;
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <EventGrid events={events} now={now} />
    </section>
  );
}
