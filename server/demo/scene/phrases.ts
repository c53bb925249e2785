/** What organisers add below their own words. `{headliner}` and `{venue}` are filled in. */
export const headlinerLines = [
  '**{headliner}** has the long slot, as it should be.',
  'We have wanted **{headliner}** at {venue} for years. Now it happens.',
  '**{headliner}** comes with something new and has told us nothing about it.',
  'The evening belongs to **{headliner}**; the others make sure that it begins well.',
  '**{headliner}** said yes on a postcard. We framed it.',
  'If you only know one name: **{headliner}**. You will know the others afterwards.',
];

export const practicalities = [
  'Last entry one hour before the end',
  'Cloakroom by donation',
  'Card and cash at every bar',
  'Earplugs are free at the bar',
  'Please keep your phone in your pocket on the dance floor',
  'Our awareness team is there all night',
  'Vegan food until it is gone',
  'Tickets can be handed on to friends until the doors open',
  'Seats for whoever needs one: ask at the door',
  'Re-entry with a stamp',
  'The bar closes half an hour before the music',
  'Ten tickets are kept at the door for those who decide late',
];

export const closingLines = [
  'Questions? [Write to us](https://{promoter}.example/contact).',
  'The [sound of last time](https://{promoter}.example/radio) is still on the air.',
  'Be kind, be on time, bring somebody.',
  'As always: if it is too much, step outside; if it is too little, step to the front.',
  'Pictures are taken by one person with a film camera, and by nobody else.',
];

export const actNotes = ['', '', '', 'live', 'DJ set', 'all night long', 'extended set'];

export const cancelledNotes = [
  'A pipe burst above the stage. Everyone is fine, the ceiling is not. Your money comes back by itself.',
  'The headliner has lost her voice and needs two weeks of silence. All tickets are refunded.',
];
export const postponedNotes = [
  'The tour bus is in a ditch and so is our schedule. A new date follows within the month; tickets stay valid.',
];
export const movedNotes = [
  'Moved so that it does not meet the street festival. Tickets stay valid.',
  'Two weeks later than planned: the new record is late as well.',
];
