import classes from '~/ui/code-view/code-view.module.css';

/** Data between machines, as it is. */
export function CodeView({ value }: { value: unknown }) {
  return <pre className={classes.code}>{JSON.stringify(value, null, 2)}</pre>;
}
