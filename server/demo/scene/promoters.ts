type Promoter = { name: string; description: string };

/** In the order of their ids. */
export const promoters = [
  {
    name: 'Northern Lights Collective',
    description:
      'Nine friends, two vans and one festival. Since 2014 we have put on everything from **Brackwasser Festival** to Tuesday nights for eleven people.\n\nWe pay every act, publish our budgets and answer every mail.',
  },
  {
    name: 'Low End Society',
    description:
      'A society for the appreciation of bass. Membership is open to everyone who stands still in front of a speaker for one whole record.',
  },
  {
    name: 'Slow Tide',
    description: 'Concerts at listening volume: ambient, jazz and songs for people who like to sit down.',
  },
  {
    name: 'Nachtschicht Nord',
    description:
      'Techno from people who have to work on Monday. **No guest list**, no exceptions, one price.',
  },
  {
    name: 'Fig Tree Sessions',
    description:
      'Long afternoons and short nights on the river. House, disco and afrobeat, with grilled things.',
  },
  {
    name: 'Towpath Presents',
    description:
      'We book bands that we would queue for ourselves. Port Ellery’s oldest independent promoter, founded in a kitchen.',
  },
  {
    name: 'Sonntagskinder',
    description: 'Parties by daylight. Home by ten, children until six, cake always.',
  },
  {
    name: 'Obra Aberta',
    description:
      'Experimental music in rooms that were not made for it. The doors stay open, also for those who leave.',
  },
  {
    name: 'Quick Feet',
    description:
      'Garage, breaks and drum & bass on Fridays. Our dance floor has a first-aid kit and a trophy.',
  },
  {
    name: 'Kassettendeck',
    description: 'A label that still makes tapes and the concerts at which you can buy them.',
  },
  {
    name: 'Golden Hour Club',
    description: 'Disco, soul and funk, from the first sun on the terrace to the last song on the sofa.',
  },
  {
    name: 'Verse & Chorus',
    description:
      'Hip-hop and spoken word: open microphones on Thursdays, headliners whenever we can afford them.',
  },
] as const satisfies Promoter[];

export type PromoterName = (typeof promoters)[number]['name'];
