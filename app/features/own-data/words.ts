import { wordsFor } from '~/lib/reasons';

const words: Record<string, string> = {
  wrong_current_password: 'That is not your password.',
  current_password_missing: 'Type your password, so that we know it is you.',
  too_many_tries: 'Too many tries in a short time. Wait a few minutes, then try again.',
};

export function wordsOf(reason: string): string {
  return words[reason] ?? wordsFor(reason);
}
