type Extras = {
  /** Which message of the room it answers, counted from 1. */
  answers?: number;
  mentions?: string[];
  /** How many reacted with what. */
  liked?: Record<string, number>;
  pinned?: true;
  edited?: true;
};
/** Minutes ago, who, what. People are those of the scene and the accounts of the demo. */
type DemoMessage = [minutesAgo: number, author: string, body: string, extras?: Extras];

/** A room by its kind, or the one of a stage. */
type DemoChat = {
  event: number;
  kind: 'general' | 'announcements' | 'ride_share' | 'crew' | 'stage';
  stage?: string;
  messages: DemoMessage[];
};

const tonight: DemoChat[] = [
  {
    event: 2,
    kind: 'general',
    messages: [
      [214, 'Nora Achterberg', 'Earplugs packed. Anyone else walking from the tram?'],
      [211, 'Jonte Willems', 'Tram 3, last carriage, as always.', { answers: 1, liked: { '👍': 3 } }],
      [209, 'Nora Achterberg', 'Perfect.'],
      [
        196,
        'Priya Hallworth',
        'This will be my 412th night out since 2009. The spreadsheet is ready.',
        { liked: { '😂': 6, '🙌': 2 } },
      ],
      [
        190,
        'Callum Redfern',
        'I am here for Elin Sparv, and I will not be taking questions.',
        { liked: { '❤️': 4 } },
      ],
      [181, 'Malou Petersen', 'Is the cloakroom open tonight? It is properly cold outside.'],
      [
        179,
        'Demo Organiser',
        'It is: two euros, left of the stairs. Open until the end.',
        { answers: 6, liked: { '👍': 5 }, pinned: true },
      ],
      [
        158,
        'Linus Farrow',
        'The tall one speaking. I will stand at the back this time, promise.',
        { liked: { '😂': 9, '❤️': 3 } },
      ],
      [
        155,
        'Freya Holm',
        'Thank you @Linus Farrow, last time I heard a very good concert of your shirt.',
        { mentions: ['Linus Farrow'], answers: 8, liked: { '😂': 11 } },
      ],
      [133, 'Jasper Holt', 'FREE DRINKS for everybody who opens my link and signs up today!!!'],
      [121, 'Bashir Nouri', 'New in town and coming alone. Is that strange here?'],
      [
        119,
        'Poppy Winterbourne',
        'Not at all! Half the room comes alone. Find us at the left pillar, I have the yellow coat.',
        { answers: 11, liked: { '❤️': 8, '🙌': 4 } },
      ],
      [117, 'Bashir Nouri', 'That is the nicest thing I read today. Yellow coat it is.'],
      [
        94,
        'Aiko Brandt',
        'Lights are set. If the fog is too much, it was not me, it was DJ Østfjord.',
        { liked: { '🔥': 7, '👀': 2 } },
      ],
      [88, 'Sören Kleinfeld', 'Soundcheck von draußen gehört. Der Bass steht.', { liked: { '🔥': 5 } }],
      [61, 'Hanne Brodersen', 'Straight from a double shift. Do I still make it?'],
      [59, 'Demo Door', 'You do. The queue is about ten minutes.', { answers: 16, liked: { '👍': 2 } }],
      [
        42,
        'Rafe Lindqvist',
        'Found a single silver earring by the iron stairs. It is at the bar.',
        { liked: { '🙌': 6 } },
      ],
      [40, 'Ivy Castleton', 'MINE. You are a good human.', { answers: 18, liked: { '😂': 4, '❤️': 5 } }],
      [
        33,
        'Desmond Achebe-Cole',
        'Elin Sparv, in two sentences: nobody else leaves that much air. I forgot to drink my drink.',
        { liked: { '🎶': 9 }, edited: true },
      ],
      [
        29,
        'Clara Wiegand',
        'I only like jazz and I have been dancing for forty minutes.',
        { liked: { '😂': 7, '🎶': 3 } },
      ],
      [
        21,
        'Dilan Sarikaya',
        'Falafel afterwards? The place on the corner never closes.',
        { liked: { '👍': 6 } },
      ],
      [19, 'Samuel Oyelaran', 'In. Six of us already.', { answers: 22 }],
      [
        15,
        'Kit Marlowe-Osei',
        'If you film the whole set on your telephone, I am standing behind you, judging.',
      ],
      [12, 'Noah Pendle', 'selling 4 tickets cheap, message me only on the other app, pay first'],
      [11, 'Edie Thornbury', 'Please buy tickets here only, folks. That one smells.', { liked: { '👍': 8 } }],
      [
        6,
        'Mabel Asante',
        'The fog. I can see my own hand and that is all. Glorious.',
        { liked: { '🔥': 8, '👀': 1 } },
      ],
      [
        2,
        'Theo Abernathy',
        'Balcony is half empty and sounds wonderful, for those who need to sit.',
        { liked: { '❤️': 2 } },
      ],
    ],
  },
  {
    event: 2,
    kind: 'announcements',
    messages: [
      [
        149,
        'Demo Organiser',
        'Doors are open. Cash and card at both bars, water is free.',
        { liked: { '👍': 12 } },
      ],
      [
        97,
        'Demo Organiser',
        'The tram runs every thirty minutes from the stop by the canal, until the last of us is home.',
        { liked: { '❤️': 9, '🙌': 3 } },
      ],
      [
        24,
        'Demo Organiser',
        'DJ Østfjord is next in the Nave. Elin Sparv comes back for a quiet hour on the balcony later.',
        { liked: { '🔥': 14 }, pinned: true },
      ],
    ],
  },
  {
    event: 2,
    kind: 'stage',
    stage: 'The Nave',
    messages: [
      [
        51,
        'Owen Tregarth',
        'Best sound is two steps behind the desk, slightly left. You did not hear it from me.',
        { liked: { '🙌': 5 } },
      ],
      [38, 'Margarida Pestana', 'Primeira fila, de óculos, feliz.', { liked: { '❤️': 6 } }],
      [27, 'Finn Galloway', 'What was that record, the one with the harp?'],
      [25, 'Marten Stahl', 'I asked. White label, no name, of course.', { answers: 3, liked: { '😂': 8 } }],
      [9, 'Otis Pemberton', 'Both shoes still on. So far.', { liked: { '😂': 10 } }],
    ],
  },
  {
    event: 2,
    kind: 'crew',
    messages: [
      [75, 'Demo Door', 'Scanner two was slow for a minute, fine again.'],
      [73, 'Demo Organiser', 'Thanks. Tell me if it happens twice.', { answers: 1 }],
      [
        18,
        'Demo Door',
        '@Demo Organiser somebody here says their name is on your list, plus three.',
        { mentions: ['Demo Organiser'] },
      ],
    ],
  },
];

