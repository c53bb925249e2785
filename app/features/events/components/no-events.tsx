import { ButtonLink } from '~/ui/button/button-link';
import { EmptyState } from '~/ui/empty-state/empty-state';
import { filterWords } from '../filter-words';
import { type Filters, filtersPath, listActive, withoutFilter } from '../filters';
import classes from './no-events.module.css';

type NoEventsProps = { filters: Filters; genreName: string | undefined };

/** Nothing was found: the ways out, one filter at a time. */
export function NoEvents({ filters, genreName }: NoEventsProps) {
  const active = listActive(filters);
  const spelling = filters.search ? 'Check the spelling, search for a part of the name, or ' : '';
  return (
    <EmptyState
      icon="search"
      title="No upcoming events"
      action={
        <div className={classes.ways}>
          {active.length > 1 &&
            active.map((name) => (
              <ButtonLink
                key={name}
                kind="secondary"
                size="sm"
                icon="x"
                to={filtersPath(withoutFilter(filters, name))}
              >
                Without {filterWords(name, filters, genreName)}
              </ButtonLink>
            ))}
          <ButtonLink kind="primary" size="sm" to="/">
            See what’s on
          </ButtonLink>
        </div>
      }
    >
      {spelling ? `${spelling}remove a filter.` : 'Remove a filter, and there may be something for you.'}
    </EmptyState>
  );
}
