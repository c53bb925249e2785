import type { Column } from '~/ui/data-table/column';
import classes from '~/ui/data-table/data-table.module.css';
import { nextSort } from '~/ui/data-table/table-state';
import type { TableParams } from '~/ui/data-table/use-table-params';
import { Icon } from '~/ui/icon/icon';

export function TableHead<Row>({ table }: { table: TableParams<Row> }) {
  return (
    <thead>
      <tr>
        {table.shown.map((column) => (
          <HeadCell key={column.key} column={column} table={table} />
        ))}
      </tr>
    </thead>
  );
}

function HeadCell<Row>({ column, table }: { column: Column<Row>; table: TableParams<Row> }) {
  const { key, title, align, sortable } = column;
  if (!sortable) {
    return (
      <th scope="col" data-align={align}>
        {title}
      </th>
    );
  }
  const ascending = table.sort === key;
  const descending = table.sort === `-${key}`;
  return (
    <th
      scope="col"
      data-align={align}
      aria-sort={ascending ? 'ascending' : descending ? 'descending' : 'none'}
    >
      <button
        type="button"
        className={classes.sort}
        onClick={() => table.change({ sort: nextSort(table.sort, key) })}
      >
        {title}
        <Icon name={descending ? 'chevron-down' : 'chevron-up'} size={14} />
      </button>
    </th>
  );
}
