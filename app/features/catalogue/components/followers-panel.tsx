import { formatDate } from '~/lib/time';
import { BarChart } from '~/ui/chart/bar-chart';
import { Panel } from '~/ui/panel/panel';
import type { Followers } from '../queries';
import classes from './catalogue.module.css';

/** How the following grows. */
export function FollowersPanel({ followers }: { followers: Followers }) {
  const { total, perDay } = followers;
  const gained = perDay.reduce((sum, day) => sum + day.followers, 0);
  return (
    <Panel title="Followers">
      <p className={classes.total}>{total.toLocaleString('en-GB')}</p>
      <p className={classes.note}>
        {gained === 0 ? 'Nobody new' : `${gained.toLocaleString('en-GB')} more`} in the last {perDay.length}{' '}
        days.
      </p>
      {gained > 0 && (
        <BarChart
          label="New followers per day"
          height={96}
          data={perDay.map(({ day, followers: count }) => ({
            label: formatDate(`${day}T12:00:00Z`, 'UTC', 'short'),
            value: count,
          }))}
        />
      )}
    </Panel>
  );
}
