/** Nights after the first of the event, the start on the clock (after 24:00 it is the next morning), minutes, who or what. */
type DemoSlot = [night: number, start: string, minutes: number, acts: string[], title?: string];

export type DemoStage = { name: string; colour: string; place: string; walk: number; slots: DemoSlot[] };

/** By event; the acts are on its line-up. `fromStart`: hours and minutes count from when it begins. */
export const timetables: { event: number; changeover: number; fromStart?: true; stages: DemoStage[] }[] = [
  {
    event: 1,
    changeover: 15,
    stages: [
      {
        name: 'Kranhalle',
        colour: 'green',
        place: 'Under the crane',
        walk: 4,
        slots: [
          [0, '18:30', 60, ['Velvet Static']],
          [0, '20:00', 75, ['Neon Orchard']],
          [0, '21:45', 90, ['Big Estuary']],
          [0, '23:30', 120, ['Kobalt 9']],
          [0, '25:45', 135, ['Mira Vantongeren']],
          [1, '19:00', 60, ['Pixel Rosary']],
          [1, '20:30', 75, ['Lady Ballast']],
          [1, '22:00', 90, ['Nils Achterdeck']],
          [1, '24:00', 120, ['DJ Østfjord', 'Vera Nightjar']],
          [1, '26:15', 105, ['Ferro Lento']],
          [2, '18:00', 60, ['Hex Librarian']],
          [2, '19:30', 75, ['Zenobia Park']],
          [2, '21:00', 90, ['Ilse & the Tide']],
          [2, '23:00', 150, [], 'Everyone who is still here'],
        ],
      },
      {
        name: 'Deck 2',
        colour: 'blue',
        place: 'First floor, over the water',
        walk: 6,
        slots: [
          [0, '19:15', 90, ['Elin Sparv']],
          [0, '21:00', 120, ['Ruben Halvard']],
          [0, '23:15', 120, ['Delphine Ox']],
          [1, '16:00', 120, ['Tiago Contramaré']],
          [1, '18:15', 105, ['Ana Prumo']],
          [1, '20:15', 120, ['Kid Almanac']],
          [1, '22:30', 150, ['Salto Mortale Soundsystem']],
          [2, '17:00', 90, ['Riverbed']],
          [2, '18:45', 105, ['Cassis & Klamm']],
          [2, '22:45', 180, ['Mira Vantongeren', 'Elin Sparv'], 'The long goodbye'],
        ],
      },
      {
        name: 'Schleuse',
        colour: 'violet',
        place: 'Down 22 steps',
        walk: 8,
        slots: [
          [0, '22:00', 90, ['Lonely Satellites']],
          [0, '24:00', 120, ['Plural Noun']],
          [0, '26:15', 105, ['Little Zodiac']],
          [1, '21:30', 90, ['Gloria Undecided']],
          [1, '23:15', 105, ['Wren Castellane']],
          [1, '25:15', 135, [], 'Secret set'],
          [2, '20:00', 90, ['Pontoon']],
        ],
      },
      {
        name: 'Zollgarten',
        colour: 'amber',
        place: 'Outside, behind the gate',
        walk: 5,
        slots: [
          [0, '17:00', 45, ['Saltwater Choir'], 'Opening on the slipway'],
          [0, '18:15', 60, ['The Borrowed Coats']],
          [1, '12:00', 60, ['Tomás Ferrão']],
          [1, '13:30', 60, ['Anoraks of Love']],
          [1, '15:00', 75, ['Blue Hour Drivers']],
          [1, '16:45', 75, ['Paper Lanterns']],
          [2, '12:00', 90, [], 'Breakfast with the crew'],
          [2, '14:00', 60, ['Brass Municipal']],
          [2, '15:30', 75, ['Blue Hour Drivers'], 'Blue Hour Drivers, unplugged'],
        ],
      },
    ],
  },
  {
    event: 2,
    changeover: 0,
    fromStart: true,
    stages: [
      {
        name: 'The Nave',
        colour: 'green',
        place: '',
        walk: 2,
        slots: [
          [0, '0:00', 120, ['Elin Sparv']],
          [0, '2:00', 120, ['DJ Østfjord']],
          [0, '4:00', 240, ['Mira Vantongeren']],
        ],
      },
      {
        name: 'Balcony',
        colour: 'blue',
        place: 'Up the iron stairs',
        walk: 3,
        slots: [
          [0, '0:30', 90, [], 'Records for sitting'],
          [0, '2:15', 105, [], 'Bring a seven-inch'],
          [0, '4:45', 120, ['Elin Sparv'], 'Elin Sparv, quietly'],
        ],
      },
      {
        name: 'Vestry',
        colour: 'pink',
        place: 'Behind the bar',
        walk: 2,
        slots: [
          [0, '1:00', 90, [], 'Tape loops and tea'],
          [0, '3:00', 90, ['Elin Sparv'], 'Fog machine'],
          [0, '5:00', 120, [], 'Until the tram comes'],
        ],
      },
    ],
  },
];
