type Limits = { bytes: number; entries?: number };

/** Keeps what was used last, within a bound of bytes and, where wanted, of entries. */
export function createLru<Value>({ bytes: mostBytes, entries: mostEntries = Infinity }: Limits) {
  // A map remembers the order of insertion: what was used goes to the end, what is at the front goes first.
  const entries = new Map<string, { value: Value; bytes: number }>();
  let used = 0;

  function remove(key: string): void {
    used -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  return {
    get(key: string): Value | undefined {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    /** What alone is larger than the bound is not kept, and takes nothing else's place. */
    set(key: string, value: Value, bytes: number): void {
      remove(key);
      if (bytes > mostBytes) return;
      entries.set(key, { value, bytes });
      used += bytes;
      for (const oldest of entries.keys()) {
        if (used <= mostBytes && entries.size <= mostEntries) break;
        remove(oldest);
      }
    },
  };
}
