/** What a table asks the database for; it lives in the URL, so it can be shared, reloaded and gone back to. */
export type TableState = {
  sort: string | null;
  descending: boolean;
  /** From 1. */
  page: number;
  /** First and last row, both included: for `.range()`. */
  from: number;
  to: number;
  search: string;
  filters: Record<string, string>;
};

type Allowed = { sorts: string[]; filters?: string[]; pageSize: number; defaultSort?: string };

const mostPages = 100_000;

/** Reads `?sort=-total&page=2&q=…&status=paid`; what is not allowed is ignored. */
export function readTableState(params: URLSearchParams, allowed: Allowed): TableState {
  const asked = params.get('sort') ?? '';
  const known = allowed.sorts.includes(asked.replace(/^-/, ''));
  const sort = known ? asked : (allowed.defaultSort ?? '');
  const page = readPage(params);
  const from = (page - 1) * allowed.pageSize;
  const filters = (allowed.filters ?? []).flatMap((key) => {
    const value = params.get(key);
    return value ? [[key, value] as const] : [];
  });
  return {
    sort: sort.replace(/^-/, '') || null,
    descending: sort.startsWith('-'),
    page,
    from,
    to: from + allowed.pageSize - 1,
    search: (params.get('q') ?? '').trim(),
    filters: Object.fromEntries(filters),
  };
}

export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1;
}

/** The same address with some parts changed; anything but turning the page goes back to the first one. */
export function withParams(params: URLSearchParams, changes: Record<string, string | null>): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in changes)) next.delete('page');
  for (const [key, value] of Object.entries(changes)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/** Ascending, then descending, then as it was. */
export function nextSort(current: string | null, key: string): string | null {
  if (current === key) return `-${key}`;
  return current === `-${key}` ? null : key;
}
