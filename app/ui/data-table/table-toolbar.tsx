import { useRef } from 'react';
import { Form } from 'react-router';
import { buttonClass } from '~/ui/button/button-style';
import type { Column, TableExport, TableFilter } from '~/ui/data-table/column';
import { ColumnChoice } from '~/ui/data-table/column-choice';
import classes from '~/ui/data-table/table-toolbar.module.css';
import { ToolbarSelect } from '~/ui/data-table/toolbar-select';
import type { TableParams } from '~/ui/data-table/use-table-params';
import { Icon } from '~/ui/icon/icon';
import { useShortcuts } from '~/ui/shortcuts/registry';
import type { Shortcut } from '~/ui/shortcuts/shortcut';

type TableToolbarProps<Row> = {
  caption: string;
  table: TableParams<Row>;
  columns: Column<Row>[];
  filters: TableFilter[];
  search: string | undefined;
  searchHint: string | undefined;
  usualOrder: string | undefined;
  exports: TableExport[];
};

export function TableToolbar<Row>({
  caption,
  table,
  columns,
  filters,
  search,
  searchHint,
  usualOrder = 'Usual order',
  exports,
}: TableToolbarProps<Row>) {
  const field = useRef<HTMLInputElement>(null);
  const toField: Shortcut = {
    ...{ keys: ['/'], label: 'Search this list', group: 'On this page' },
    run: () => field.current?.select(),
  };
  useShortcuts(search ? [toField] : []);
  // Where rows are cards there is no head whose columns could be pressed.
  const sorts = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, title }) => [
      { value: key, label: `${title}, ascending` },
      { value: `-${key}`, label: `${title}, descending` },
    ]);
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
            ref={field}
            type="search"
            name="q"
            defaultValue={asked}
            placeholder={search}
            aria-label={search}
            title={searchHint}
          />
        </Form>
      )}
      {filters.map(({ key, title, options }) => (
        <ToolbarSelect
          key={key}
          title={title}
          none="All"
          value={table.params.get(key) ?? ''}
          options={options}
          onChoose={(value) => table.change({ [key]: value })}
        />
      ))}
      {sorts.length > 0 && (
        <ToolbarSelect
          title="Sort by"
          none={usualOrder}
          value={table.sort ?? ''}
          options={sorts}
          onChoose={(sort) => table.change({ sort })}
          className={classes.sort}
        />
      )}
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
