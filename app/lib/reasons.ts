/** The one place that turns reasons into words. */
const words: Record<string, string> = {
  not_found: 'We could not find that.',
  not_allowed: 'You may not do that. Ask an owner of the team for a higher permission.',
  already_exists: 'That exists already.',
  invalid_value: 'That value is not valid.',
  last_owner: 'Every team needs an owner. Make someone else an owner first.',
  unknown_level: 'Choose one of the four permission levels.',
  unknown_user: 'There is no such person.',
  not_signed_in: 'Your session has ended. Sign in again; what you typed is kept.',
  unreachable: 'There is no connection right now. Please try again in a moment.',
  too_many: 'That was a lot for one day. Please go on tomorrow.',
  too_many_genres: 'Choose at most 8 genres.',
  too_many_promoters: 'An event has at most 8 promoters.',
  too_many_artists: 'A line-up has room for 300 acts.',
  too_many_pictures: 'There is room for 12 pictures. Remove one first.',
  unknown_timezone: 'Choose a time zone from the list.',
  unknown_venue: 'This venue is no longer there. Choose another.',
  unknown_artist: 'One of these artists is no longer there. Reload the page and try again.',
  unknown_entity: 'That is nothing that can be changed here.',
  genre_circle: 'A genre cannot belong to one of its own branches.',
  event_needs_venue: 'Choose a venue first: people need to know where to go.',
  event_is_over: 'This event is over. Give it a date that is still to come.',
  already_out: 'This event is already out, so it cannot be scheduled.',
  publish_after_end: 'It would come out after it is over. Choose an earlier time.',
  not_published: 'This event is not out, so nobody has to be told. Change or delete it instead.',
  date_has_passed: 'This date has passed. Choose one that is still to come.',
  has_upcoming_events:
    'Upcoming events still count on this. Take it off those events first, or wait until they are over.',
  cancel_first: 'People have plans with this event. Cancel it first, so that they can read that it is off.',
  inherited_from_promoter:
    'They are in the team through a promoter of this event. Change it in the promoter’s team.',
  cannot_follow_oneself: 'You cannot follow yourself.',
  email_invalid: 'Enter an e-mail address such as name@example.org.',
  invitation_gone: 'This invitation is no longer there. Ask for a new one.',
  invitation_expired: 'This invitation has expired. Ask for a new one.',
  picture_refused: 'You may not add pictures here. Ask an owner of the team for a higher permission.',
  picture_too_large: 'This picture is too large. Choose a smaller one.',
  picture_type: 'Choose a JPEG, PNG, WebP or AVIF picture.',
  picture_unreadable: 'We could not read that picture. It may be damaged or too large; try another.',
  too_busy: 'A lot is going on right now. Please try again in a moment.',
  backend_failed: 'Something went wrong on our side. Nothing was lost; please try again.',
};

export function wordsFor(reason: string): string {
  return words[reason] ?? words.backend_failed ?? reason;
}
