import type { Venue } from './cities.ts';

export const portEllery: Record<'canalRoom' | 'ropewalk' | 'assembly' | 'coldStore' | 'lantern', Venue> = {
  canalRoom: {
    name: 'Canal Room',
    city: 'Port Ellery',
    address: '27 Lockkeeper Lane',
    postalCode: 'PE1 4LK',
    at: [50.4126, -3.7342],
    capacity: 260,
    stages: [['Main Room', 260]],
    suits: ['Ambient', 'Jazz', 'Indie Pop', 'Folk', 'Soul & Funk', 'Experimental'],
    description:
      'A listening room beside the third lock. Candles, carpets, a very good piano and a bar that waits for the end of the song.',
    access:
      'Level access from Lockkeeper Lane. Accessible toilet. Seats are kept for whoever needs one: just say so.',
    travel: 'Twelve minutes on foot from Ellery Central along the towpath. The path is lit until one.',
  },
  ropewalk: {
    name: 'The Ropewalk',
    city: 'Port Ellery',
    address: '3 Hemp Street',
    postalCode: 'PE2 1RW',
    at: [50.4079, -3.7261],
    capacity: 900,
    stages: [
      ['Long Room', 750],
      ['Knot', 150],
    ],
    suits: ['House', 'Disco', 'Garage & Breaks', 'Techno', 'Trance', 'Deep House', 'Hip-Hop'],
    description:
      'A hundred and forty metres of dance floor, because ropes were made here. The booth is in the middle; walk to either end and it is another night.\n\n**Knot** is upstairs: small, red and usually full by midnight.',
    access:
      'Long Room is step-free, Knot is up 18 steps. Quiet corner with water by the west door. Assistance dogs are very welcome.',
    travel: 'Night bus N4 stops outside, every 20 minutes until 04:30. No parking on Hemp Street.',
  },
  assembly: {
    name: 'Ellery Assembly Rooms',
    city: 'Port Ellery',
    address: '1 Customs Square',
    postalCode: 'PE1 1CS',
    at: [50.4103, -3.7299],
    capacity: 1300,
    stages: [['Ballroom', 1300]],
    suits: ['Indie', 'Indie Pop', 'Post-Punk', 'Hip-Hop', 'Soul & Funk', 'Afrobeat', 'Shoegaze'],
    description:
      'A ballroom with a sprung floor, two balconies and plaster cherubs who have heard worse. Where bands play when the Canal Room has become too small for them.',
    access:
      'Lift to both balconies, accessible toilets on every floor, hearing loop throughout. Free companion tickets.',
    travel: 'Two minutes from Ellery Central. Trains run until 00:20; after that, N4 and N7 from the square.',
  },
  coldStore: {
    name: 'Cold Store',
    city: 'Port Ellery',
    address: 'Unit 9, Fish Quay',
    postalCode: 'PE3 8FQ',
    at: [50.4021, -3.7203],
    capacity: 480,
    stages: [
      ['Freezer', 350],
      ['Ice Hatch', 130],
    ],
    suits: ['Drum & Bass', 'Dubstep', 'Bass Music', 'Electro', 'Techno', 'Acid', 'Garage & Breaks'],
    description:
      'White tiles, steel doors, no windows and no smell any more, we promise. The stacks were built by hand in the unit next door.',
    access: 'Step-free. The Freezer is loud everywhere: earplugs are free at the bar, ear defenders on loan.',
    travel:
      'Fifteen minutes on foot from Customs Square, or bus 22 to Fish Quay until 23:50. Taxis wait by the gate.',
  },
  lantern: {
    name: 'Lantern Street Social',
    city: 'Port Ellery',
    address: '41 Lantern Street',
    postalCode: 'PE1 6LS',
    at: [50.4148, -3.7251],
    capacity: 150,
    stages: [['Back Room', 150]],
    suits: ['Hip-Hop', 'Disco', 'Soul & Funk', 'Indie', 'House', 'Afrobeat'],
    description:
      'A members’ club that forgot to ask for members. Dominoes at the front, decks at the back, toast until three.',
    access: 'Ramp at the side door: ring the lower bell. Accessible toilet.',
    travel: 'Bus 6 and 22 to Lantern Street.',
  },
};
