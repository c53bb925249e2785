import { type ComponentType, useId, useState } from 'react';
import { Form, href, useSearchParams } from 'react-router';
import { Icon } from '~/ui/icon/icon';
import classes from '~/ui/shell/search-field.module.css';

export const searchFieldId = 'search';

/** Whether suggestions are shown, and the id of the one that Enter would take. */
export type SuggestionsState = { open: boolean; active?: string | undefined };

export type Suggestions = ComponentType<{
  field: HTMLInputElement;
  listId: string;
  report: (state: SuggestionsState) => void;
}>;

type SearchFieldProps = {
  /** Fetched when somebody begins to search: no page needs their code before. */
  loadSuggestions?: (() => Promise<Suggestions>) | undefined;
};

/** Works without script: a plain GET of the Discover page with `q`. */
export function SearchField({ loadSuggestions }: SearchFieldProps) {
  const [params] = useSearchParams();
  const asked = params.get('q') ?? '';
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [loaded, setLoaded] = useState<{ Suggestions: Suggestions }>();
  const [{ open, active }, report] = useState<SuggestionsState>({ open: false });
  const listId = useId();
  const wake = () => {
    if (loaded) return;
    // Without them the field still searches; the next key asks again.
    loadSuggestions?.().then(
      (Suggestions) => setLoaded({ Suggestions }),
      () => undefined,
    );
  };
  return (
    <Form role="search" aria-label="Limelight" method="get" action={href('/')} className={classes.form}>
      <Icon name="search" size={18} className={classes.icon} />
      <input
        // A new search elsewhere on the page must show here as well.
        key={asked}
        ref={setField}
        id={searchFieldId}
        className={classes.input}
        type="search"
        name="q"
        defaultValue={asked}
        placeholder="Events, artists, venues"
        aria-label="Search events, artists and venues"
        autoComplete="off"
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-activedescendant={active}
        onFocus={wake}
        onInput={wake}
      />
      {loaded && field && <loaded.Suggestions field={field} listId={listId} report={report} />}
    </Form>
  );
}
