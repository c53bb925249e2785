/** What generated names are put together from. */
export const adjectives =
  'Amber Bright Broken Cobalt Copper Crooked Distant Electric Endless Faded Feral Frozen Gentle Gilded Hidden Hollow Humble Iron Ivory Lonely Lucid Magnetic Midnight Mild Neon Northern Paper Patient Plastic Quiet Radiant Restless Salt Second Silent Slow Solar Southern Spare Static Subtle Sudden Tender Velvet Violet Wandering Western Wild Winter Wooden'.split(
    ' ',
  );
export const nouns =
  'Almanac Anchor Arcade Assembly Atlas Bakery Balcony Ballad Boiler Bridge Cabinet Canal Cathedral Choir Circuit Corridor Cupola Dockyard Echo Engine Estuary Factory Ferry Foundry Fountain Garden Gasworks Harbour Hotel Kiosk Lantern Library Lighthouse Machine Market Meadow Mirror Observatory Orchard Palace Parliament Picnic Quarry Radio Ribbon Satellite Signal Station Tide Tramway Workshop'.split(
    ' ',
  );
/** Three of them make one of 8,000 words: names have a long tail of words that occur once or twice. */
export const syllables = 'ba bri den dor el fen gal hol ka lin mar nor ost pel qui ra sol tam ver zin'.split(
  ' ',
);
export const cityEndings = ['burg', 'haven', 'mouth', 'stadt', 'ford', 'dal', 'ville', 'port'];
export const sentences = [
  'A long night with a short queue.',
  'The doors open early and close late.',
  'Bring earplugs, water and somebody to dance with.',
  'Everything else is told on the evening itself.',
  'Two rooms, one ticket, no dress code.',
  'The first act plays while it is still light outside.',
  'There is a quiet room for whoever needs one.',
  'Tickets can be handed on to friends.',
  'The sound system was measured twice and tuned by ear.',
  'Part of the proceeds goes to the repair of the roof.',
];
