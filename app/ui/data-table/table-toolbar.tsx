import { useId } from 'react';
import { Form } from 'react-router';
import { buttonClass } from '~/ui/button/button-style';
import type { Column, TableExport, TableFilter } from '~/ui/data-table/column';
import { ColumnChoice } from '~/ui/data-table/column-choice';
import classes from '~/ui/data-table/table-toolbar.module.css';
import type { TableParams } from '~/ui/data-table/use-table-params';
import { Icon } from '~/ui/icon/icon';

type TableToolbarProps<Row> = {
  caption: string;
  table: TableParams<Row>;
  columns: Column<Row>[];
  filters: TableFilter[];
  search?: string;
  exports: TableExport[];
};

export function TableToolbar<Row>({
  caption,
  table,
  columns,
  filters,
  search,
  exports,
}: TableToolbarProps<Row>) {
  const id = useId();
  const asked = table.params.get('q') ?? '';
  return (
    <div className={classes.toolbar}>
      {search && (
        <Form
          role="search"
          aria-label={caption}
          className={classes.search}
          onSubmit={(event) => {
            event.preventDefault();
            table.change({ q: String(new FormData(event.currentTarget).get('q') ?? '').trim() });
          }}
        >
          <Icon name="search" size={18} />
          <input
            key={asked}
            type="search"
            name="q"
            defaultValue={asked}
            placeholder={search}
            aria-label={search}
          />
        </Form>
      )}
      {filters.map(({ key, title, options }) => (
        <div key={key} className={classes.filter}>
          <label htmlFor={`${id}-${key}`}>{title}</label>
          <select
            id={`${id}-${key}`}
            value={table.params.get(key) ?? ''}
            onChange={(event) => table.change({ [key]: event.currentTarget.value })}
          >
            <option value="">All</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ))}
      <div className={classes.tools}>
        {columns.some(({ hideable }) => hideable) && <ColumnChoice columns={columns} table={table} />}
        {exports.map(({ label, path }) => (
          <a
            key={path}
            className={buttonClass({ kind: 'secondary', size: 'sm' })}
            href={`${path}?${table.params}`}
            aria-label={`Export ${label}`}
            download
          >
            <Icon name="download" size={18} />
            {label}
          </a>
        ))}
      </div>
    </div>
  );
}
