import { formatTime } from '~/lib/time';
import type { Flow } from '../figures';
import classes from './flow-chart.module.css';

type FlowChartProps = { label: string; flow: Flow[]; zone: string };

/** Entries upwards, exits downwards; a list to screen readers. */
export function FlowChart({ label, flow, zone }: FlowChartProps) {
  const most = Math.max(...flow.map(({ entries }) => entries), 1);
  const mostOut = Math.max(...flow.map(({ exits }) => exits), 0);
  const share = most / (most + mostOut);
  const [first] = flow;
  const last = flow.at(-1);
  return (
    <figure className={classes.figure}>
      <ol
        className={classes.plot}
        aria-label={label}
        style={{ gridTemplateRows: `${100 * share}% ${100 * (1 - share)}%` }}
      >
        {flow.map(({ at, entries, exits }) => (
          <li key={at} className={classes.slot}>
            <span className={classes.up}>
              <span style={{ height: `${(100 * entries) / most}%` }} />
            </span>
            <span className={classes.down}>
              {mostOut > 0 && <span style={{ height: `${(100 * exits) / mostOut}%` }} />}
            </span>
            <span className={classes.tip}>
              {formatTime(at, zone)}: <strong>{entries} in</strong>
              {exits > 0 && `, ${exits} out`}
            </span>
          </li>
        ))}
      </ol>
      <div className={classes.ends} aria-hidden>
        <span>{first && formatTime(first.at, zone)}</span>
        <span>at most {most}</span>
        <span>{last && formatTime(last.at, zone)}</span>
      </div>
    </figure>
  );
}
