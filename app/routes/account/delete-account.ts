import { data, href, redirect } from 'react-router';
import { dbContext } from '~/db/context';
import { forgetDevice } from '~/features/notifications/push-device';
import { deleteAccount } from '~/features/own-data/commands';
import { getLeaving } from '~/features/own-data/queries';
import { proveIdentity, signOut } from '~/features/session/commands';
import { textOf } from '~/features/session/fields';
import { getAccountEmail } from '~/features/session/queries';
import { AppError } from '~/lib/app-error';
import { forgetCachesOfOthers } from '~/lib/offline-cache';
import { toast } from '~/ui/toast/toast';
import type { Route } from './+types/delete-account';

/** What has to be known before: read when the question is asked. */
export async function loader({ context }: Route.LoaderArgs) {
  const db = context.get(dbContext);
  if (!(await getAccountEmail(db))) throw data(null, { status: 404 });
  return data(await getLeaving(db), { headers: { 'cache-control': 'private, no-store' } });
}

export async function action({ request, context }: Route.ActionArgs) {
  const db = context.get(dbContext);
  const form = await request.formData();
  try {
    if (form.has('password')) await proveIdentity(db, textOf(form, 'password'));
    await deleteAccount(db, textOf(form, 'confirmation'));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ reason: error.reason }, 400);
  }
  await signOut(db, 'local');
  return redirect(href('/'));
}

/** This browser forgets them too. The redirect is thrown, so nothing comes after it. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (answer) {
    if (answer instanceof Response) {
      await Promise.allSettled([forgetCachesOfOthers(null), forgetDevice()]);
      toast({ text: 'Your account is deleted. A last mail is on its way to you.' });
    }
    throw answer;
  }
}
