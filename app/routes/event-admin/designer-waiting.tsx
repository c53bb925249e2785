import frame from '~/features/ticket-design/components/designer-frame.module.css';
import { classNames } from '~/ui/page/class-names';
import { Skeleton } from '~/ui/skeleton/skeleton';
import classes from './designer-waiting.module.css';

/** The shape of the designer while it is on its way: bar, drawing table, and panels where there is room. */
export function DesignerWaiting() {
  return (
    <div
      className={classNames(frame.frame, classes.designer)}
      role="status"
      aria-label="Loading the designer"
    >
      <div className={classes.bar}>
        <h1 className={classes.title}>Ticket design</h1>
        <Skeleton width="88px" height="40px" />
      </div>
      <div className={classes.panel}>
        <Skeleton height="28px" />
        <Skeleton height="120px" />
        <Skeleton height="120px" />
      </div>
      <div className={classes.table}>
        <div className={classes.sheet}>
          <Skeleton height="100%" />
        </div>
      </div>
      <div className={classes.panel}>
        <Skeleton height="28px" />
        <Skeleton height="44px" />
        <Skeleton height="44px" />
        <Skeleton height="44px" />
      </div>
    </div>
  );
}
