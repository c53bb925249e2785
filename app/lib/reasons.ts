/** The one place that turns reasons into words. */
const words: Record<string, string> = {
  not_found: 'We could not find that.',
  not_allowed: 'You may not do that. Ask an owner of the team for a higher permission.',
  already_exists: 'That exists already.',
  invalid_value: 'That value is not valid.',
  last_owner: 'Every team needs an owner. Make someone else an owner first.',
  unknown_level: 'Choose one of the four permission levels.',
  unknown_user: 'There is no such person.',
  hold_expired: 'Your time to pay is over and the places went back. Nothing was charged; choose again.',
  nothing_to_pay: 'This order costs nothing, so there is nothing to pay.',
  too_many_attempts: 'Paying was tried too often. Let this order go and choose again.',
  payment_refused: 'The payment page could not be opened. Nothing was charged; please try again.',
  payouts_not_ready: 'Paid tickets are not on sale yet: the organiser still has to set up payouts.',
  nothing_to_refund: 'There is nothing left to refund on this order.',
  refund_too_large: 'That is more than is left of what was paid.',
  refund_refused: 'The payment provider refused the refund. No money moved and the tickets are as they were.',
  payment_disputed: 'The buyer’s bank disputes this payment. It decides first; a refund now would pay twice.',
  ticket_not_valid: 'One of these tickets is no longer valid. Reload to see how it stands.',
  backend_failed: 'Something went wrong on our side. Nothing was lost; please try again.',
};

export function wordsFor(reason: string): string {
  return words[reason] ?? words.backend_failed ?? reason;
}
