import { type KeyboardEvent, type ReactNode, useId } from 'react';
import classes from './tabs.module.css';

type Tab<Name extends string> = {
  name: Name;
  label: string;
  count?: number;
  isBad?: boolean;
  content: ReactNode;
};

type TabsProps<Name extends string> = {
  label: string;
  tabs: readonly Tab<Name>[];
  value: Name;
  onChange: (name: Name) => void;
};

/** Panels of which one is seen; the arrow keys go from tab to tab. */
export function Tabs<Name extends string>({ label, tabs, value, onChange }: TabsProps<Name>) {
  const id = useId();
  const step = (event: KeyboardEvent, at: number) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const next = by && tabs[(at + by + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  const shown = tabs.find(({ name }) => name === value);
  return (
    <>
      <div className={classes.tabs} role="tablist" aria-label={label}>
        {tabs.map(({ name, label: words, count = 0, isBad }, at) => (
          <button
            key={name}
            id={`${id}-${name}`}
            type="button"
            role="tab"
            aria-selected={name === value}
            aria-controls={`${id}-panel`}
            tabIndex={name === value ? 0 : -1}
            onClick={() => onChange(name)}
            onKeyDown={(event) => step(event, at)}
          >
            {words}
            {count > 0 && (
              <span className={classes.count} data-bad={isBad || undefined}>
                {count}
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className={classes.panel}
        role="tabpanel"
        aria-labelledby={`${id}-${value}`}
        tabIndex={-1}
      >
        {shown?.content}
      </div>
    </>
  );
}
