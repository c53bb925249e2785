/** What public/icons serves: brands and genre glyphs, too many and too rare for every page's code. */
export const dynamicIconNames = [
  'bandcamp',
  'facebook',
  'github',
  'google',
  'instagram',
  'soundcloud',
  'spotify',
  'youtube',
  'genre-ambient',
  'genre-disco',
  'genre-drum-and-bass',
  'genre-hip-hop',
  'genre-house',
  'genre-indie',
  'genre-jazz',
  'genre-techno',
] as const;

export type DynamicIconName = (typeof dynamicIconNames)[number];
