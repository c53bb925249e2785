import { z } from 'zod';
import {
  errorsOf,
  type FieldErrors,
  type Link,
  lineRule,
  linksRule,
  mostDescription,
  mostGenres,
  mostName,
  textRule,
} from '~/lib/content-rules';

/** What editors change about an artist: columns of the row, then the genres. */
export type ArtistContent = { name: string; description: string; links: Link[]; genre_ids: number[] };

const artistSchema = z.object({
  name: lineRule(mostName, 'Give the artist a name.'),
  description: textRule(mostDescription),
  links: linksRule,
  genre_ids: z.array(z.int().positive()).max(mostGenres, `At most ${mostGenres} genres.`),
});

export function checkArtist(artist: ArtistContent): FieldErrors<ArtistContent> {
  return errorsOf(artistSchema, artist);
}

export function tidyArtist(changes: Partial<ArtistContent>): Partial<ArtistContent> {
  return artistSchema.partial().parse(changes);
}
