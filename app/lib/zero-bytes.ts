/**
 * Whether an address, a form or JSON as it was sent has a zero byte in it. PostgreSQL keeps no text with one, and nobody
 * types one: what has one is refused before anything asks the database about it.
 */
export function hasZeroByte(sent: string): boolean {
  return /%00|\\u0000|\0/i.test(sent);
}
