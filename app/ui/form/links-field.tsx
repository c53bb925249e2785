import { useId } from 'react';
import { Button } from '~/ui/button/button';
import { IconButton } from '~/ui/button/icon-button';
import fieldClasses from '~/ui/form/field.module.css';
import classes from '~/ui/form/links-field.module.css';
import { TextField } from '~/ui/form/text-field';
import { tidyAddress } from '~/ui/form/tidy-address';
import { Icon } from '~/ui/icon/icon';

type Link = { label: string; url: string };

type LinksFieldProps = {
  value: Link[];
  onChange: (links: Link[]) => void;
  most: number;
  error?: string | undefined;
  disabled?: boolean;
};

/** Links out of the page, each with the name that people read. */
export function LinksField({ value, onChange, most, error, disabled }: LinksFieldProps) {
  const id = useId();
  // Two links may be the same while they are typed: only their places tell them apart.
  const keys = value.map((_, place) => `link ${place}`);
  const set = (place: number, changes: Partial<Link>) =>
    onChange(value.map((link, at) => (at === place ? { ...link, ...changes } : link)));
  const tidy = (place: number, link: Link) => {
    const url = tidyAddress(link.url);
    const label = link.label || (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '');
    if (url !== link.url || label !== link.label) set(place, { url, label: label.slice(0, 40) });
  };
  return (
    <fieldset
      className={classes.links}
      aria-describedby={error ? `${id}-error` : undefined}
      disabled={disabled}
    >
      <legend className={classes.legend}>Links</legend>
      {value.length > 0 && (
        <ul className={classes.list}>
          {value.map((link, place) => (
            <li key={keys[place]}>
              <TextField
                label={`Address of link ${place + 1}`}
                name={place === 0 ? 'links' : undefined}
                type="url"
                inputMode="url"
                placeholder="https://"
                maxLength={300}
                value={link.url}
                onChange={(event) => set(place, { url: event.currentTarget.value })}
                onBlur={() => tidy(place, link)}
              />
              <TextField
                label="Name"
                placeholder="Tickets, Instagram …"
                maxLength={40}
                value={link.label}
                onChange={(event) => set(place, { label: event.currentTarget.value })}
              />
              <IconButton
                icon="trash"
                label={`Remove link ${place + 1}`}
                onClick={() => onChange(value.filter((_, at) => at !== place))}
              />
            </li>
          ))}
        </ul>
      )}
      {error && (
        <p id={`${id}-error`} className={fieldClasses.error} role="alert">
          <Icon name="warning" size={16} />
          {error}
        </p>
      )}
      {value.length < most && (
        <Button
          kind="secondary"
          size="sm"
          icon="plus"
          className={classes.add}
          onClick={() => onChange([...value, { label: '', url: '' }])}
        >
          Add a link
        </Button>
      )}
    </fieldset>
  );
}
