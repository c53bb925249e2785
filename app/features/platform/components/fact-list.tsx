import classes from './fact-list.module.css';

export type FactRow = { name: string; value: React.ReactNode };

/** Names and values, one under the other: details that are only read. */
export function FactList({ facts }: { facts: FactRow[] }) {
  return (
    <dl className={classes.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
