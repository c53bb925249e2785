import { useEffect, useRef } from 'react';
import { Button } from '~/ui/button/button';
import { Icon } from '~/ui/icon/icon';
import { whenWords } from '../filter-words';
import type { Filters } from '../filters';
import classes from './filter-bar.module.css';

type When = Filters['when'];

const choices = [undefined, 'tonight', 'weekend', 'week'] as const;

/** Tonight, the weekend, or dates of one's own. A sheet on phones, a panel on wide screens. */
export function WhenChoice({ when }: { when: When }) {
  const details = useRef<HTMLDetailsElement>(null);
  useDismissal(details);
  const close = () => details.current?.removeAttribute('open');
  const range = typeof when === 'object' ? when : undefined;
  return (
    <details ref={details} className={classes.details}>
      <summary className={classes.pill} data-chosen={when !== undefined || undefined}>
        <Icon name="calendar" size={18} />
        {whenWords(when)}
        <Icon name="chevron-down" size={16} />
      </summary>
      <fieldset className={classes.panel}>
        <legend className={classes.title}>When</legend>
        <div className={classes.quick}>
          {choices.map((choice) => (
            <label
              key={choice ?? 'any'}
              className={classes.pill}
              data-chosen={(when === choice && choice !== undefined) || undefined}
            >
              <input
                type="radio"
                name="when"
                value={choice ?? ''}
                className={classes.hidden}
                checked={when === choice}
                onChange={close}
              />
              {whenWords(choice)}
            </label>
          ))}
        </div>
        <div className={classes.dates} key={`${range?.from} ${range?.to}`}>
          <label>
            From
            <input type="date" name="from" defaultValue={range?.from} />
          </label>
          <label>
            To
            <input type="date" name="to" defaultValue={range?.to} />
          </label>
        </div>
        <Button type="submit" kind="secondary" full onClick={() => setTimeout(close)}>
          Show these dates
        </Button>
      </fieldset>
    </details>
  );
}

/** Escape and a press anywhere else close it, as people expect of a menu. */
function useDismissal(details: React.RefObject<HTMLDetailsElement | null>): void {
  useEffect(() => {
    const onPress = (event: PointerEvent) => {
      const element = details.current;
      if (element?.open && event.target instanceof Node && !element.contains(event.target))
        element.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      const element = details.current;
      if (event.key !== 'Escape' || !element?.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [details]);
}
