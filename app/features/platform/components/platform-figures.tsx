import { formatDate } from '~/lib/time';
import { BarChart } from '~/ui/chart/bar-chart';
import { Sparkline } from '~/ui/chart/sparkline';
import { Panel } from '~/ui/panel/panel';
import { Skeleton } from '~/ui/skeleton/skeleton';
import { Stat } from '~/ui/stat/stat';
import {
  compareHalves,
  figureDays,
  figureWeeks,
  lastDayOfWeek,
  type PlatformFigures,
  sum,
  totalsOf,
} from '../figures';
import classes from './platform-figures.module.css';

/** How many people there are, how many join, and what is coming up. */
export function Figures({ people, joined, listed }: PlatformFigures) {
  const newcomers = sum(joined);
  const events = sum(listed);
  return (
    <div className={classes.figures}>
      <Stat label="Accounts" value={people} hint="in all">
        <div className={classes.chart}>
          <Sparkline values={totalsOf(people, joined)} label={growthWords(people, newcomers)} height={56} />
        </div>
      </Stat>
      <Stat
        label={`New in ${figureDays} days`}
        value={newcomers}
        trend={newcomers > 0 ? compareHalves(joined) : undefined}
        hint={newcomers > 0 ? undefined : 'Nobody has joined in this time.'}
      >
        {newcomers > 0 && (
          <div className={classes.chart}>
            <BarChart
              label={`New accounts per day, last ${figureDays} days`}
              data={joined.map(({ day, count }) => ({
                label: formatDate(day, 'UTC', 'short'),
                value: count,
              }))}
              height={44}
            />
          </div>
        )}
      </Stat>
      <Panel
        title="Coming up"
        text={
          events > 0
            ? `${events} listed ${events === 1 ? 'event' : 'events'} in the next ${figureWeeks} weeks`
            : undefined
        }
      >
        {events > 0 ? (
          <BarChart
            label={`Listed events per week, next ${figureWeeks} weeks`}
            data={listed.map(({ week, count }) => ({ label: weekWords(week), value: count }))}
            height={96}
          />
        ) : (
          <p className={classes.none}>No event is listed for the next {figureWeeks} weeks.</p>
        )}
      </Panel>
    </div>
  );
}

/** As large as the figures, so that nothing moves when they arrive. */
export function FiguresSkeleton() {
  return (
    <div className={classes.figures} role="status" aria-label="Loading the figures">
      <Skeleton height="100%" />
      <Skeleton height="100%" />
      <Skeleton height="100%" />
    </div>
  );
}

function growthWords(people: number, newcomers: number): string {
  return `Accounts in all: ${people - newcomers} before these ${figureDays} days, ${people} today`;
}

function weekWords(week: string): string {
  return `${formatDate(week, 'UTC', 'short')} – ${formatDate(lastDayOfWeek(week), 'UTC', 'short')}`;
}
