/** A value as the SDK sends it: text, or what its brackets nest. */
type FormValue = string | FormValue[] | { [name: string]: FormValue };
type Branch = { [name: string]: FormValue };

/** `line_items[0][price_data][currency]=eur` and its kind, as nested objects and lists. */
export function decodeForm(text: string): Branch {
  const root: Branch = Object.create(null);
  for (const [key, value] of new URLSearchParams(text)) place(root, pathOf(key), value);
  return withLists(root) as Branch;
}

function pathOf(key: string): string[] {
  const [head = '', ...rest] = key.split('[');
  return [head, ...rest.map((part) => part.replace(/\]$/, ''))];
}

function place(branch: Branch, [name = '', ...rest]: string[], value: string): void {
  // `expand[]=a&expand[]=b` counts up by itself.
  const key = name === '' ? String(Object.keys(branch).length) : name;
  if (rest.length === 0) {
    branch[key] = value;
    return;
  }
  const next = branch[key];
  const inner: Branch = isBranch(next) ? next : Object.create(null);
  branch[key] = inner;
  place(inner, rest, value);
}

function withLists(value: FormValue): FormValue {
  if (!isBranch(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

function isBranch(value: FormValue | undefined): value is Branch {
  return typeof value === 'object' && !Array.isArray(value);
}
