/** What an event page needs, by where it is mended. */
export type ReadinessPlace = 'venue' | 'description' | 'pictures' | 'line-up' | 'genres' | 'price';

export type Readiness = { place: ReadinessPlace; words: string; done: boolean };

type Described = {
  content: {
    description: string;
    venue_id: number | null;
    genre_ids: number[];
    price_from: number | null;
    is_sold_out: boolean;
  };
  acts: number;
};

/** What a page needs before people can decide to come, in the order in which they ask. */
export function listReadiness({ content, acts }: Described, pictures: number): Readiness[] {
  return [
    { place: 'venue', words: 'A venue', done: content.venue_id !== null },
    { place: 'description', words: 'A description', done: content.description.trim() !== '' },
    { place: 'pictures', words: 'A picture', done: pictures > 0 },
    { place: 'line-up', words: 'A line-up', done: acts > 0 },
    { place: 'genres', words: 'Genres, so that people find it', done: content.genre_ids.length > 0 },
    { place: 'price', words: 'What it costs', done: content.price_from !== null || content.is_sold_out },
  ];
}
