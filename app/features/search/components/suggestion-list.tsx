import { useEffect } from 'react';
import { Link } from 'react-router';
import { pagePath } from '~/lib/page-path';
import { formatDate } from '~/lib/time';
import { Icon } from '~/ui/icon/icon';
import { Picture } from '~/ui/picture/picture';
import { type Found, type FoundGroup, kindWords } from '../found';
import classes from './suggestion-list.module.css';

type SuggestionListProps = {
  groups: FoundGroup[];
  /** The page of everything that fits: its last line. */
  results: { words: string; path: string };
  listId: string;
  active: number;
  onTaken: () => void;
};

export function SuggestionList({ groups, results, listId, active, onTaken }: SuggestionListProps) {
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
  const order = groups.flatMap(({ found }) => found);
  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Suggestions"
      className={classes.list}
      // A press must not take the focus out of the field, or the list would be gone before it counts.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ kind, found }) => (
        <fieldset key={kind} className={classes.group} aria-label={kindWords[kind]}>
          <p className={classes.kind} aria-hidden>
            {kindWords[kind]}
          </p>
          {found.map((one) => {
            const place = order.indexOf(one);
            return (
              <Link
                key={one.id}
                id={`${listId}-${place}`}
                role="option"
                aria-selected={place === active}
                tabIndex={-1}
                to={pagePath(one.kind, one.id)}
                className={classes.option}
                onClick={onTaken}
              >
                <span className={classes.picture} data-kind={kind}>
                  <Picture
                    picture={one.picture}
                    kind={kind}
                    id={one.id}
                    ratio="square"
                    sizes="44px"
                    widest={160}
                  />
                </span>
                <span className={classes.text}>
                  <span className={classes.name}>{one.name}</span>
                  <span className={classes.detail}>{detailOf(one)}</span>
                </span>
              </Link>
            );
          })}
        </fieldset>
      ))}
      <Link
        id={`${listId}-${order.length}`}
        role="option"
        aria-selected={active === order.length}
        tabIndex={-1}
        to={results.path}
        className={classes.all}
        onClick={onTaken}
      >
        <Icon name="search" size={18} />
        <span className={classes.name}>See all results for “{results.words}”</span>
      </Link>
    </div>
  );
}

/** Said in the same place, to those who see it and those who listen; without words it is not there. */
export function NothingSuggested({ words }: { words: string }) {
  return (
    <p role="status" className={words ? classes.none : undefined}>
      {words && `Nothing is called “${words}”. Check the spelling, or try fewer letters.`}
    </p>
  );
}

function detailOf({ startsAt, timezone, detail }: Found): string {
  const when = startsAt && timezone ? formatDate(startsAt, timezone) : '';
  return [when, detail].filter(Boolean).join(' · ');
}
