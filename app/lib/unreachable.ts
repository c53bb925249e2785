import { AppError } from '~/lib/app-error';

export const unreachableWords = 'There is no connection right now. Please try again in a moment.';

/** How Chromium, Firefox and Safari write that no answer came. A TypeError of our own says something else. */
const noAnswer =
  /failed to fetch|networkerror|load failed|dynamically imported module|importing a module script/i;

/** Whether there was no network, in the browser, rather than anything that went wrong. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof AppError) return error.reason === 'unreachable';
  return error instanceof Error && noAnswer.test(error.message);
}
