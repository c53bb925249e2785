import { Link, type To } from 'react-router';
import { formatDate } from '~/lib/time';
import { Icon } from '~/ui/icon/icon';
import type { Stage } from '../../types';
import type { Filter } from '../../visitor-filter';
import classes from './board-controls.module.css';

export type View = 'grid' | 'time' | 'artists';

const views = [
  { view: 'grid', word: 'Grid', icon: 'grid' },
  { view: 'time', word: 'By time', icon: 'list' },
  { view: 'artists', word: 'By artist', icon: 'mic' },
] as const;

type ToAddress = (change: { night?: string; view?: View }) => To;

/** The nights of the event. A night that ends at six in the morning is one night. */
export function NightTabs({
  nights,
  night,
  to,
}: {
  nights: string[];
  night: string | undefined;
  to: ToAddress;
}) {
  if (nights.length < 2) return null;
  return (
    <nav aria-label="Nights" className={classes.tabs}>
      {nights.map((day) => (
        <Link
          key={day}
          to={to({ night: day })}
          replace
          preventScrollReset
          aria-current={day === night ? 'true' : undefined}
        >
          {formatDate(`${day}T12:00:00Z`, 'UTC')}
        </Link>
      ))}
    </nav>
  );
}

/** Instead of the nights where artists stand from A to Z: none of them is chosen there. */
export function AllNights() {
  return <p className={classes.all}>All nights, from A to Z</p>;
}

export function ViewSwitch({ view, to }: { view: View | undefined; to: ToAddress }) {
  return (
    <nav aria-label="View" className={classes.views}>
      {views.map(({ view: other, word, icon }) => (
        <Link
          key={other}
          to={to({ view: other })}
          replace
          preventScrollReset
          aria-current={other === view ? 'true' : undefined}
        >
          <Icon name={icon} size={18} />
          {word}
        </Link>
      ))}
    </nav>
  );
}

type FilterFieldsProps = { filter: Filter; stages: readonly Stage[]; onChange: (filter: Filter) => void };

export function FilterFields({ filter, stages, onChange }: FilterFieldsProps) {
  return (
    <search className={classes.filters}>
      <label className={classes.search}>
        <Icon name="search" size={18} />
        <input
          type="search"
          value={filter.search}
          placeholder="Artist or genre"
          aria-label="Search the timetable by artist or genre"
          onChange={(event) => onChange({ ...filter, search: event.target.value })}
        />
      </label>
      {stages.length > 1 && (
        <select
          aria-label="Stage"
          className={classes.stage}
          value={filter.stageId ?? ''}
          onChange={(event) =>
            onChange({ ...filter, stageId: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          <option value="">All stages</option>
          {stages.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </search>
  );
}
