/** What staff have told people, oldest first. Days from now; without a beginning it is a draft. */
export const announcements = [
  {
    title: 'Tickets open without a network',
    body: 'Whoever has opened a ticket once can show it in the deepest cellar. Nothing to switch on.',
    audience: 'all',
    from: -64,
    until: -34,
  },
  {
    title: 'Chat rooms for every stage',
    body: 'Open a room for each stage of your timetable under **Chat**. Whoever plans to be there finds it by itself.',
    audience: 'organisers',
    from: -6,
    until: null,
  },
  {
    title: 'The scanner reads in the dark',
    body: 'Hold the phone a hand’s breadth away and let the torch do the rest. It is under the three dots.',
    audience: 'scanners',
    from: -2,
    until: null,
  },
  {
    title: 'The week at a glance',
    body: 'Everything that begins within the next seven nights, in one list that fits on a phone.',
    audience: 'all',
    from: 9,
    until: 40,
  },
  {
    title: 'Seats with numbers',
    body: 'Still a thought. Ask Edie before this goes out.',
    audience: 'organisers',
    from: null,
    until: null,
  },
];

/** What the organiser told the holders of festival tickets, days ago. */
export const letters = [
  {
    subject: 'Your wristband is on its way',
    body: 'Dear all,\n\nthe wristbands left the printer this morning. Whoever moved lately: tell us by Friday.\n\nThe crew of the Brackwasser Festival',
    daysAgo: 24,
    failed: 2,
    leftOut: 11,
  },
  {
    subject: 'The timetable is out',
    body: 'Forty sets on four stages. Mark what you want to see, and we tell you when something moves.\n\nSee you on the docks.',
    daysAgo: 4,
    failed: 1,
    leftOut: 14,
  },
];

/** Of a new promoter, with a link, so that staff look at it first. */
export const heldLetter = {
  event: 71,
  subject: 'Please pay the rest here',
  body: 'Hello! The room costs more than we thought. Please pay another five euros at https://more-money.example/now or your ticket may not count.',
};

/** Where the organiser's news goes: the box office hears everything, the spreadsheet is long gone. */
export const endpoints = [
  {
    url: 'https://box-office.example/hooks/limelight',
    description: 'Box office at the dock gate',
    topics: ['order.paid', 'order.refunded', 'order.cancelled', 'order.disputed'],
    because: null,
    orders: 26,
  },
  {
    url: 'https://spreadsheets.example/append/brackwasser',
    description: 'Sales spreadsheet of last year',
    topics: ['order.paid'],
    because: 'failing',
    orders: 5,
  },
];

/** A calendar that was brought over. Weeks from now, on a Thursday. */
export const imported = {
  source: 'northern-lights-winter.ics',
  events: [
    {
      title: 'Listening Club: Side A',
      weeks: 9,
      venue: 'Canal Room',
      city: 'Port Ellery',
      artists: ['Amber Quay'],
    },
    {
      title: 'Listening Club: Side B',
      weeks: 11,
      venue: 'Canal Room',
      city: 'Port Ellery',
      artists: ['Tomás Ferrão'],
    },
    {
      title: 'Open Rehearsal',
      weeks: 12,
      venue: 'Canal Room',
      city: 'Port Ellery',
      artists: ['Saltwater Choir'],
    },
  ],
  problem: 'It has no date that can be read.',
};
