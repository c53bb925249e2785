import { wordsFor } from '~/lib/reasons';

/** What can go wrong on the way in, in plain words: what happened and what to do. */
const words: Record<string, string> = {
  wrong_password:
    'That e-mail and password do not match. Check both, or get a sign-in link by mail. If you have just signed up, confirm your address first.',
  not_confirmed: 'Your address is not confirmed yet. Open the mail we sent you, or have it sent again.',
  account_suspended:
    'This account is suspended, so nobody can sign in with it. Tickets bought with it stay valid. If you think that is a mistake, write to us: the address is on our privacy page.',
  too_many_tries: 'Too many tries in a short time. Wait a few minutes, then try again.',
  weak_password: 'Choose a longer password: at least 10 characters.',
  same_password: 'That is your present password. Choose a different one.',
  link_expired: 'It has expired or was used already. Every link works once, and for an hour.',
  code_wrong: 'That is not the code of the newest mail, or it has expired.',
  code_missing: 'Type the code from the mail.',
  link_broken: 'Part of the address is missing. Open the link again from the mail, or get a new one.',
  other_browser: 'This sign-in was begun in another browser. Go back to that one, or start again here.',
  provider_refused:
    'The other service did not let you in, or you cancelled. Try again or choose another way.',
  sign_ups_closed: 'New accounts cannot be made at the moment.',
  session_ended: 'You are signed out by now. Sign in again to go on.',
  email_invalid: 'That does not look like an e-mail address.',
  email_missing: 'Enter your e-mail address.',
  password_missing: 'Enter your password.',
  current_password_missing: 'Enter your present password.',
  new_password_missing: 'Enter a new password.',
  password_too_long: 'Choose a password of at most 72 characters.',
  passwords_differ: 'The two passwords are not the same.',
  name_missing: 'Tell us what to call you.',
  name_too_long: 'Choose a name of at most 80 characters.',
  wrong_current_password: 'That is not your present password.',
};

export function sessionWords(reason: string): string {
  return words[reason] ?? wordsFor(reason);
}
