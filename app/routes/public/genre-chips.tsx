import { href, Link } from 'react-router';
import classes from './genre-chips.module.css';

/** Genres as a row to swipe along on phones. */
export function GenreChips({ genres }: { genres: { id: number; name: string }[] }) {
  if (genres.length === 0) return null;
  return (
    <nav aria-label="Genres">
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
