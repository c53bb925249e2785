import { useEffect, useRef } from 'react';
import classes from '~/ui/form/error-summary.module.css';

type ErrorSummaryProps = {
  /** Name of the field → what is wrong with it. */
  errors: Record<string, string | undefined>;
  title?: string;
};

/** Inside the form, first. Takes the focus whenever new errors arrive, and leads to each field. */
export function ErrorSummary({ errors, title = 'Please look at this again:' }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const found = Object.entries(errors).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const signature = found.map((entry) => entry.join(':')).join('|');

  useEffect(() => {
    if (signature) summary.current?.focus();
  }, [signature]);

  if (found.length === 0) return null;
  const goTo = (name: string) => {
    const field = summary.current?.closest('form')?.elements.namedItem(name);
    const target = field instanceof RadioNodeList ? field[0] : field;
    if (target instanceof HTMLElement) target.focus();
  };
  return (
    <div ref={summary} className={classes.summary} role="alert" tabIndex={-1}>
      <p className={classes.title}>{title}</p>
      <ul className={classes.list}>
        {found.map(([name, words]) => (
          <li key={name}>
            <button type="button" onClick={() => goTo(name)}>
              {words}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
