import { redirect } from 'react-router';
import { dbContext } from '~/db/context';
import { forgetDevice } from '~/features/notifications/push-device';
import { signOut } from '~/features/session/commands';
import { textOf } from '~/features/session/fields';
import { forgetCachesOfOthers } from '~/lib/offline-cache';
import { ownPath } from '~/lib/own-path';
import type { Route } from './+types/sign-out';

const scopes = ['local', 'global', 'others'] as const;

/** Whoever comes here by a link meant to leave, but a link must not do it. */
export const loader = () => redirect('/');

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const scope = scopes.find((known) => known === textOf(form, 'scope')) ?? 'local';
  await signOut(context.get(dbContext), scope);
  return redirect(ownPath(textOf(form, 'redirect')));
}

/** What this browser kept to be shown without a network goes too, and it is told nothing more. The redirect is thrown, so nothing comes after it. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } finally {
    await Promise.allSettled([forgetCachesOfOthers(null), forgetDevice()]);
  }
}
