import { data, href, redirect } from 'react-router';
import { dbContext } from '~/db/context';
import { answerOwnInvitation } from '~/features/permissions/answer-own-invitation';
import type { Route } from './+types/answer-invitation';

/** Invitations are shown where what one runs is. */
export const loader = () => redirect(href('/admin'));

export async function action({ request, context }: Route.ActionArgs) {
  const result = await answerOwnInvitation(context.get(dbContext), await request.formData());
  return data(result, result.problem === undefined ? 200 : 422);
}
