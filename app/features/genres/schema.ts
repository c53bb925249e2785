import type { FieldErrors } from '~/lib/content-rules';

export type GenreContent = { name: string; description: string; parent: string };

const mostName = 60;
const mostDescription = 2000;

export function checkGenre({ name, description }: GenreContent): FieldErrors<GenreContent> {
  const length = [...name.trim()].length;
  return {
    ...((length === 0 || length > mostName) && { name: `A name has 1 to ${mostName} characters.` }),
    ...([...description.trim()].length > mostDescription && {
      description: 'A description has at most 2,000 characters.',
    }),
  };
}
