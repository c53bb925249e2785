import { href, Link } from 'react-router';
import { Picture, type Shown } from '~/ui/picture/picture';
import classes from './line-up.module.css';

type LineUpEntry = { position: number; note?: string; artist: { id: number; name: string } };

type LineUpProps = {
  lineup: LineUpEntry[];
  numbered?: boolean;
  /** By the number of the artist. */
  pictures?: Record<number, Shown>;
};

/** Artists in billing order, each leading to their page. */
export function LineUp({ lineup, numbered = false, pictures = {} }: LineUpProps) {
  return (
    <ol className={classes.lineup}>
      {lineup.map(({ artist, note }, index) => (
        <li key={artist.id} data-below>
          <Link
            className={classes.artist}
            to={href('/artist/:id', { id: String(artist.id) })}
            prefetch="intent"
          >
            {numbered && <span className={classes.number}>{index + 1}</span>}
            <span className={classes.portrait}>
              <Picture
                picture={pictures[artist.id] ?? null}
                kind="artist"
                id={artist.id}
                ratio="square"
                sizes="48px"
                widest={160}
              />
            </span>
            <span className={classes.name}>
              {artist.name}
              {note && <small className={classes.note}>{note}</small>}
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
