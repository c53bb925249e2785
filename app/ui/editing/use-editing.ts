import { useCallback, useEffect, useRef, useState } from 'react';
import {
  beginEditing,
  changedFields,
  type Editing,
  keepMine,
  meetTheirs,
  type Snapshot,
  sendableChanges,
  settleSaved,
  takeTheirs,
} from '~/ui/editing/editing-state';
import { forgetEdits, keepEdits, readEdits } from '~/ui/editing/kept-edits';

type Errors<Values> = Partial<Record<keyof Values & string, string>>;

export type SaveOutcome<Values> =
  | { kind: 'saved'; version: number }
  | { kind: 'changed_meanwhile'; theirs: Snapshot<Values> }
  | { kind: 'refused'; words: string; errors: Errors<Values> }
  | { kind: 'unreachable' };

export type SaveProgress =
  | { kind: 'idle' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: Date }
  | { kind: 'refused'; words: string }
  | { kind: 'unreachable' };

type Options<Values> = {
  /** Names the kept edits on this device, such as `event:12`. */
  keptAs: string;
  loaded: Snapshot<Values>;
  /** Saves by itself, a moment after the last change. */
  automatic: boolean;
  check: (values: Values) => Errors<Values>;
  groups?: (keyof Values & string)[][];
  save: (changes: Partial<Values>, version: number) => Promise<SaveOutcome<Values>>;
};

const pause = 1000;
const retryPause = 5000;

/** The life of a form whose content is saved in place: typed, kept, checked, saved, and met by others' changes. */
export function useEditing<Values extends object>(options: Options<Values>) {
  const { keptAs, loaded, automatic, check, groups = [] } = options;
  const [editing, setEditing] = useState(() => beginEditing(loaded));
  const [progress, setProgress] = useState<SaveProgress>({ kind: 'idle' });
  const [refused, setRefused] = useState<Errors<Values>>({});
  const [restored, setRestored] = useState(false);
  const saving = useRef<Promise<boolean> | null>(null);
  // What is saved is what stands now, not what stood when the saving was asked for.
  const latest = useRef(editing);
  const rules = useRef(options);
  useEffect(() => {
    rules.current = options;
  });
  const update = useCallback((next: Editing<Values>) => {
    latest.current = next;
    setEditing(next);
  }, []);

  const { values } = editing;
  const wrong = check(values);
  const errors = { ...refused, ...wrong };
  const dirty = changedFields(editing).length > 0;
  const sendable = JSON.stringify(sendableChanges(editing, wrong, groups));

  const send = useCallback(async (): Promise<boolean> => {
    const { check, groups = [], save } = rules.current;
    const { base, values, theirs } = latest.current;
    const sent = sendableChanges(latest.current, check(values), groups);
    if (theirs || Object.keys(sent).length === 0) return changedFields(latest.current).length === 0;
    setProgress({ kind: 'saving' });
    const outcome = await save(sent, base.version);
    setRefused(outcome.kind === 'refused' ? outcome.errors : {});
    if (outcome.kind === 'saved') {
      setProgress({ kind: 'saved', at: new Date() });
      update(settleSaved(latest.current, sent, outcome.version));
      return changedFields(latest.current).length === 0;
    }
    if (outcome.kind === 'changed_meanwhile') {
      setProgress({ kind: 'idle' });
      update(meetTheirs(latest.current, outcome.theirs));
      return latest.current.theirs ? false : send();
    }
    setProgress(outcome);
    return false;
  }, [update]);

  /** One at a time: the version that the next one names is the one that this one makes. True once all is saved. */
  const saveNow = useCallback(async (): Promise<boolean> => {
    while (saving.current) await saving.current;
    saving.current = send().finally(() => {
      saving.current = null;
    });
    return saving.current;
  }, [send]);

  useEffect(() => {
    if (loaded.version > latest.current.base.version) update(meetTheirs(latest.current, loaded));
  }, [loaded, update]);

  const conflict = editing.theirs !== null;
  useEffect(() => {
    const stuck = progress.kind === 'unreachable';
    const due = stuck || (automatic && progress.kind !== 'refused' && progress.kind !== 'saving');
    if (!due || sendable === '{}' || conflict) return;
    const now = () => void saveNow();
    const timer = setTimeout(now, stuck ? retryPause : pause);
    if (stuck) window.addEventListener('online', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
    };
  }, [automatic, sendable, conflict, progress, saveNow]);

  useEffect(() => {
    const { values: shape, version } = rules.current.loaded;
    const kept = readEdits(keptAs, shape);
    if (!kept) return;
    const saved = kept.base.version < version ? rules.current.loaded : kept.base;
    const found = meetTheirs({ ...kept, theirs: null }, saved);
    if (changedFields(found).length === 0) return;
    update(found);
    setRestored(true);
  }, [keptAs, update]);

  useEffect(() => {
    if (dirty) keepEdits(keptAs, editing);
    else forgetEdits(keptAs);
  }, [keptAs, editing, dirty]);

  const stuck = progress.kind === 'unreachable' || progress.kind === 'refused';
  return {
    values,
    errors,
    dirty,
    progress,
    conflict,
    automatic,
    restored: restored && dirty,
    /** Changes that will not be saved by themselves, as far as can be seen now. */
    atRisk: dirty && (!automatic || conflict || stuck || Object.keys(errors).length > 0),
    saveNow,
    change(changes: Partial<Values>) {
      setProgress((current) => (current.kind === 'refused' ? { kind: 'idle' } : current));
      setRefused({});
      update({ ...latest.current, values: { ...latest.current.values, ...changes } });
    },
    discard() {
      setRestored(false);
      setRefused({});
      setProgress({ kind: 'idle' });
      update(beginEditing(latest.current.theirs ?? latest.current.base));
    },
    keepMine() {
      update(keepMine(latest.current));
      void saveNow();
    },
    takeTheirs: () => update(takeTheirs(latest.current)),
  };
}

export type EditingForm<Values extends object> = ReturnType<typeof useEditing<Values>>;
