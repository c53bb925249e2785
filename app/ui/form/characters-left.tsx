import classes from '~/ui/form/field.module.css';

type CharactersLeftProps = { length: number; most: number | undefined };

/** Says how much room is left once there is little of it. */
export function CharactersLeft({ length, most }: CharactersLeftProps) {
  if (most === undefined) return null;
  const left = most - length;
  const near = left <= Math.max(20, most / 10);
  const words = left === 0 ? 'No more room.' : `${left} ${left === 1 ? 'character' : 'characters'} left.`;
  return (
    <p className={classes.left} role="status">
      {near && words}
    </p>
  );
}
