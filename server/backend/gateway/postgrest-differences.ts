/**
 * Where @supabase/lite answers otherwise than PostgREST, evened out in one place.
 * tests/backend/ holds each of these against the documented behaviour.
 */

const textual = (value: string) => value;

/** `timestamptz` as ISO 8601 with the offset, as PostgreSQL's own JSON functions write it. */
function isoTimestamp(text: string): string {
  const [, date, time, offset] = /^(\S+) (\S+?)([+-]\d\d(?::?\d\d)?)?$/.exec(text) ?? [];
  if (!date || !time) return text;
  if (!offset) return `${date}T${time}`;
  return `${date}T${time}${offset.length === 3 ? `${offset}:00` : offset}`;
}

/** Type parsers for postgres.js: JSON numbers for numeric, ISO text for timestamps. */
export const postgrestTypes = {
  numeric: { to: 1700, from: [1700], serialize: String, parse: Number },
  timestamptz: { to: 1184, from: [1184], serialize: textual, parse: isoTimestamp },
  timestamp: { to: 1114, from: [1114], serialize: textual, parse: isoTimestamp },
  date: { to: 1082, from: [1082], serialize: textual, parse: textual },
};

type DatabaseError = Error & { code: string; detail?: string; hint?: string };

function isDatabaseError(error: unknown): error is DatabaseError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/** PostgREST's documented table from SQLSTATE to HTTP status, for the codes that lite answers with 500. */
const statuses: [RegExp, number][] = [
  [/^23514$|^23502$|^P0001$/, 400],
  [/^23P01$|^23503$|^23505$/, 409],
  [/^40001$|^40P01$/, 500],
  [/^57014$/, 504],
  [/^53/, 503],
  [/^54/, 413],
];

/** A value that the driver cannot write as its parameter's type: an object where PostgreSQL wants a time. */
function isUnwritable(error: unknown): error is Error {
  return (
    error instanceof TypeError ||
    (error instanceof Error && 'code' in error && error.code === 'UNDEFINED_VALUE')
  );
}

/** Lite hands errors with the code `PGRST` through with the status and body that they carry. */
export function toPostgrestError(error: unknown): unknown {
  if (isUnwritable(error))
    return carried(error, 400, { code: '22P02', message: 'A value is not of its type' });
  if (!isDatabaseError(error)) return error;
  const [, status] = statuses.find(([pattern]) => pattern.test(error.code)) ?? [];
  if (status === undefined) return error;
  return carried(error, status, {
    code: error.code,
    message: error.message,
    details: error.detail ?? null,
    hint: error.hint ?? null,
  });
}

type Body = { code: string; message: string; details?: string | null; hint?: string | null };

function carried(cause: Error, status: number, { code, message, details = null, hint = null }: Body): Error {
  return Object.assign(new Error(JSON.stringify({ code, message, details, hint }), { cause }), {
    code: 'PGRST',
    detail: JSON.stringify({ status, headers: {} }),
  });
}
