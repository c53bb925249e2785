type Genre = { name: string; parent?: string; related?: string[]; description: string };

/** In the order of their ids. Related ones are named once, by either side. */
export const genres = [
  {
    name: 'Deep House',
    parent: 'House',
    related: ['Disco', 'Ambient'],
    description:
      'Warm chords, patient drums, a voice from the next room. House for the hours when nobody looks at a clock.',
  },
  {
    name: 'Techno',
    related: ['House', 'Electro', 'Trance'],
    description: 'Machines with a pulse. Repetition until the small changes are the big ones.',
  },
  {
    name: 'Drum & Bass',
    parent: 'Bass Music',
    related: ['Hip-Hop'],
    description: 'Breakbeats at 174 and basslines that arrive a moment before you do.',
  },
  {
    name: 'Indie Pop',
    parent: 'Indie',
    related: ['Folk'],
    description: 'Choruses for the walk home, played by people who carry their own amplifiers.',
  },
  {
    name: 'Jazz',
    related: ['Soul & Funk', 'Experimental'],
    description: 'A conversation in which everybody listens, from smoky standards to whatever comes next.',
  },
  {
    name: 'Ambient',
    related: ['Experimental', 'Dub Techno'],
    description: 'Rooms made of sound. Sit down, lie down, stay a while.',
  },
  { name: 'House', related: ['Disco'], description: 'Four to the floor and everyone invited.' },
  {
    name: 'Dub Techno',
    parent: 'Techno',
    related: ['Deep House'],
    description:
      'Chords in fog, delays that never quite end. Techno heard through the wall of a swimming pool.',
  },
  {
    name: 'Acid',
    parent: 'Techno',
    related: ['House', 'Electro'],
    description: 'One small silver box, turned too far to the right.',
  },
  {
    name: 'Hard Techno',
    parent: 'Techno',
    description: 'Fast, loud and surprisingly good-natured. Bring water and an earplug for each ear.',
  },
  {
    name: 'Trance',
    description: 'Long melodies, longer breakdowns, and the moment when everybody lifts their arms anyway.',
  },
  {
    name: 'Electro',
    related: ['Hip-Hop'],
    description: 'Robots that learned to dance before they learned to walk.',
  },
  {
    name: 'Bass Music',
    description: 'Whatever the tempo, the low end leads. Best met in front of a stack of speakers.',
  },
  {
    name: 'Dubstep',
    parent: 'Bass Music',
    related: ['Dub Techno'],
    description: 'Half the tempo, twice the weight, and a great deal of space between two beats.',
  },
  {
    name: 'Garage & Breaks',
    parent: 'Bass Music',
    related: ['House', 'Soul & Funk'],
    description: 'Shuffled drums, chopped voices and the lightest feet in the building.',
  },
  { name: 'Indie', description: 'Guitars, stubbornness and a van that starts on the third try.' },
  {
    name: 'Shoegaze',
    parent: 'Indie',
    related: ['Ambient', 'Post-Punk'],
    description: 'Walls of guitar with a whisper behind them. Look at your feet, everybody else does.',
  },
  {
    name: 'Post-Punk',
    parent: 'Indie',
    related: ['Electro'],
    description: 'Basslines up front, nerves on the outside.',
  },
  {
    name: 'Soul & Funk',
    related: ['Disco', 'Hip-Hop', 'Afrobeat'],
    description: 'Horns, rhythm guitars and singers who mean it.',
  },
  {
    name: 'Disco',
    parent: 'Soul & Funk',
    description: 'Strings, handclaps and a mirror ball that has seen everything.',
  },
  {
    name: 'Hip-Hop',
    description: 'Verses first: from loop-digging producers to live bands behind one microphone.',
  },
  {
    name: 'Afrobeat',
    related: ['Jazz'],
    description: 'Ten people on a stage for six and one groove for twenty minutes.',
  },
  {
    name: 'Experimental',
    description:
      'Contact microphones, prepared pianos, tape. Nobody knows how it ends, the players included.',
  },
  { name: 'Folk', description: 'Songs that were here before the room and will outlast it.' },
] as const satisfies Genre[];

export type GenreName = (typeof genres)[number]['name'];