const festival: DemoChat[] = [
  {
    event: 1,
    kind: 'general',
    messages: [
      [7210, 'Sunniva Dahl', 'Wristband arrived. Three nights on the docks!', { liked: { '🔥': 12 } }],
      [
        7190,
        'Anneke de Rijk',
        'Bike racks: the ones by the lock are dry, the ones at the gate are not.',
        { liked: { '👍': 9 }, pinned: true },
      ],
      [
        4330,
        'Saoirse Devlin',
        'Who else takes the Thursday ferry? I bring the fiddle.',
        { liked: { '🎶': 8 } },
      ],
      [4310, 'Ruth Obermann', 'Me. Seventy-one, front row, own cushion.', { answers: 3, liked: { '❤️': 17 } }],
      [
        2880,
        'Yasmin Teller',
        'Thesis is IN. I am free. See you all in the Zollgarten.',
        { liked: { '🙌': 21, '❤️': 6 } },
      ],
      [
        2861,
        'Felix Overbeck',
        'Congratulations! One album at a time, and one beer on me.',
        { answers: 5, liked: { '❤️': 3 } },
      ],
      [1502, 'Leonor Tavira', 'Is there a quiet place to feed a baby on Saturday afternoon?'],
      [
        1488,
        'Demo Organiser',
        'Yes: the quiet room behind the Zollgarten, with a chair, warm water and somebody of the awareness team nearby.',
        { answers: 7, liked: { '❤️': 11 } },
      ],
      [410, 'Merle Jürgens', 'Ich bringe Kassetten zum Tauschen mit. Wer noch?', { liked: { '👀': 4 } }],
      [395, 'Hauke Petersen', 'Moin. Ich.', { answers: 9, liked: { '😂': 9 } }],
      [88, 'Demo Visitor', 'First time for me. What must I not miss?', { liked: { '👀': 2 } }],
      [
        80,
        'Bjarne Ohlsen',
        'The Saltwater Choir on the slipway, Friday at five. Come early, stand still.',
        { answers: 11, liked: { '🎶': 7 } },
      ],
    ],
  },
  {
    event: 1,
    kind: 'announcements',
    messages: [
      [
        5760,
        'Demo Organiser',
        'The timetable is out. Mark what you want to see, we tell you when something moves.',
        { liked: { '🔥': 33, '🙌': 12 } },
      ],
      [
        1440,
        'Demo Organiser',
        'Camping opens on Thursday at noon. The north meadow is ten minutes on foot; please bring no glass.',
        { liked: { '👍': 18 }, pinned: true },
      ],
    ],
  },
  {
    event: 1,
    kind: 'ride_share',
    messages: [
      [2600, 'Wilma Krause', 'Two seats from Port Ellery on Friday at one, back on Sunday night.'],
      [2540, 'Gil Azevedo', 'Fico com um, se der. Levo pastéis.', { answers: 1, liked: { '❤️': 4 } }],
      [2530, 'Wilma Krause', 'You had me at pastéis.', { answers: 2, liked: { '😂': 5 } }],
      [610, 'Thea Sandvik', 'Night train arrives at 6:12 on Friday. Anyone sharing a taxi to the docks?'],
    ],
  },
  {
    event: 1,
    kind: 'stage',
    stage: 'Kranhalle',
    messages: [
      [
        930,
        'Emre Yildirim-Voss',
        'Kobalt 9 under an actual crane. I have waited for this since I was fifteen.',
        { liked: { '🔥': 9 } },
      ],
      [902, 'Harper Quill', 'Writing the setlist on both hands.', { liked: { '😂': 6 } }],
      [340, 'Vasco Ribeira', 'Sound on, phone off. This is my last message here.', { liked: { '🙌': 7 } }],
    ],
  },
];

