type ByteRange = { start: number; end: number };

/** True when the client's copy is still good (RFC 9110, §13): the ETag decides where it is asked for. */
export function isUnchanged(
  headers: Headers,
  { eTag, lastModified }: { eTag: string; lastModified: Date },
): boolean {
  const known = headers.get('if-none-match');
  if (known !== null) {
    const tags = known.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(eTag);
  }
  const since = Date.parse(headers.get('if-modified-since') ?? '');
  return !Number.isNaN(since) && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

/** One range as players and download managers ask for it; several at once are answered with the whole. */
export function requestedRange(
  headers: Headers,
  { eTag, size }: { eTag: string; size: number },
): ByteRange | 'unsatisfiable' | undefined {
  const condition = headers.get('if-range');
  if (condition !== null && condition !== eTag) return undefined;
  const [matched, from, to] = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range') ?? '') ?? [];
  if (matched === undefined || (!from && !to)) return undefined;
  const start = from ? Number(from) : Math.max(0, size - Number(to));
  const end = from && to ? Math.min(Number(to), size - 1) : size - 1;
  if (from && to && Number(to) < start) return undefined;
  return start < size && start <= end ? { start, end } : 'unsatisfiable';
}
