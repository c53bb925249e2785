import { href, Link } from 'react-router';
import { Poster } from '~/ui/poster/poster';
import classes from './line-up.module.css';

export type LineUpEntry = { position: number; artist: { id: number; name: string } };

/** Artists in billing order, each leading to their page. */
export function LineUp({ lineup, numbered = false }: { lineup: LineUpEntry[]; numbered?: boolean }) {
  return (
    <ol className={classes.lineup}>
      {lineup.map(({ artist }, index) => (
        <li key={artist.id}>
          <Link
            className={classes.artist}
            to={href('/artist/:id', { id: String(artist.id) })}
            prefetch="intent"
          >
            {numbered && <span className={classes.number}>{index + 1}</span>}
            <span className={classes.portrait}>
              <Poster kind="artist" id={artist.id} ratio="square" />
            </span>
            <span className={classes.name}>{artist.name}</span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
