import { useEffect } from 'react';
import { Link } from 'react-router';
import { pagePath } from '~/lib/page-path';
import { formatDate } from '~/lib/time';
import { Picture } from '~/ui/picture/picture';
import { type Found, type FoundGroup, kindWords } from '../found';
import classes from './suggestion-list.module.css';

type SuggestionListProps = { groups: FoundGroup[]; listId: string; active: number; onTaken: () => void };

export function SuggestionList({ groups, listId, active, onTaken }: SuggestionListProps) {
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
    </div>
  );
}

function detailOf({ startsAt, timezone, detail }: Found): string {
  const when = startsAt && timezone ? formatDate(startsAt, timezone) : '';
  return [when, detail].filter(Boolean).join(' · ');
}
