import type { Venue } from './cities.ts';

export const brackwasser: Record<
  'halleNord' | 'tinChapel' | 'kesselraum' | 'lotsenhaus' | 'salzspeicher',
  Venue
> = {
  halleNord: {
    name: 'Halle Nord',
    city: 'Brackwasser',
    address: 'Kaistraße 14',
    postalCode: '27580',
    at: [53.5512, 8.5731],
    capacity: 1800,
    stages: [
      ['Kranhalle', 1200],
      ['Deck 2', 400],
      ['Schleuse', 300],
      ['Zollgarten', 600],
    ],
    suits: ['Techno', 'Hard Techno', 'Trance', 'Electro', 'Acid', 'House'],
    description:
      'A shipyard hall from 1911 with the crane still in it. **Kranhalle** is the big room, **Deck 2** looks over the water, **Schleuse** lies below the waterline, and the **Zollgarten** opens whenever it does not rain.\n\n## House rules\n\n- Stickers over phone cameras, on the dance floor always\n- Water is free at every bar\n- Our awareness team wears teal; talk to them about anything',
    access:
      'Step-free from Kaistraße to Kranhalle, Deck 2 (lift) and Zollgarten. Schleuse is down 22 steps. Accessible toilets beside the cloakroom. Companions come in free: tell us at the door.',
    travel:
      'Tram 3 to Werfttor, then four minutes along the quay. Night trams every half hour until five. Lit bicycle racks in the yard.',
  },
  tinChapel: {
    name: 'The Tin Chapel',
    city: 'Brackwasser',
    address: 'Glockengang 3',
    postalCode: '27568',
    at: [53.5438, 8.5809],
    capacity: 420,
    stages: [['The Nave', 420]],
    suits: ['Deep House', 'House', 'Drum & Bass', 'Dubstep', 'Bass Music', 'Dub Techno', 'Garage & Breaks'],
    description:
      'A sailors’ chapel of corrugated iron, built in a hurry and never pulled down. The sound system stands where the altar was; the pews are along the walls and **not** for shoes.',
    access:
      'One step at the door, ramp on request. Accessible toilet on the ground floor. The balcony has stairs only.',
    travel:
      'Seven minutes on foot from the main station: out at the back, left at the bakery, follow the bells.',
  },
  kesselraum: {
    name: 'Kesselraum',
    city: 'Brackwasser',
    address: 'Am Gaswerk 8',
    postalCode: '27570',
    at: [53.5367, 8.5994],
    capacity: 650,
    stages: [
      ['Kessel', 500],
      ['Kohlenbunker', 150],
    ],
    suits: ['Techno', 'Dub Techno', 'Acid', 'Electro', 'Hard Techno', 'Experimental'],
    description:
      'Two boilers, one dance floor between them. The old gasworks kept its pipes, its dials and a good part of its heat.\n\nThe **Kohlenbunker** next door holds 150 people and no light at all.',
    access: 'Step-free throughout. Low-sensory room behind the cloakroom. Strobe is announced at the door.',
    travel: 'Bus 12 to Gaswerk. The last one goes at 00:40, the first one at 04:55.',
  },
  lotsenhaus: {
    name: 'Lotsenhaus',
    city: 'Brackwasser',
    address: 'Molenweg 1',
    postalCode: '27572',
    at: [53.5604, 8.5487],
    capacity: 180,
    stages: [['Stube', 180]],
    suits: ['Jazz', 'Folk', 'Ambient', 'Indie Pop', 'Experimental', 'Soul & Funk'],
    description:
      'The pilots’ house at the end of the mole: a bar, a piano, a view of every ship that leaves. Seated most nights; whoever talks during a ballad buys a round.',
    access: 'Ground floor is step-free. The mole is uneven: ring and we come with the cart.',
    travel: 'Bus 5 to Alte Mole and ten minutes on foot with the sea on both sides. Dress for wind.',
  },
  salzspeicher: {
    name: 'Salzspeicher',
    city: 'Brackwasser',
    address: 'Hinterm Markt 22',
    postalCode: '27568',
    at: [53.5451, 8.5852],
    capacity: 520,
    stages: [
      ['Speicher', 450],
      ['Kontor', 90],
    ],
    suits: ['Indie', 'Indie Pop', 'Post-Punk', 'Shoegaze', 'Hip-Hop', 'Soul & Funk', 'Folk'],
    description:
      'Three storeys of salt store with a stage where the hoist was. Good sight lines from everywhere but behind the pillar, and the pillar has fans of its own.',
    access:
      'Step-free entrance by the yard. Raised platform for wheelchair users with a view of the stage. Hearing loop on the ground floor.',
    travel: 'Tram 1 and 3 to Marktplatz. Please leave quietly: people sleep above the bakery.',
  },
};
