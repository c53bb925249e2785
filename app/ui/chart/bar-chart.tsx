import classes from '~/ui/chart/bar-chart.module.css';

type BarChartProps = {
  data: { label: string; value: number }[];
  label: string;
  format?: (value: number) => string;
  height?: number;
};

/** A list to screen readers, bars to the eye; its first and last label name the ends. */
export function BarChart({ data, label, format = String, height = 180 }: BarChartProps) {
  const most = Math.max(...data.map(({ value }) => value), 1);
  return (
    <figure className={classes.figure}>
      <ol className={classes.plot} style={{ height }} aria-label={label}>
        {data.map((entry) => (
          <li key={entry.label} className={classes.slot}>
            <span className={classes.bar} style={{ height: `${(100 * entry.value) / most}%` }} />
            <span className={classes.tip}>
              {entry.label}: <strong>{format(entry.value)}</strong>
            </span>
          </li>
        ))}
      </ol>
      <div className={classes.ends} aria-hidden>
        <span>{data[0]?.label}</span>
        {data.length > 8 && <span>peak {format(most)}</span>}
        <span>{data.length > 1 && data.at(-1)?.label}</span>
      </div>
    </figure>
  );
}
