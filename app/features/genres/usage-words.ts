import type { GenreFigures } from './editing-queries';

type Usage = Pick<GenreFigures, 'events' | 'artists' | 'followers'>;

/** '12 events, 1 artist', or that nobody has it. */
export function usageWords({ events, artists, followers }: Usage): string {
  const counts = [counted(events, 'event'), counted(artists, 'artist'), counted(followers, 'follower')];
  return counts.filter((words) => words !== '').join(', ') || 'Not used';
}

function counted(count: number, word: string): string {
  if (count === 0) return '';
  return `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`;
}
