import { getBrowserDb } from '~/db/browser-middleware';
import type { Db } from '~/db/db';
import { AppError } from '~/lib/app-error';
import { fieldErrorOf } from '~/lib/constraints';
import { wordsFor } from '~/lib/reasons';
import { reasonOf } from '~/routes/use-commands';
import type { Snapshot } from '~/ui/editing/editing-state';
import type { SaveOutcome } from '~/ui/editing/use-editing';

type Saving<Values> = {
  /** Null where somebody else saved since that version. */
  save: (db: Db) => Promise<number | null>;
  version: number;
  reload: (db: Db) => Promise<Snapshot<Values>>;
};

/** A save of a form's changes as the form understands it. */
export async function saveContent<Values>(saving: Saving<Values>): Promise<SaveOutcome<Values>> {
  try {
    const db = await getBrowserDb();
    const version = await saving.save(db);
    if (version !== null) return { kind: 'saved', version };
    const theirs = await saving.reload(db);
    // Nothing was newer, so nothing was written because it may not be.
    if (theirs.version === saving.version) throw new AppError('not_allowed');
    return { kind: 'changed_meanwhile', theirs };
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === 'unreachable') return { kind: 'unreachable' };
    const mending = error instanceof AppError ? fieldErrorOf(error) : undefined;
    const errors = mending ? ({ [mending.field]: mending.words } as SaveErrors<Values>) : {};
    return { kind: 'refused', words: mending?.words ?? wordsFor(reason), errors };
  }
}

type SaveErrors<Values> = Partial<Record<keyof Values & string, string>>;
