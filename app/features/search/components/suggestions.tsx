import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { href, useLocation, useNavigate } from 'react-router';
import { pagePath } from '~/lib/page-path';
import type { SuggestionsState } from '~/ui/shell/search-field';
import { groupFound } from '../found';
import { NothingSuggested, SuggestionList } from './suggestion-list';
import { useSuggestions } from './use-suggestions';

type SuggestionsProps = {
  field: HTMLInputElement;
  listId: string;
  report: (state: SuggestionsState) => void;
};

/** Below the search field as one types: arrow keys walk along, Enter opens, Escape closes. */
export function Suggestions({ field, listId, report }: SuggestionsProps) {
  const navigate = useNavigate();
  const { key: place } = useLocation();
  const [text, setText] = useState(field.value);
  const [wanted, setWanted] = useState(document.activeElement === field);
  const [active, setActive] = useState(-1);
  const { found, isKnown } = useSuggestions(text);
  const groups = groupFound(found);
  const results = { words: text.trim(), path: `${href('/')}?${new URLSearchParams({ q: text.trim() })}` };
  const paths = groups.flatMap((group) => group.found.map(({ kind, id }) => pagePath(kind, id)));
  const open = wanted && paths.length > 0;
  if (open) paths.push(results.path);
  const activeId = open && active >= 0 ? `${listId}-${active}` : undefined;

  const tell = useEffectEvent(report);
  useEffect(() => tell({ open, active: activeId }), [open, activeId]);
  useEffect(() => () => tell({ open: false }), []);

  const close = () => {
    setWanted(false);
    setActive(-1);
  };
  // A page that opens, however it was reached, ends the search.
  const [placeBefore, setPlaceBefore] = useState(place);
  if (placeBefore !== place) {
    setPlaceBefore(place);
    close();
  }

  const onInput = useEffectEvent(() => {
    // The letter is in the field by itself; the list follows when no other key is waiting.
    startTransition(() => {
      setText(field.value);
      setWanted(true);
      setActive(-1);
    });
  });
  const onBlur = useEffectEvent(close);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && paths.length > 0) {
      event.preventDefault();
      setWanted(true);
      // One place more than there are: between the last and the first is the text itself.
      const places = paths.length + 1;
      setActive(open ? ((active + 1 + step + places) % places) - 1 : step > 0 ? 0 : paths.length - 1);
    } else if (event.key === 'Enter') {
      const path = open ? paths[active] : undefined;
      close();
      if (path === undefined) return;
      event.preventDefault();
      void navigate(path);
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  });
  useEffect(() => {
    const input = () => onInput();
    const blur = () => onBlur();
    const key = (event: KeyboardEvent) => onKey(event);
    field.addEventListener('input', input);
    field.addEventListener('blur', blur);
    field.addEventListener('keydown', key);
    return () => {
      field.removeEventListener('input', input);
      field.removeEventListener('blur', blur);
      field.removeEventListener('keydown', key);
    };
  }, [field]);

  if (open) return <SuggestionList {...{ groups, results, listId, active }} onTaken={close} />;
  return <NothingSuggested words={wanted && isKnown ? results.words : ''} />;
}
