import { data } from 'react-router';

/**
 * The number in a path like /event/12. Ids are bigint in the database and numbers in JSON, so those beyond
 * 2^53 − 1 could not be told apart here; the database will not count that far, and they are simply not found.
 */
export function parseEntityId(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return undefined;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : undefined;
}

/** For loaders: what is no id is a page that does not exist. */
export function requireEntityId(text: string | undefined): number {
  const id = parseEntityId(text);
  if (id === undefined) throw data(null, { status: 404 });
  return id;
}
