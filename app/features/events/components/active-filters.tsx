import { Link } from 'react-router';
import { Icon } from '~/ui/icon/icon';
import { filterWords } from '../filter-words';
import { type Filters, filtersPath, listActive, withoutFilter } from '../filters';
import classes from './active-filters.module.css';

type ActiveFiltersProps = { filters: Filters; genreName: string | undefined };

/** Each filter that is on, to be taken off by itself. */
export function ActiveFilters({ filters, genreName }: ActiveFiltersProps) {
  const active = listActive(filters);
  if (active.length === 0) return null;
  return (
    <ul className={classes.chips} aria-label="Active filters">
      {active.map((name) => {
        const words = filterWords(name, filters, genreName);
        return (
          <li key={name}>
            <Link
              to={filtersPath(withoutFilter(filters, name))}
              aria-label={`Remove filter: ${words}`}
              preventScrollReset
            >
              {words}
              <Icon name="x" size={16} />
            </Link>
          </li>
        );
      })}
      {active.length > 1 && (
        <li>
          <Link to="/" className={classes.all} preventScrollReset>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
