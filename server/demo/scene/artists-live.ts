import type { Artist } from './artist.ts';

/** Those who sing and play. */
export const liveArtists: Artist[] = [
  [
    'Ilse & the Tide',
    ['Indie', 'Folk'],
    'Ilse writes on the ferry; the Tide catch up. Songs about weather, work and leaving on time, with three-part harmonies that took ten years.',
  ],
  [
    'Paper Lanterns',
    ['Indie Pop'],
    'Four schoolfriends from Port Ellery with a drawer full of choruses. The second album, *Fold Along the Line*, is finally done.',
  ],
  ['Saltwater Choir', ['Ambient', 'Folk'], 'Fourteen voices, no conductor. They began as a rowing club.'],
  [
    'Ruben Halvard',
    ['Jazz', 'Experimental'],
    'Plays the piano from the inside as often as from the keys. His trio has never rehearsed and says that you can tell, which is the idea.',
  ],
  [
    'Amber Quay',
    ['Jazz', 'Soul & Funk'],
    'A voice like the last table at closing time. Amber Quay sings standards as gossip and gossip as standards.',
  ],
  ['Lonely Satellites', ['Ambient', 'Shoegaze'], 'Guitars in slow orbit. Best heard lying down.'],
  [
    'Tomás Ferrão',
    ['Jazz', 'Afrobeat'],
    'Trumpet, small percussion, large lungs. Walks in from the street playing and, some nights, walks out again.',
  ],
  ['The Borrowed Coats', ['Post-Punk', 'Indie'], 'Tight, nervous and dressed by the lost-and-found office.'],
  ['Wren Castellane', ['Folk', 'Indie Pop'], 'Fingerpicked songs with very good last lines.'],
  [
    'Big Estuary',
    ['Afrobeat', 'Soul & Funk'],
    'Eleven players, two drummers, one groove at a time. Bring shoes.',
  ],
  [
    'Anoraks of Love',
    ['Indie Pop', 'Shoegaze'],
    'Fuzz, tambourine and the sweetest break-up songs on the coast.',
  ],
  ['Minor Harbour', ['Post-Punk'], 'Two basses, no guitar. It took them a year to notice.'],
  ['Odile Marsh Quintet', ['Jazz'], 'Swinging, sly and never longer than it has to be.'],
  ['Kid Almanac', ['Hip-Hop'], 'Dense verses, wide grin. Kid Almanac releases one song per full moon.'],
  ['Sister Ledger', ['Hip-Hop', 'Soul & Funk'], 'Accountant turned rapper. The numbers always add up.'],
  [
    'Os Vizinhos de Cima',
    ['Indie', 'Folk'],
    'The neighbours from upstairs, all five of them, with an accordion.',
  ],
  ['Blue Hour Drivers', ['Shoegaze', 'Indie'], 'Long roads, loud pedals, one tail light.'],
  [
    'Fennimore Glass',
    ['Experimental', 'Jazz'],
    'Plays glasses, bowls and one bicycle wheel. Strangely danceable.',
  ],
  ['Lúcia Sal', ['Folk', 'Jazz'], 'Sings in three languages, often within one line.'],
  [
    'The Understudies',
    ['Indie Pop', 'Soul & Funk'],
    'Everybody in this band was once the substitute in another one. It shows in the best way.',
  ],
  [
    'Brass Municipal',
    ['Afrobeat', 'Hip-Hop'],
    'A town band that went wrong at the right moment: sousaphone, snare and two MCs.',
  ],
  ['Haldis Vane', ['Folk'], 'Hardanger fiddle and silence. Both are loud.'],
  ['Telephone Weather', ['Post-Punk', 'Electro'], 'Answering-machine poetry over drum computers.'],
  [
    'Gloria Undecided',
    ['Soul & Funk', 'Disco'],
    'A voice that fills the balcony and a band that leaves room for it.',
  ],
  ['Northbound Elk', ['Shoegaze', 'Ambient'], 'Three guitars, no hurry.'],
  ['Orla Pennywhistle & Sons', ['Folk', 'Indie'], 'There are no sons. There is a great deal of whistle.'],
  ['MC Rhubarb', ['Hip-Hop'], 'Host of the Thursday open mic and its undefeated heckler.'],
  [
    'Plural Noun',
    ['Hip-Hop', 'Jazz'],
    'A live band behind a collective of poets; nobody is quite sure how many.',
  ],
  ['Ember & Oats', ['Folk', 'Indie Pop'], 'A duo with one microphone, stood around like a stove.'],
  ['Cavalier Moss', ['Indie', 'Post-Punk'], 'Garden-shed rock with ambitions beyond the fence.'],
  [
    'Teodora Lux',
    ['Soul & Funk', 'Jazz'],
    'Organ trio, heavy left foot. Lux learned everything in one church and unlearned it in one bar.',
  ],
  ['The Late Ferries', ['Indie', 'Folk'], 'Never on time, always worth it.'],
  ['Hotel Marginal', ['Post-Punk', 'Shoegaze'], 'Grey suits, bright chords, no encore.'],
  ['Palmyra Sound', ['Afrobeat', 'Jazz'], 'Guitars like falling water over drums that never look down.'],
  ['Suki Ravenhall', ['Experimental', 'Folk'], 'Voice, loop station, a table of small noisy things.'],
  [
    'August & Everyone',
    ['Indie Pop', 'Folk'],
    'August writes the songs; everyone is the audience, who know all the words.',
  ],
  [
    'Cutlery Section',
    ['Jazz', 'Hip-Hop'],
    'Drums, double bass, turntable. They do play the spoons, once per night.',
  ],
  [
    'Wild Administration',
    ['Indie', 'Soul & Funk'],
    'Songs about offices, danced to by people who work in them.',
  ],
  [
    'Little Zodiac',
    ['Shoegaze', 'Indie Pop'],
    'Four teenagers and forty pedals. Remember where you heard them first.',
  ],
  [
    'Iron Marigold',
    ['Soul & Funk', 'Afrobeat'],
    'Rhythm section of the region and, since last year, finally a band of their own.',
  ],
];
