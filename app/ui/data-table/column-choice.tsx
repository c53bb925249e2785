import { buttonClass } from '~/ui/button/button-style';
import type { Column } from '~/ui/data-table/column';
import classes from '~/ui/data-table/table-toolbar.module.css';
import type { TableParams } from '~/ui/data-table/use-table-params';
import { Icon } from '~/ui/icon/icon';

/** Which of the optional columns are shown. */
export function ColumnChoice<Row>({ columns, table }: { columns: Column<Row>[]; table: TableParams<Row> }) {
  return (
    <details
      className={classes.choice}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.currentTarget.open = false;
        event.currentTarget.querySelector('summary')?.focus();
      }}
    >
      <summary className={buttonClass({ kind: 'secondary', size: 'sm' })}>
        <Icon name="columns" size={18} />
        Columns
      </summary>
      <div className={classes.options}>
        {columns
          .filter(({ hideable }) => hideable)
          .map((column) => (
            <label key={column.key}>
              <input
                type="checkbox"
                checked={table.shown.includes(column)}
                onChange={() => table.toggleColumn(column.key)}
              />
              {column.title}
            </label>
          ))}
      </div>
    </details>
  );
}
