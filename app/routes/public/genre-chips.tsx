import { href, Link } from 'react-router';
import classes from './genre-chips.module.css';

type GenreChipsProps = {
  genres: { id: number; name: string }[];
  /** Said before them where they are not simply the genres. */
  label?: string;
};

/** Genres as a row to swipe along on phones. */
export function GenreChips({ genres, label }: GenreChipsProps) {
  if (genres.length === 0) return null;
  return (
    <nav aria-label={label ?? 'Genres'} className={classes.row}>
      {label && <span className={classes.label}>{label}</span>}
      <ul className={classes.chips}>
        {genres.map((genre) => (
          <li key={genre.id}>
            <Link to={href('/genre/:id', { id: String(genre.id) })} prefetch="intent">
              {genre.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
