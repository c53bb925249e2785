import { href, Link } from 'react-router';
import type { Act } from '~/features/events/editing-queries';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { Picture, type Shown } from '~/ui/picture/picture';
import classes from './act-list.module.css';

/** The line-up for those who may look at it and not change it. */
export function ActList({ acts, pictures }: { acts: Act[]; pictures: Record<number, Shown> }) {
  if (acts.length === 0) {
    return (
      <EmptyState icon="music" title="Nobody is on the line-up yet">
        The event page leaves the line-up out until there is one.
      </EmptyState>
    );
  }
  return (
    <ol className={classes.list}>
      {acts.map(({ artistId, name, note }) => (
        <li key={artistId}>
          <span className={classes.art}>
            <Picture
              kind="artist"
              id={artistId}
              picture={pictures[artistId] ?? null}
              ratio="square"
              sizes="36px"
              widest={160}
            />
          </span>
          <Link to={href('/artist/:id', { id: String(artistId) })}>{name}</Link>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ol>
  );
}
