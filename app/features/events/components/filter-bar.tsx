import { type FormEvent, startTransition, useOptimistic } from 'react';
import { Form, href, useNavigate, useNavigation } from 'react-router';
import { afterPaint } from '~/lib/after-paint';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { type Filters, filtersPath, parseFilters } from '../filters';
import classes from './filter-bar.module.css';
import { type City, CityChoice, type Genre, GenreChoice, PriceChoice } from './filter-choices';
import { NearChoice } from './near-choice';
import { WhenChoice } from './when-choice';

type FilterBarProps = { filters: Filters; cities: City[]; genres: Genre[] };

/** What narrows the list down, all in the address. Without script it is a form with a button. */
export function FilterBar({ filters: current, cities, genres }: FilterBarProps) {
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  // The choice shows at once, not when its list has come, and before anything else is done about it.
  const [chosen, show] = useOptimistic<Filters | null>(null);
  const onTheWay = next?.pathname === href('/') ? parseFilters(new URLSearchParams(next.search)) : null;
  const filters = chosen ?? onTheWay ?? current;
  const open = (wanted: Filters) =>
    startTransition(async () => {
      show(wanted);
      await afterPaint();
      await navigate(filtersPath(wanted), { preventScrollReset: true });
    });
  const apply = (form: HTMLFormElement, changed?: string) => {
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const params = new URLSearchParams(fields);
    // Whoever chooses a night by name means that one, not the dates from before.
    if (changed === 'when') for (const name of ['from', 'to']) params.delete(name);
    open(parseFilters(params));
  };

  return (
    <Form
      method="get"
      action={href('/')}
      className={classes.bar}
      aria-label="Filter events"
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget);
      }}
      onChange={(event: FormEvent<HTMLFormElement>) => {
        const { target } = event;
        if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
        // Dates are typed in parts; they count when somebody says so.
        if (target.type !== 'date') apply(event.currentTarget, target.name);
      }}
    >
      {filters.search && <input type="hidden" name="q" value={filters.search} />}
      <WhenChoice when={filters.when} />
      <CityChoice city={filters.city} cities={cities} />
      <GenreChoice genre={filters.genre} genres={genres} />
      <PriceChoice maximum={filters.maximum} />
      <NearChoice near={filters.near} onFound={(near) => open({ ...filters, near })} />
      <label className={classes.pill} data-chosen={filters.available || undefined}>
        <input
          type="checkbox"
          name="available"
          value="1"
          className={classes.hidden}
          checked={filters.available}
          readOnly
        />
        <Icon name="ticket" size={18} />
        Still available
      </label>
      <span className={classes.apply}>
        <Button type="submit">Apply</Button>
      </span>
    </Form>
  );
}
