/** The one place that turns reasons into words. */
const words: Record<string, string> = {
  not_found: 'We could not find that.',
  not_allowed: 'You may not do that. Ask an owner of the team for a higher permission.',
  already_exists: 'That exists already.',
  invalid_value: 'That value is not valid.',
  last_owner: 'Every team needs an owner. Make someone else an owner first.',
  unknown_level: 'Choose one of the four permission levels.',
  unknown_user: 'There is no such person.',
  backend_failed: 'Something went wrong on our side. Nothing was lost; please try again.',
};

export function wordsFor(reason: string): string {
  return words[reason] ?? words.backend_failed ?? reason;
}
