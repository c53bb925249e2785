import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Something that shows its changes at once and saves them one after the other; what was changed while one was
 * being saved goes along with the next. Where saving fails, what was saved last is shown again.
 */
export function useSavedInTurn<Value>(saved: Value, save: (value: Value) => Promise<boolean>) {
  const [value, setValue] = useState(saved);
  const [busy, setBusy] = useState(false);
  const wanted = useRef(saved);
  const stored = useRef(saved);
  const running = useRef(false);
  const saving = useRef(save);
  useEffect(() => {
    saving.current = save;
  });
  useEffect(() => {
    stored.current = saved;
    if (running.current) return;
    wanted.current = saved;
    setValue(saved);
  }, [saved]);

  const change = useCallback(async (next: (current: Value) => Value) => {
    wanted.current = next(wanted.current);
    setValue(wanted.current);
    if (running.current) return;
    running.current = true;
    setBusy(true);
    let last: Value;
    do {
      last = wanted.current;
      if (await saving.current(last)) {
        stored.current = last;
      } else {
        wanted.current = stored.current;
        setValue(stored.current);
        break;
      }
    } while (wanted.current !== last);
    running.current = false;
    setBusy(false);
  }, []);

  return { value, change, busy };
}
