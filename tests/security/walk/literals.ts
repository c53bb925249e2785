import type { Arguments } from '../matrix/notation.ts';

/** Values as SQL literals that take the type of where they stand. */
export function literal(value: Arguments[string]): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return quote(`{${value.join(',')}}`);
  return quote(typeof value === 'object' ? JSON.stringify(value) : String(value));
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
