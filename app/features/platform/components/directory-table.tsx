import { href, Link } from 'react-router';
import { EventStatusBadge } from '~/ui/badge/event-status';
import type { Column } from '~/ui/data-table/column';
import { DataTable } from '~/ui/data-table/data-table';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { LocalTime } from '~/ui/time/local-time';
import type { DirectoryRow } from '../queries';
import { type DirectoryKind, directoryTitles } from '../rules';

export const directorySorts = ['id', 'name', 'since'];
export const directoryPageSize = 25;

const detailTitles: Partial<Record<DirectoryKind, string>> = { events: 'Venue', venues: 'City' };

const detailOf = (row: DirectoryRow) => row.detail;
const statusOf = ({ status }: DirectoryRow) => status && <EventStatusBadge status={status} />;

type DirectoryTableProps = {
  kind: DirectoryKind;
  rows: DirectoryRow[];
  total: number;
  permissionsOf: (row: DirectoryRow) => React.ReactNode;
};

export function DirectoryTable({ kind, rows, total, permissionsOf }: DirectoryTableProps) {
  const columns: Column<DirectoryRow>[] = [
    {
      key: 'name',
      title: 'Name',
      sortable: true,
      lead: true,
      cell: (row) => <Link to={publicPath(kind, row.id)}>{row.name || `Person ${row.id}`}</Link>,
    },
    { key: 'id', title: 'Number', sortable: true, cell: (row) => row.id },
    ...(kind === 'events' ? [{ key: 'status', title: 'Status', cell: statusOf }] : []),
    ...(kind in detailTitles ? [{ key: 'detail', title: detailTitles[kind] ?? '', cell: detailOf }] : []),
    {
      key: 'since',
      title: 'Since',
      sortable: true,
      hideable: true,
      cell: (row) => <LocalTime at={row.since} zone="UTC" style="date" />,
    },
    {
      key: 'permissions',
      title: kind === 'users' ? 'Permissions' : 'Team',
      cell: permissionsOf,
    },
  ];
  return (
    <DataTable
      caption={directoryTitles[kind]}
      rows={rows}
      rowKey={(row) => row.id}
      columns={columns}
      total={total}
      pageSize={directoryPageSize}
      search={`Search ${directoryTitles[kind].toLowerCase()}`}
      empty={<EmptyState icon="search" title="Nothing matches" />}
    />
  );
}

function publicPath(kind: DirectoryKind, id: number): string {
  const params = { id: String(id) };
  switch (kind) {
    case 'users':
      return href('/user/:id', params);
    case 'events':
      return href('/event/:id', params);
    case 'venues':
      return href('/venue/:id', params);
    case 'artists':
      return href('/artist/:id', params);
    case 'promoters':
      return href('/promoter/:id', params);
  }
}
