const longest = 80;

/** What was typed, as an `ilike` pattern for "contains": wildcards mean themselves. */
export function containsPattern(text: string): string {
  const literal = text
    .trim()
    .slice(0, longest)
    .replace(/[\\%_]/g, '\\$&')
    // PostgREST reads every * as %, with no way to escape it; one unknown character is the nearest thing.
    .replaceAll('*', '_');
  return `%${literal}%`;
}
