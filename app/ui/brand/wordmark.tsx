import { href, Link } from 'react-router';
import { Mark } from '~/ui/brand/mark';
import classes from '~/ui/brand/wordmark.module.css';
import { classNames } from '~/ui/page/class-names';

/** `compact` leaves the mark alone on phones. */
export function Wordmark({ compact = false }: { compact?: boolean }) {
  return (
    <Link to={href('/')} className={classNames(classes.link, compact && classes.compact)}>
      <Mark />
      <span>Limelight</span>
    </Link>
  );
}
