import { useState } from 'react';
import { Button } from '~/ui/button/button';
import { SelectField } from '~/ui/form/select-field';
import type { ListedConflict } from '../figures';
import { type ScanFilter, scanPage } from '../queries';
import classes from './live.module.css';
import { ScanFeed } from './scan-feed';

type ScanLogProps = {
  zone: string;
  /** A page that ends before a scan; null where it could not be read. */
  read: (only: ScanFilter, before: number | null) => Promise<ListedConflict[] | null>;
};

const filters: { value: ScanFilter; label: string }[] = [
  { value: 'all', label: 'All scans' },
  { value: 'refused', label: 'Refused' },
  { value: 'overridden', label: 'Let in by hand' },
  { value: 'conflicting', label: 'Conflicts' },
];

/** Everything that happened at the door, a page at a time; read only when somebody asks for it. */
export function ScanLog({ zone, read }: ScanLogProps) {
  const [only, setOnly] = useState<ScanFilter>('all');
  const [scans, setScans] = useState<ListedConflict[] | null>(null);
  const [isEnd, setEnd] = useState(false);
  const [busy, setBusy] = useState(false);
  const show = async (filter: ScanFilter, before: ListedConflict[]) => {
    setBusy(true);
    const page = await read(filter, before.at(-1)?.id ?? null);
    setBusy(false);
    if (!page) return;
    setScans([...before, ...page]);
    setEnd(page.length < scanPage);
  };
  const choose = (value: string) => {
    const filter = filters.find((one) => one.value === value)?.value ?? 'all';
    setOnly(filter);
    void show(filter, []);
  };
  return (
    <div className={classes.log}>
      <SelectField
        label="Show"
        options={filters}
        value={only}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      {scans && scans.length > 0 && <ScanFeed label="Scans" scans={scans} zone={zone} />}
      {scans?.length === 0 && <p>None.</p>}
      {!isEnd && (
        <Button kind="secondary" busy={busy} onClick={() => show(only, scans ?? [])}>
          {scans ? 'Show earlier scans' : 'Show scans'}
        </Button>
      )}
    </div>
  );
}
