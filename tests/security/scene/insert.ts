import type postgres from 'postgres';

type Values = Record<string, string | number | boolean | null | Date | Buffer | string[] | number[] | object>;

/** Writes one row past every rule, as whoever holds the trusted connection, and answers its id. */
export async function insert(sql: postgres.Sql, table: string, values: Values): Promise<number> {
  const written = Object.fromEntries(
    Object.entries(values).map(([column, value]) => [
      column,
      isDocument(value) ? sql.json({ ...value }) : value,
    ]),
  );
  const [row] = await sql`insert into public.${sql(table)} ${sql(written)} returning *`;
  return Number(row?.id);
}

function isDocument(value: Values[string]): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    !(value instanceof Date) &&
    !Buffer.isBuffer(value)
  );
}

export const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000);