export const chats: DemoChat[] = [...tonight, ...festival];

type Reported = {
  event: number;
  author: string;
  /** How the message begins. */
  says: string;
  by: string;
  reason: 'spam' | 'harassment' | 'scam';
  note: string;
  /** What the organiser decided; nothing where it waits. */
  decision?: 'dismiss' | 'remove_and_mute';
};

/** What somebody thought should not stand there. */
export const reported: Reported[] = [
  {
    event: 1,
    author: 'Merle Jürgens',
    says: 'Ich bringe Kassetten',
    by: 'Jasper Holt',
    reason: 'spam',
    note: 'Is this advertising?',
    decision: 'dismiss',
  },
  {
    event: 2,
    author: 'Jasper Holt',
    says: 'FREE DRINKS',
    by: 'Nora Achterberg',
    reason: 'spam',
    note: '',
    decision: 'remove_and_mute',
  },
  {
    event: 2,
    author: 'Noah Pendle',
    says: 'selling 4 tickets',
    by: 'Edie Thornbury',
    reason: 'scam',
    note: 'Wants money outside of the platform.',
  },
  {
    event: 2,
    author: 'Noah Pendle',
    says: 'selling 4 tickets',
    by: 'Hanne Brodersen',
    reason: 'scam',
    note: '',
  },
  {
    event: 2,
    author: 'Kit Marlowe-Osei',
    says: 'If you film',
    by: 'Beatriz Nóvoa',
    reason: 'harassment',
    note: 'I only drew.',
  },
];
