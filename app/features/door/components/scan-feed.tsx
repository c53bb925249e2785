import { useState } from 'react';
import { formatClock } from '~/lib/time';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import type { ListedScan } from '../figures';
import { outcomeWords, scanWords } from '../rules';
import classes from './scan-feed.module.css';

type ScanFeedProps = { label: string; scans: ListedScan[]; zone: string };

const fewScans = 8;

/** A few at first, so that what stands below is not far away. */
export function ShortScanFeed({ scans, ...feed }: ScanFeedProps) {
  const [isLong, setLong] = useState(false);
  return (
    <>
      <ScanFeed {...feed} scans={isLong ? scans : scans.slice(0, fewScans)} />
      {scans.length > fewScans && (
        <Button size="sm" kind="quiet" aria-expanded={isLong} onClick={() => setLong(!isLong)}>
          {isLong ? 'Show fewer' : `Show ${scans.length - fewScans} more`}
        </Button>
      )}
    </>
  );
}

/** Scans, newest first: what was done, with which ticket, when and where. */
export function ScanFeed({ label, scans, zone }: ScanFeedProps) {
  return (
    <ol className={classes.feed} aria-label={label}>
      {scans.map((scan) => (
        <li key={scan.id} className={classes.scan} data-kind={kindOf(scan)}>
          <span className={classes.shape}>
            <Icon name={iconOf(scan)} size={18} />
          </span>
          <div className={classes.what}>
            <p>
              <strong>{scanWords(scan)}</strong>
              {scan.type && <span>{scan.type}</span>}
            </p>
            <small>{[scan.name, scan.gate, scan.device, ...notesOf(scan)].filter(Boolean).join(' · ')}</small>
          </div>
          <time dateTime={scan.at}>{formatClock(scan.at, zone)}</time>
        </li>
      ))}
    </ol>
  );
}

type Kind = 'in' | 'out' | 'refused' | 'back' | 'despite';

function kindOf({ outcome, verdict, direction, isTakenBack }: ListedScan): Kind {
  if (outcome === 'undone' || isTakenBack) return 'back';
  if (outcome !== 'accepted') return 'refused';
  if (verdict !== 'accepted') return 'despite';
  return direction === 'exit' ? 'out' : 'in';
}

const icons: Record<Kind, IconName> = {
  in: 'check',
  out: 'log-out',
  refused: 'x',
  back: 'undo',
  despite: 'warning',
};

function iconOf(scan: ListedScan): IconName {
  return icons[kindOf(scan)];
}

function notesOf({ outcome, verdict, overrideReason, by, isOffline, isTakenBack, method }: ListedScan) {
  const isDespite = outcome === 'accepted' && verdict !== 'accepted';
  return [
    isDespite && `although: ${outcomeWords[verdict].toLowerCase()}`,
    overrideReason && `“${overrideReason}”${by ? ` (${by})` : ''}`,
    method === 'search' && 'found by name',
    isOffline && 'without network',
    isTakenBack && 'taken back',
  ];
}
