import type { Venue } from './cities.ts';

export const vilaMarejada: Record<'conserveira' | 'mirante' | 'cinema' | 'armazem', Venue> = {
  conserveira: {
    name: 'A Conserveira',
    city: 'Vila Marejada',
    address: 'Rua das Latas 60',
    postalCode: '2905-118',
    at: [38.4873, -8.9746],
    capacity: 1100,
    stages: [
      ['Nave', 800],
      ['Pátio', 300],
    ],
    suits: ['House', 'Afrobeat', 'Disco', 'Techno', 'Deep House', 'Electro', 'Trance'],
    description:
      'A cannery with the conveyor still hanging over the bar. The **Nave** is indoors until dawn; the **Pátio** has a fig tree, grilled sardines and the first coffee.',
    access:
      'Step-free, with a ramp to the Pátio. Accessible toilets by the Nave. Seats under the fig tree are kept for whoever needs them.',
    travel: 'Ferry from the old pier until 01:00 and again from 05:30. Ten minutes on foot along the river.',
  },
  mirante: {
    name: 'Mirante Baixo',
    city: 'Vila Marejada',
    address: 'Escadinhas do Farol 2',
    postalCode: '2900-431',
    at: [38.4931, -8.9688],
    capacity: 300,
    stages: [['Terraço', 300]],
    suits: ['Deep House', 'Ambient', 'Disco', 'Soul & Funk', 'Jazz', 'Dub Techno'],
    description:
      'A terrace under the lighthouse. Music from late afternoon until the neighbours’ patience ends, which is one o’clock sharp.',
    access:
      'The stairs are steep: 64 steps. The little train to the lighthouse stops beside our back gate, which is step-free.',
    travel: 'Tram 11 to Farol. On foot from the market it is all uphill, and worth it.',
  },
  cinema: {
    name: 'Cinema Estrela-do-Mar',
    city: 'Vila Marejada',
    address: 'Largo do Peixe 9',
    postalCode: '2900-214',
    at: [38.4902, -8.9721],
    capacity: 560,
    stages: [['Sala', 560]],
    suits: ['Indie', 'Indie Pop', 'Shoegaze', 'Folk', 'Jazz', 'Post-Punk', 'Experimental', 'Afrobeat'],
    description:
      'The picture house closed in 1987 and reopened as a concert hall with the same seats and the same usherette. The front rows come out when people want to dance.',
    access: 'Level entrance, six wheelchair places in row L with companion seats, induction loop.',
    travel: 'Tram 11 and 14 to Largo do Peixe.',
  },
  armazem: {
    name: 'Armazém 14',
    city: 'Vila Marejada',
    address: 'Doca Seca, Armazém 14',
    postalCode: '2905-007',
    at: [38.4822, -8.9811],
    capacity: 700,
    stages: [
      ['Doca', 550],
      ['Oficina', 150],
    ],
    suits: ['Techno', 'Hard Techno', 'Acid', 'Drum & Bass', 'Bass Music', 'Dubstep', 'Electro', 'Hip-Hop'],
    description:
      'The last warehouse on the dry dock. Concrete, smoke, a door that is hard to find and a crew who will help you find it.',
    access:
      'Step-free, rough ground outside: the path from the gate is lit. Accessible toilets in the Oficina.',
    travel: 'Night bus 206 to Doca Seca, every 30 minutes. Ferry as for Rua das Latas.',
  },
};
