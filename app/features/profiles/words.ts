import { wordsFor } from '~/lib/reasons';

/** What can go wrong with a profile, in plain words: what happened and what to do. */
const words: Record<string, string> = {
  picture_missing: 'Choose a picture first.',
  picture_unreadable: 'This picture could not be read. It may be damaged; choose another.',
  picture_too_large: 'This picture is too large. Choose a smaller one.',
  picture_type: 'This kind of picture cannot be shown. Choose a JPEG, PNG or WebP.',
  picture_refused: 'Your picture was not accepted. Sign out and in again, then try once more.',
  handle_form: 'Use 3 to 30 small letters, numbers or underscores, such as night_owl.',
  handle_taken: 'Somebody has that handle already. Choose another.',
  bio_length: 'That is too long. Keep it to 500 characters.',
  visibility_missing: 'Choose one of the three for each.',
  session_ended: 'You are signed out by now. Sign in again to go on.',
};

export function profileWords(reason: string): string {
  return words[reason] ?? wordsFor(reason);
}
