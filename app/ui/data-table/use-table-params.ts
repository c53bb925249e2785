import { useLocation, useNavigation, useSearchParams } from 'react-router';
import type { Column } from '~/ui/data-table/column';
import { readPage, withParams } from '~/ui/data-table/table-state';

type Changes = Record<string, string | null>;

/** The table's part of the address, read and changed. */
export function useTableParams<Row>(columns: Column<Row>[]) {
  const [current, setParams] = useSearchParams();
  const params = usePendingParams() ?? current;
  const chosen = params.get('columns')?.split(',');
  const shown = columns.filter(
    ({ key, hideable, hidden }) => !hideable || (chosen ? chosen.includes(key) : !hidden),
  );
  const change = (changes: Changes) => {
    setParams(withParams(params, changes), { preventScrollReset: true, replace: true, flushSync: true });
  };
  return {
    params,
    page: readPage(params),
    sort: params.get('sort'),
    shown,
    change,
    pathTo: (changes: Changes) => `?${withParams(params, changes)}`,
    toggleColumn: (key: string) => {
      const keys = shown.filter(({ hideable }) => hideable).map((column) => column.key);
      const next = keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key];
      // An empty list still has to say that everything hideable is off.
      change({ columns: next.join(',') || '-', page: params.get('page') });
    },
  };
}

/** What was asked for shows at once, while the rows for it are still on their way. */
function usePendingParams(): URLSearchParams | null {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname ? new URLSearchParams(location.search) : null;
}

export type TableParams<Row> = ReturnType<typeof useTableParams<Row>>;
