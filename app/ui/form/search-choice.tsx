import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Field, type FieldProps } from '~/ui/form/field';
import classes from '~/ui/form/search-choice.module.css';
import { Icon } from '~/ui/icon/icon';
import { classNames } from '~/ui/page/class-names';

export type Found = { id: number; name: string; detail?: string };

type SearchChoiceProps = FieldProps & {
  name?: string;
  placeholder?: string;
  search: (text: string) => Promise<Found[]>;
  onChoose: (found: Found) => void;
  /** The last line of the list, for what is not there yet; `null` leaves it out. */
  create?: { label: (text: string) => string; act: (text: string) => void };
  disabled?: boolean;
  children?: ReactNode;
};

const pause = 150;

/** Finds one of many as one types: a combobox with a list below it. */
export function SearchChoice(props: SearchChoiceProps) {
  const { label, hint, error, optional, name, placeholder, search, onChoose, create, disabled } = props;
  const listId = useId();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found[] | null>(null);
  const [active, setActive] = useState(0);
  const searching = useRef(search);
  useEffect(() => {
    searching.current = search;
  });

  const wanted = text.trim();
  useEffect(() => {
    setFound(null);
    setActive(0);
    if (!wanted) return;
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await searching.current(wanted);
      if (current) setFound(answer);
    }, pause);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted]);

  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const isKnown = found?.some((one) => one.name.toLowerCase() === wanted.toLowerCase()) ?? false;
  const offersNew = create !== undefined && found !== null && !isKnown;
  const count = (found?.length ?? 0) + (offersNew ? 1 : 0);
  const open = wanted !== '' && found !== null;
  const choose = (place: number) => {
    const one = found?.[place];
    setText('');
    if (one) onChoose(one);
    else if (offersNew) create.act(wanted);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && text !== '') {
      // Only the list closes, not the dialog around it.
      event.preventDefault();
      event.stopPropagation();
      setText('');
      return;
    }
    if (!open || count === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((active + step + count) % count);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(active);
    }
  };
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {({ className, ...wiring }) => (
        <div className={classes.box}>
          <Icon name="search" size={18} />
          <input
            {...wiring}
            className={classNames(className, classes.input)}
            name={name}
            role="combobox"
            aria-expanded={open}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={open && count > 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            placeholder={placeholder}
            disabled={disabled}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <div
            id={listId}
            role="listbox"
            aria-label={label}
            className={classes.list}
            hidden={!open || count === 0}
          >
            {found?.map((one, place) => (
              <Option
                key={one.id}
                id={`${listId}-${place}`}
                active={place === active}
                onChoose={() => choose(place)}
              >
                <span>{one.name}</span>
                {one.detail && <small>{one.detail}</small>}
              </Option>
            ))}
            {offersNew && (
              <Option
                id={`${listId}-${count - 1}`}
                active={active === count - 1}
                onChoose={() => choose(count - 1)}
              >
                <span>{create.label(wanted)}</span>
              </Option>
            )}
          </div>
          <p className={classes.none} role="status">
            {open && count === 0 && 'Nothing found.'}
          </p>
        </div>
      )}
    </Field>
  );
}

type OptionProps = { id: string; active: boolean; onChoose: () => void; children: ReactNode };

/** Not focusable by itself: the field keeps the focus and names the active one. */
function Option({ id, active, onChoose, children }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={classes.option}
      // Before the field loses the focus.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
    >
      {children}
    </div>
  );
}
