import type { ReactNode } from 'react';
import { Link, useNavigation } from 'react-router';
import type { Column, TableExport, TableFilter } from '~/ui/data-table/column';
import classes from '~/ui/data-table/data-table.module.css';
import { TableHead } from '~/ui/data-table/table-head';
import { TablePages } from '~/ui/data-table/table-pages';
import { TableToolbar } from '~/ui/data-table/table-toolbar';
import { useRowKeys } from '~/ui/data-table/use-row-keys';
import { useTableParams } from '~/ui/data-table/use-table-params';
import { EmptyState } from '~/ui/empty-state/empty-state';

type DataTableProps<Row> = {
  caption: string;
  rows: Row[];
  rowKey: (row: Row) => string | number;
  columns: Column<Row>[];
  /** How many rows there are on all pages. */
  total: number;
  pageSize: number;
  filters?: TableFilter[];
  /** The words in the search field; without them there is none. */
  search?: string;
  /** What else can be searched for, where the words have no room for it. */
  searchHint?: string;
  /** What the order is called that nobody chose. */
  usualOrder?: string;
  /** Files of all rows: they answer the same query string. */
  exports?: TableExport[];
  rowHref?: (row: Row) => string;
  empty?: ReactNode;
};

/** The server sorts, filters and pages; the route reads the same address with readTableState. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    rows,
    rowKey,
    columns,
    total,
    pageSize,
    filters = [],
    search,
    searchHint,
    usualOrder,
    exports = [],
    rowHref,
    empty,
  } = props;
  const table = useTableParams(columns);
  const { body, propsOf } = useRowKeys(rows.length);
  const lead = columns.find(({ card }) => card === 'lead') ?? columns[0];
  const busy = useNavigation().state === 'loading';
  return (
    <div className={classes.frame}>
      <TableToolbar
        caption={caption}
        table={table}
        columns={columns}
        filters={filters}
        search={search}
        searchHint={searchHint}
        usualOrder={usualOrder}
        exports={exports}
      />
      {rows.length === 0 ? (
        <div className={classes.empty}>
          {empty ?? (
            <EmptyState icon="search" title="Nothing fits">
              Try fewer filters or other words.
            </EmptyState>
          )}
        </div>
      ) : (
        <div className={classes.scroll} aria-busy={busy}>
          <table className={classes.table}>
            <caption className={classes.caption}>{caption}</caption>
            <TableHead table={table} />
            <tbody ref={body}>
              {rows.map((row, at) => (
                <tr key={rowKey(row)} className={classes.row} {...propsOf(at)}>
                  {table.shown.map((column) => (
                    <td
                      key={column.key}
                      data-title={column.title}
                      data-align={column.align}
                      data-card={column === lead ? 'lead' : column.card}
                    >
                      {column === lead && rowHref ? (
                        <Link to={rowHref(row)}>{column.cell(row)}</Link>
                      ) : (
                        column.cell(row)
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {total > 0 && (
        <TablePages
          page={table.page}
          pageSize={pageSize}
          total={total}
          pathTo={(page) => table.pathTo({ page: page > 1 ? String(page) : null })}
        />
      )}
    </div>
  );
}
