import { href, redirect } from 'react-router';
import { dbContext } from '~/db/context';
import { answerPost } from '~/features/following/answer-post';
import type { Route } from './+types/follow';

/** A link must not follow anything. */
export const loader = () => redirect(href('/'));

export async function action({ request, context }: Route.ActionArgs) {
  return answerPost(context.get(dbContext), await request.formData(), false);
}

/** From a page that is alive the change goes straight from the browser to the backend. */
export async function clientAction({ request, context }: Route.ClientActionArgs) {
  return answerPost(context.get(dbContext), await request.formData(), true);
}
