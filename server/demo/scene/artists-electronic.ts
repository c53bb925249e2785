import type { Artist } from './artist.ts';

/** Those who play records and machines. */
export const electronicArtists: Artist[] = [
  [
    'Mira Vantongeren',
    ['Deep House', 'House'],
    'Plays long and leaves early. Mira Vantongeren learned to mix on two belt drives in her aunt’s shoe shop and still counts every set in sides of vinyl. Resident at The Tin Chapel since its first winter.',
  ],
  [
    'Kobalt 9',
    ['Techno', 'Acid'],
    'Three engineers, one rack, no laptop. Kobalt 9 improvise every set and delete it afterwards.',
  ],
  [
    'DJ Østfjord',
    ['Deep House', 'Dub Techno'],
    'From a fjord with one road and no club. Builds warm, foggy sets out of records that most people pass over.',
  ],
  [
    'Velvet Static',
    ['Drum & Bass', 'Bass Music'],
    'Fast drums with the lights off. Velvet Static run a radio hour at four in the morning, and the set sounds like it.',
  ],
  [
    'Neon Orchard',
    ['Electro', 'Trance'],
    'A duo from Port Ellery who solder their own synthesisers and name each after an apple.',
  ],
  [
    'Hex Librarian',
    ['Hard Techno', 'Techno'],
    'By day an archivist, by night 150 beats per minute. Both jobs ask for silence in between.',
  ],
  [
    'Ana Prumo',
    ['House', 'Afrobeat'],
    'Percussion first. Ana Prumo’s sets grow out of one hand drum and end in sunlight more often than not.',
  ],
  [
    'Tessa Undertow',
    ['Dubstep', 'Bass Music'],
    'Half-time, full weight. Her label presses ninety copies of everything and regrets it every time.',
  ],
  [
    'Low Cabinet',
    ['Garage & Breaks', 'House'],
    'Two sisters and a crate of seven-inches. Skippy drums, big choruses, no rewinds unless you really mean it.',
  ],
  [
    'Ferro Lento',
    ['Dub Techno', 'Ambient'],
    'Chords that arrive late and stay. Lento records at night in an empty cistern for its eleven-second echo.',
  ],
  ['Pixel Rosary', ['Acid', 'Electro'], 'One silver box, bought broken. The album is called Still Broken.'],
  [
    'Nils Achterdeck',
    ['Techno'],
    'Eight-hour sets with one short break for soup. Nils Achterdeck has closed Halle Nord every New Year since 2016.',
  ],
  ['Marjorie Doubt', ['House', 'Disco'], 'Collects edits of songs that nobody remembers until the chorus.'],
  [
    'Cassis & Klamm',
    ['Deep House', 'Disco'],
    'A baker and a cellist. Their sets rise slowly and smell faintly of butter.',
  ],
  [
    'Oblique Farm',
    ['Experimental', 'Electro'],
    'Field recordings of actual fields, cut to fit a drum machine.',
  ],
  [
    'Zenobia Park',
    ['Trance', 'Techno'],
    'Not ashamed of a melody. Zenobia Park brought the seven-minute breakdown back and will not apologise.',
  ],
  [
    'Salto Mortale Soundsystem',
    ['Bass Music', 'Dubstep'],
    'Four people who build their own stacks and carry them in themselves. You will hear them before you see them.',
  ],
  ['Iva Kranjska-Bell', ['Hard Techno'], 'Trained as a timpanist. Plays kick drums as if each had a name.'],
  [
    'Riverbed',
    ['Ambient', 'Dub Techno'],
    'Tape loops and a harmonium. Riverbed once played for fourteen hours and was asked for one more.',
  ],
  [
    'Junius Tack',
    ['Drum & Bass', 'Garage & Breaks'],
    'Selector, carpenter, terrible dancer. The tunes are excellent.',
  ],
  [
    'Lady Ballast',
    ['Drum & Bass'],
    'Jungle from the last house before the harbour wall. Brings her own dubplates and her own lamp.',
  ],
  [
    'Quartz Hotel',
    ['House', 'Deep House'],
    'Room service for the dance floor: piano, strings, a bass line with a tip in it.',
  ],
  [
    'The Afternoon Shift',
    ['Disco', 'House'],
    'A six-piece that plays disco as if the clock had stopped at half past four.',
  ],
  [
    'Pontoon',
    ['Electro', 'Techno'],
    'Icy, funky, slightly seasick. Live with two machines and a ship’s bell.',
  ],
  [
    'Vera Nightjar',
    ['Techno', 'Dub Techno'],
    'Deep, dry and patient. Nightjar plays for the back of the room, and the back of the room knows it.',
  ],
  [
    'Bonfire Arithmetic',
    ['Experimental', 'Ambient'],
    'Scores that are drawn instead of written, played on whatever the room offers.',
  ],
  [
    'Ceres Faulkner-Ito',
    ['Deep House', 'Soul & Funk'],
    'Sings over her own sets, quietly, as if nobody were listening.',
  ],
  ['Grönland Express', ['Trance', 'Acid'], 'Night-train music: steady, bright, always about to arrive.'],
  [
    'Mestre Girassol',
    ['Afrobeat', 'House'],
    'Three decades of tapes from the river quarter, played by the man who recorded most of them.',
  ],
  ['Otto Fallow', ['Acid', 'Hard Techno'], 'Farms in summer, plays in winter. Neither is quiet.'],
  [
    'Hull & Daughter',
    ['Bass Music', 'Hip-Hop'],
    'A father on records and a daughter on the microphone. They argue between songs.',
  ],
  ['Sœur Machine', ['Electro', 'Post-Punk'], 'Cold synthesisers, warm voice, one spoken story per set.'],
  [
    'Pale Commuter',
    ['Garage & Breaks', 'Dubstep'],
    'Writes everything on the 07:12. The last train home gets the remix.',
  ],
  [
    'Delphine Ox',
    ['Disco', 'Soul & Funk'],
    'The only DJ in town with a horn section. Ask nicely and they walk through the crowd.',
  ],
  ['Ninth Wave Radio', ['Ambient', 'Experimental'], 'Shipping forecasts, short wave and a bowed vibraphone.'],
  [
    'Tiago Contramaré',
    ['Techno', 'House'],
    'Opens slowly, closes slower. Resident at Armazém 14 and the reason for its second floor.',
  ],
  ['Moth Parliament', ['Drum & Bass', 'Ambient'], 'Liquid drums and a great deal of air.'],
  [
    'Elin Sparv',
    ['Deep House', 'Ambient'],
    'Soft sets for hard floors. Elin Sparv starts most of the nights that others finish.',
  ],
  ['Concrete Picnic', ['Hard Techno', 'Electro'], 'Two brothers, four decks and a blanket.'],
  ['Halogen Priest', ['Techno', 'Trance'], 'Preaches nothing. Plays bright, fast and very precisely.'],
];
