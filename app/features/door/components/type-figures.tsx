import type { TypeFigures } from '../figures';
import { count } from '../rules';
import classes from './live.module.css';

/** How many of each ticket type have come. */
export function TypeBars({ types }: { types: TypeFigures[] }) {
  return (
    <ul className={classes.types} aria-label="Ticket types">
      {types.map(({ id, name, sold, admitted }) => (
        <li key={id}>
          <p>
            <strong>{name}</strong>
            <span>
              {count(admitted)} of {count(sold)}
            </span>
          </p>
          <div className={classes.track} aria-hidden>
            <span style={{ width: `${sold === 0 ? 0 : (100 * admitted) / sold}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
