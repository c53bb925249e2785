import { useEffect, useState } from 'react';
import { formatDate, formatTime } from '~/lib/time';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import classes from './kept-notice.module.css';

/** Says of a page that was opened without a network when it is from (docs/offline.md). */
export function KeptNotice() {
  const [keptAt, setKeptAt] = useState<string>();
  useEffect(() => {
    setKeptAt(document.documentElement.dataset.keptAt);
    // A page that is gone to from here is a new one.
    return () => {
      delete document.documentElement.dataset.keptAt;
    };
  }, []);
  if (keptAt === undefined) return null;
  return (
    <div className={classes.notice} role="status">
      <p>No connection. This is from {wordsOf(keptAt)}.</p>
      <Button kind="quiet" size="sm" icon="refresh" onClick={() => window.location.reload()}>
        Try again
      </Button>
      <IconButton icon="x" label="Close" onClick={() => setKeptAt(undefined)} />
    </div>
  );
}

function wordsOf(at: string): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? formatTime(at, zone) : `${formatDate(at, zone)}, ${formatTime(at, zone)}`;
}
