import { classNames } from '~/ui/page/class-names';
import classes from '~/ui/skeleton/skeleton.module.css';

type SkeletonProps = { width?: string; height?: string; round?: boolean };

/** As large as what will stand in its place. */
export function Skeleton({ width = '100%', height = '1em', round = false }: SkeletonProps) {
  return (
    <span
      className={classNames(classes.bone, round && classes.round)}
      style={{ width, height }}
      aria-hidden
    />
  );
}

export function SkeletonRows({ rows = 5, label = 'Loading' }: { rows?: number; label?: string }) {
  return (
    <div className={classes.rows} role="status" aria-label={label}>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <span key={row} className={classes.row}>
          <Skeleton height="44px" />
          <span>
            <Skeleton width={`${70 - (row % 3) * 14}%`} height="14px" />
            <Skeleton width={`${42 - (row % 2) * 12}%`} height="12px" />
          </span>
          <Skeleton height="14px" />
        </span>
      ))}
    </div>
  );
}
