/** Of buyers without an account, whose addresses are nowhere. */
export const firstNames = [
  'Ada',
  'Bela',
  'Chidi',
  'Dora',
  'Emre',
  'Freya',
  'Goran',
  'Hana',
  'Ivo',
  'Jun',
  'Kaia',
  'Liv',
  'Milo',
];
export const lastNames = [
  'Abend',
  'Brook',
  'Castel',
  'Dahl',
  'Eklund',
  'Fontein',
  'Grau',
  'Holm',
  'Ibarra',
  'Juhl',
  'Kern',
];
