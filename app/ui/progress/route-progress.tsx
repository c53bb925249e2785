import { useNavigation } from 'react-router';
import classes from '~/ui/progress/route-progress.module.css';

/** Shows that the next page is on its way. */
export function RouteProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div className={classes.bar} role="progressbar" aria-live="polite" aria-label="Loading the next page" />
  );
}
