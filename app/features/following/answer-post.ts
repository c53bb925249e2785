import { data, href, redirect } from 'react-router';
import type { Db } from '~/db/db';
import { getSignedIn } from '~/db/signed-in';
import { AppError } from '~/lib/app-error';
import { parseEntityId } from '~/lib/entity-id';
import { ownPath } from '~/lib/own-path';
import { wordsFor } from '~/lib/reasons';
import { setFollowing, setInterest } from './commands';
import { followedTypes, type Interest } from './rules';

export type Answer = { problem?: string };

/** Of ours, and not of what was asked. */
const failures = new Set(['backend_failed', 'unreachable']);

const interests: readonly Interest[] = ['interested', 'going'];

/** What the buttons post (follow-button.tsx, interest-buttons.tsx). */
async function changeByForm(db: Db, form: FormData): Promise<void> {
  const text = (name: string) => String(form.get(name) ?? '');
  const id = parseEntityId(text('id'));
  if (id === undefined) throw new AppError('not_found');
  if (text('type') === 'event') {
    return setInterest(db, id, interests.find((known) => known === text('wanted')) ?? null);
  }
  const type = followedTypes.find((known) => known === text('type'));
  if (!type) throw new AppError('not_found');
  return setFollowing(db, type, id, text('wanted') === 'yes');
}

/**
 * Whoever is not signed in is asked to, and comes back to where the button was. Without script the answer leads
 * back there as well; with it, the page stays and `problem` says what went wrong.
 */
export async function answerPost(db: Db, form: FormData, scripted: boolean) {
  const back = ownPath(String(form.get('back') ?? ''));
  if (!(await getSignedIn(db)))
    return redirect(`${href('/login')}?${new URLSearchParams({ redirect: back })}`);
  try {
    await changeByForm(db, form);
  } catch (error) {
    if (!(error instanceof AppError) || failures.has(error.reason)) throw error;
    if (scripted) return data<Answer>({ problem: error.reason }, { status: 422 });
    throw data(wordsFor(error.reason), { status: error.reason === 'not_found' ? 404 : 422 });
  }
  return scripted ? data<Answer>({}) : redirect(back);
}
