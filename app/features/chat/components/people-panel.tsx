import { href, Link } from 'react-router';
import { Avatar } from '~/ui/avatar/avatar';
import { useRoom } from '../room-context';
import type { ChatAuthor } from '../types';
import { hereWords } from '../words';
import { AuthorBadges } from './message-author';
import classes from './panels.module.css';

type PeopleProps = { here: number; people: readonly ChatAuthor[] };

/** Who is here: a number for everyone, some faces of those who have written. */
export function PeoplePanel({ here, people }: PeopleProps) {
  const { backend } = useRoom();
  const others = here - people.length;
  return (
    <>
      <h2 className={classes.title}>{here > 0 ? hereWords(here) : 'People'}</h2>
      <ul className={classes.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Avatar userId={person.id} picture={person.picture} backend={backend} />
            {person.hasPage ? (
              <Link to={href('/user/:id', { id: String(person.id) })}>{person.name}</Link>
            ) : (
              <span>{person.name}</span>
            )}
            <AuthorBadges badges={person.badges} />
          </li>
        ))}
      </ul>
      {here === 0 && <p className={classes.quiet}>Nobody is here right now.</p>}
      {others > 0 && (
        <p className={classes.quiet}>
          {people.length > 0
            ? `and ${others.toLocaleString('en-GB')} more`
            : 'People who write show up here.'}
        </p>
      )}
    </>
  );
}

/** In the header, one over the other. */
export function Faces({ people }: { people: readonly ChatAuthor[] }) {
  const { backend } = useRoom();
  return (
    <span className={classes.faces} aria-hidden="true">
      {people.slice(0, 3).map((person) => (
        <Avatar key={person.id} userId={person.id} picture={person.picture} backend={backend} />
      ))}
    </span>
  );
}
