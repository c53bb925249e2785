/**
 * PostgreSQL keeps no text with a zero byte in it, and nobody types one: what has one is refused before anything asks the
 * database about it.
 */

/** An address, or a form as it was sent. */
export function hasZeroByte(encoded: string): boolean {
  return /%00|\0/.test(encoded);
}

/** JSON as it was sent, where `%00` is three letters that a ticket's code may well have. */
export function jsonHasZeroByte(json: string): boolean {
  return /(?<!\\)(?:\\\\)*\\u0000|\0/.test(json);
}
