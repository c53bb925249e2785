import { useState } from 'react';
import type { Db } from '~/db/db';
import { useCommands } from '~/routes/use-commands';
import { toast } from '~/ui/toast/toast';

type FormDialogOptions<Values> = {
  initial: Values;
  check: (values: Values) => object;
  save: (db: Db, values: Values) => Promise<void>;
  /** Said when it worked. */
  done: string;
  onClose: () => void;
};

/** The fields of a dialog: they are checked when somebody sends them, and kept when that is refused. */
export function useFormDialog<Values>({ initial, check, save, done, onClose }: FormDialogOptions<Values>) {
  const { run } = useCommands();
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const errors = check(values);
  const onSubmit = async () => {
    setTried(true);
    if (Object.keys(errors).length > 0) return;
    setBusy(true);
    const worked = await run((db) => save(db, values));
    setBusy(false);
    if (!worked) return;
    toast({ text: done });
    onClose();
  };
  return { values, setValues, isTried: tried, busy, onSubmit };
}
