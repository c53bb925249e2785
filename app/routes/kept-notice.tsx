import { useEffect, useState } from 'react';
import { formatDate, formatTime } from '~/lib/time';
import { FloatingNotice } from '~/ui/notice/floating-notice';

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
    <FloatingNotice tone="warning" again="Try again" close="Close" onClose={() => setKeptAt(undefined)}>
      No connection. This is from {wordsOf(keptAt)}.
    </FloatingNotice>
  );
}

function wordsOf(at: string): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return isToday ? formatTime(at, zone) : `${formatDate(at, zone)}, ${formatTime(at, zone)}`;
}
