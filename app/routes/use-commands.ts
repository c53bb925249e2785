import { useCallback, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { getBrowserDb } from '~/db/browser-middleware';
import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';
import { wordsFor } from '~/lib/reasons';
import { toast } from '~/ui/toast/toast';

/**
 * Commands with the browser's own client, outside the router's actions: a lost connection is a word beside what one
 * does, never an error page in its place. The page's data are asked for again after each that worked.
 */
export function useCommands() {
  const { revalidate } = useRevalidator();
  const last = useRef<Promise<boolean>>(Promise.resolve(true));

  /** Answers whether it worked; where it did not, people are told why. One after the other, in the order asked. */
  const run = useCallback(
    (command: (db: Db) => Promise<void>): Promise<boolean> => {
      const attempt = async () => {
        try {
          await command(await getBrowserDb());
          await revalidate();
          return true;
        } catch (error) {
          toast({ text: wordsFor(reasonOf(error)), tone: 'bad' });
          return false;
        }
      };
      last.current = last.current.then(attempt, attempt);
      return last.current;
    },
    [revalidate],
  );

  /** Reads something for a form; nothing where that fails, because the form goes on without it. */
  const ask = useCallback(async <Answer>(query: (db: Db) => Promise<Answer>): Promise<Answer | null> => {
    try {
      return await query(await getBrowserDb());
    } catch (error) {
      reasonOf(error);
      return null;
    }
  }, []);

  return { run, ask, revalidate };
}

/** Anything else than a refusal is a defect, and is not to be swallowed. */
export function reasonOf(error: unknown): string {
  if (error instanceof AppError) return error.reason;
  // The client's own code could not be loaded: the connection is gone.
  if (error instanceof TypeError) return 'unreachable';
  throw error;
}
