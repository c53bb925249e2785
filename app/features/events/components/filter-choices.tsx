import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon/icon';
import type { IconName } from '~/ui/icon/paths';
import { priceLimitWords } from '../filter-words';
import classes from './filter-bar.module.css';

export type City = { city: string };
export type Genre = { id: number; name: string; parent_id: number | null };

const priceLimits = [0, 10, 20, 30, 50];

export function CityChoice({ city, cities }: { city: string | undefined; cities: City[] }) {
  const known = cities.map((one) => one.city);
  const all = city && !known.includes(city) ? [city, ...known] : known;
  return (
    <Choice icon="map-pin" label="City" name="city" value={city ?? ''}>
      <option value="">Any city</option>
      {all.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </Choice>
  );
}

/** Families of genres together: choosing the head of one finds them all. */
export function GenreChoice({ genre, genres }: { genre: number | undefined; genres: Genre[] }) {
  const childrenOf = (id: number) => genres.filter(({ parent_id }) => parent_id === id);
  const heads = genres.filter(({ parent_id }) => parent_id === null);
  const option = ({ id, name }: Genre) => (
    <option key={id} value={id}>
      {name}
    </option>
  );
  return (
    <Choice icon="disc" label="Genre" name="genre" value={String(genre ?? '')}>
      <option value="">Any genre</option>
      {heads.map((head) => {
        const children = childrenOf(head.id);
        if (children.length === 0) return option(head);
        return (
          <optgroup key={head.id} label={head.name}>
            <option value={head.id}>All {head.name}</option>
            {children.map(option)}
          </optgroup>
        );
      })}
    </Choice>
  );
}

export function PriceChoice({ maximum }: { maximum: number | undefined }) {
  const limits =
    maximum === undefined || priceLimits.includes(maximum)
      ? priceLimits
      : [...priceLimits, maximum].sort((a, b) => a - b);
  return (
    <Choice icon="coupon" label="Price" name="max" value={String(maximum ?? '')}>
      <option value="">Any price</option>
      <optgroup label="In the event’s currency">
        {limits.map((limit) => (
          <option key={limit} value={limit}>
            {priceLimitWords(limit)}
          </option>
        ))}
      </optgroup>
    </Choice>
  );
}

type ChoiceProps = { icon: IconName; label: string; name: string; value: string; children: ReactNode };

/** The browser's own list: the best there is under a thumb, and it works before any script. */
export function Choice({ icon, label, name, value, children }: ChoiceProps) {
  return (
    <span className={classes.choice}>
      <Icon name={icon} size={18} />
      <select
        className={classes.pill}
        name={name}
        aria-label={label}
        value={value}
        // The form hears of every change (filter-bar.tsx).
        onChange={() => undefined}
        data-chosen={value !== '' || undefined}
      >
        {children}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
