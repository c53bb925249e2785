import { type ReactNode, useId } from 'react';
import type { Column } from '~/ui/data-table/column';
import { DataTable } from '~/ui/data-table/data-table';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { LocalTime } from '~/ui/time/local-time';
import type { DirectoryRow } from '../directory-queries';
import { type DirectoryKind, directoryKinds, directoryTitles } from '../rules';
import classes from './directory-table.module.css';
import { RowName } from './row-name';
import { RowState } from './row-state';

export const directorySorts = ['id', 'name', 'since'];
export const directoryPageSize = 25;

const kindOptions = directoryKinds.flatMap((kind) =>
  kind === 'all' ? [] : [{ value: kind, label: directoryTitles[kind] }],
);

type DirectoryTableProps<Row extends DirectoryRow> = {
  kind: DirectoryKind;
  rows: Row[];
  total: number;
  search: string;
  permissionsOf: (row: Row) => ReactNode;
  actionsOf: (row: Row) => ReactNode;
};

export function DirectoryTable<Row extends DirectoryRow>({
  kind,
  rows,
  total,
  search,
  permissionsOf,
  actionsOf,
}: DirectoryTableProps<Row>) {
  const isMixed = kind === 'all';
  const titleId = useId();
  const columns: Column<Row>[] = [
    { key: 'name', title: 'Name', sortable: !isMixed, card: 'lead', cell: (row) => <RowName row={row} /> },
    { key: 'id', title: 'Number', sortable: !isMixed, cell: (row) => row.id },
    { key: 'state', title: 'State', card: 'bare', cell: (row) => <RowState row={row} /> },
    {
      key: 'since',
      title: 'Since',
      sortable: !isMixed,
      hideable: true,
      hidden: true,
      cell: (row) => <LocalTime at={row.since} zone="UTC" style="date" />,
    },
    ...(isMixed
      ? []
      : [{ key: 'permissions', title: kind === 'users' ? 'Permissions' : 'Team', cell: permissionsOf }]),
    {
      key: 'actions',
      title: 'Actions',
      align: 'end',
      card: 'tools',
      cell: (row) => <div className={classes.actions}>{actionsOf(row)}</div>,
    },
  ];
  const isStart = isMixed && search === '';
  const state = { key: 'state', title: 'State', options: [{ value: 'suspended', label: 'Suspended only' }] };
  const table = (
    <DataTable
      caption={isStart ? 'Suspended now' : directoryTitles[kind]}
      rows={rows}
      rowKey={(row) => `${row.kind} ${row.id}`}
      columns={columns}
      total={total}
      pageSize={isMixed ? Math.max(total, directoryPageSize) : directoryPageSize}
      search={searchWords(kind)}
      filters={[{ key: 'kind', title: 'Kind', options: kindOptions }, ...(isStart ? [] : [state])]}
      empty={<Nothing isStart={isStart} />}
    />
  );
  if (!isStart) return table;
  return (
    <section className={classes.start} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId}>Suspended now</h2>
        <p>Search for anyone or anything else, or choose a kind to see all of it.</p>
      </div>
      {table}
    </section>
  );
}

function searchWords(kind: DirectoryKind): string {
  if (kind === 'all') return 'Name, @handle, e-mail, number, order code or ticket serial';
  if (kind === 'users') return 'Name, handle, whole e-mail address or number';
  return `Name or number of ${directoryTitles[kind].toLowerCase()}`;
}

function Nothing({ isStart }: { isStart: boolean }) {
  return isStart ? (
    <EmptyState icon="shield" title="Nothing is suspended">
      Search above for a person, an event, a venue, an artist, a promoter, an order or a ticket.
    </EmptyState>
  ) : (
    <EmptyState icon="search" title="Nothing matches">
      Try other words. E-mail addresses, order codes and serials have to be whole.
    </EmptyState>
  );
}
