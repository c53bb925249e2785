import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import { checkAllSizes } from '~/lib/ticket-design/checks';
import type { TicketDesign } from '~/lib/ticket-design/document';
import { saveDesign } from './commands';
import type { DesignerStore } from './designer-store';
import { forgetDesign, keepDesign } from './kept-design';
import type { SavedDesign } from './queries';

/** `offline`: it could not be sent, and waits on this device. */
type Status = 'idle' | 'saving' | 'offline';

export type Saving = {
  /** 0 where nobody saved a design yet. */
  version: number;
  isDirty: boolean;
  status: Status;
  /** Why it was not saved, in words. */
  refusal: string | null;
  conflict: SavedDesign | null;
  save: () => Promise<void>;
  keepMine: () => Promise<void>;
  takeTheirs: () => void;
  dismiss: () => void;
  /** Goes on from what the server has, where what this device kept is not wanted. */
  beginAt: (version: number) => void;
};

const keepDelay = 300;
const refusedWords =
  'This design is not saved: its tickets could not be scanned. Look under Check for what to do.';

/** Saves the design for the event, and keeps it on this device until that is done. */
export function useSaving(
  store: DesignerStore,
  eventId: number,
  begun: { design: TicketDesign; version: number },
): Saving {
  const [saved, setSaved] = useState(begun);
  const [status, setStatus] = useState<Status>('idle');
  /** Of one design: the next one may be right. */
  const [refused, setRefused] = useState<{ design: TicketDesign; words: string } | null>(null);
  const [conflict, setConflict] = useState<SavedDesign | null>(null);
  const design = useSyncExternalStore(store.subscribe, () => store.getState().history.now);
  const isDirty = design !== saved.design;

  useEffect(() => {
    if (!isDirty) {
      forgetDesign(eventId);
      return;
    }
    const keep = () =>
      void keepDesign(eventId, { baseVersion: saved.version, design, at: new Date().toISOString() });
    const timer = setTimeout(keep, keepDelay);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', keep);
    };
  }, [design, isDirty, saved.version, eventId]);

  const send = useCallback(
    async (sent: TicketDesign, baseVersion: number) => {
      setStatus('saving');
      setRefused(null);
      try {
        const answer = await saveDesign(eventId, sent, baseVersion);
        setStatus('idle');
        if ('version' in answer) {
          setSaved({ design: sent, version: answer.version });
          store.say('Saved.');
        } else if ('conflict' in answer) setConflict(answer.conflict);
        else setRefused({ design: sent, words: answer.problems[0]?.words ?? refusedWords });
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        setStatus(error.reason === 'unreachable' ? 'offline' : 'idle');
        if (error.reason !== 'unreachable') setRefused({ design: sent, words: wordsFor(error.reason) });
      }
    },
    [eventId, store],
  );

  const save = useCallback(async () => {
    const now = store.getState().history.now;
    if (checkAllSizes(now).some(({ level }) => level === 'error'))
      setRefused({ design: now, words: refusedWords });
    else await send(now, saved.version);
  }, [store, send, saved.version]);

  useRetryOnline(status === 'offline', save);

  return {
    version: saved.version,
    isDirty,
    status,
    refusal: refused?.design === design ? refused.words : null,
    conflict,
    save,
    keepMine: async () => {
      if (!conflict) return;
      setConflict(null);
      // What is sent now is meant to stand above theirs, which stays among the versions.
      await send(store.getState().history.now, conflict.version);
    },
    takeTheirs: () => {
      if (!conflict) return;
      store.change(() => conflict.design, { say: 'This is your colleague’s design now.', select: [] });
      setSaved(conflict);
      setConflict(null);
    },
    beginAt: (version) => setSaved({ ...saved, version }),
    dismiss: () => {
      setConflict(null);
      setRefused(null);
    },
  };
}

/** What could not be sent is sent when the network is back. */
function useRetryOnline(isWaiting: boolean, save: () => Promise<void>): void {
  useEffect(() => {
    if (!isWaiting) return;
    const retry = () => void save();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isWaiting, save]);
}
